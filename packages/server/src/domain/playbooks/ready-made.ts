import type { Playbook } from "./ports.ts";

/** A playbook that people can start from. */
export type ReadyMade = Pick<Playbook, "id" | "name" | "targetSourceType" | "promptTemplate"> & {
  readonly description: string;
};

/** The ready-made playbooks. Each uses only fields that every item of its source has. */
export const readyMade: readonly ReadyMade[] = [
  {
    id: "reply-to-a-customer",
    name: "Reply to a customer",
    description: "Answers every question in an email, and asks for what is missing.",
    targetSourceType: "email",
    promptTemplate: `Draft a reply to this email. Do not send it before I have read it.

From: {{ inbox_item.from_address }}
Subject: {{ inbox_item.email_subject | default('(no subject)') }}

{{ inbox_item.original_body | default('(no text)') | trim | truncate(6000) }}

Before you write, look up what the email is about in my connected apps and files.
Answer every question. If something is missing, ask for it instead of guessing.
Write at most 150 words, friendly and plain, in the language of the email.`,
  },
  {
    id: "turn-an-email-into-tasks",
    name: "Turn an email into tasks",
    description: "Lists what is asked of you, and by when, and adds it to your tasks.",
    targetSourceType: "email",
    promptTemplate: `Find out what this email asks of me.

From: {{ inbox_item.from_address }}
Sent: {{ inbox_item.email_date | default('unknown') }}
Subject: {{ inbox_item.email_subject | default('(no subject)') }}

{{ inbox_item.original_body | default('(no text)') | trim | truncate(6000) }}

List each request in one line: what to do, by when, and for whom. Leave out what is only for information.
Then create one task for each line, with its due date where one is named.`,
  },
  {
    id: "triage-an-issue",
    name: "Triage an issue",
    description: "Looks for duplicates, and suggests a priority and an assignee.",
    targetSourceType: "jira",
    promptTemplate: `Triage this issue. Only read; change nothing.

{{ inbox_item.payload.key | default('Issue') }}: {{ inbox_item.title }}
Status: {{ inbox_item.payload.status | default('unknown') }}
Assignee: {{ inbox_item.payload.assignee | default('nobody') }}

{{ inbox_item.description | default('(no description)') | truncate(6000) }}

1. Search for open issues about the same problem and name the three closest.
2. Suggest a priority, with the reason in one sentence.
3. Suggest who should take it, judging by who solved similar issues.
4. List what the report leaves out and we have to ask for.`,
  },
  {
    id: "report-the-status-of-an-issue",
    name: "Report the status of an issue",
    description: "Sums up where an issue stands for people outside the team.",
    targetSourceType: "jira",
    promptTemplate: `Write a status report on {{ inbox_item.payload.key | default('this issue') }}, {{ inbox_item.title }}, for people outside the team.

Status: {{ inbox_item.payload.status | default('unknown') }}
Assignee: {{ inbox_item.payload.assignee | default('nobody') }}
Link: {{ inbox_item.payload.url | default('none') }}

{{ inbox_item.description | default('(no description)') | truncate(6000) }}

Read the comments first. Then write three short paragraphs without jargon: what happened, what is being done, and what comes next and when.
If no date is known, say so.`,
  },
  {
    id: "check-an-unusual-row",
    name: "Check an unusual row",
    description: "Explains why a row stands out, and what to do about it.",
    targetSourceType: "data_condition",
    promptTemplate: `A row of my data met a condition that I watch for:

{{ inbox_item.title }}
{{ inbox_item.description | default('') }}

The row: {{ inbox_item.payload | truncate(4000) }}

1. Compare it with the other rows of the same file: what is usual, and how far off is this one?
2. Name the most likely reason, and how I can check it.
3. Suggest one next step. Change nothing.`,
  },
  {
    id: "plan-a-task",
    name: "Plan a task",
    description: "Breaks a task into steps that you can start today.",
    targetSourceType: "manual",
    promptTemplate: `Plan this task.

Task: {{ inbox_item.title }}
Priority: {{ inbox_item.priority }}
Due: {{ inbox_item.payload.due_date | default('no date') }}

{{ inbox_item.description | default('(no description)') }}

Break it into at most seven steps that take less than an hour each, in order.
For each step, say what I need and who has to be asked. If the due date is too close, say what to leave out.`,
  },
];
