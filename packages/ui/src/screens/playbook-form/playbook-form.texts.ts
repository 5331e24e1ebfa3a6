import { inCredits } from "../../internal/in-credits.ts";

/** When the playbook runs by itself. */
const automation = {
  title: "Run automatically",
  enabled: "Run for each new item that matches",
  enabledHint:
    "Runs act as you. Every change waits for your approval in the inbox, for up to 3 days.",
  source: "Source",
  anySource: "Any source",
  priority: "Priority at least",
  anyPriority: "Any priority",
  priorities: { low: "Low", medium: "Medium", high: "High", critical: "Critical" },
  titleWords: "Words in the title",
  titleWordsHint: "All of these words, in any order. Leave empty for any title.",
  dailyLimit: "Daily limit",
  dailyLimitHint: (credits: string | null) =>
    credits === null
      ? "In credits. Runs that could exceed it don't start."
      : `In credits. One run can cost up to ${credits}. Runs that could exceed the limit don't start.`,
  dailyLimitMissing: "Enter a daily limit in credits.",
  dailyLimitWrong: "Enter a number from 1 to 100,000.",
  model: "Model",
  modelHint: "Answers its runs.",
  plannerInstead: "Not set up: the built-in planner answers",
  maxToolCalls: "Max tool calls",
  connections: "Connections",
  noConnections: "You have no connections yet, so its runs can only answer.",
  matches: (matching: number, open: number) =>
    open === 0
      ? "You have no open items of this kind now."
      : `${matching} of your ${open} open ${open === 1 ? "item" : "items"} would match now.`,
  matchesNote: "It runs only for items that arrive from now on.",
  paused: "Switched off",
  limited: "Daily limit reached",
  limitedNote: "Items that arrive before tomorrow, 00:00 UTC, are left to you.",
  spent: (spent: string, limit: string) => `${spent} of ${inCredits(limit)} used today.`,
  lastRun: "Last automatic run:",
  neverRan: "It has not run automatically yet.",
} as const;

/** Texts of the form of a playbook. */
export const playbookFormTexts = {
  create: "Create Playbook",
  edit: "Edit Playbook",
  toPlaybooks: "My Playbooks",
  name: "Name",
  nameMissing: "Enter a name.",
  description: "Description",
  target: "Applies To",
  template: "Prompt template",
  templateMissing: "Enter a prompt template.",
  templateHint:
    "Placeholders such as {{ inbox_item.title }}, {{ inbox_item.payload.<field> }}, and {{ knowledge_files }} are filled for each inbox item. Type {{ to choose one.",
  insert: "Insert",
  more: "More fields",
  placeholders: "Placeholders",
  knowledge: "Knowledge files",
  chosen: (count: number, all: number) =>
    `${count} of ${all} selected. Name them in the template as {{ knowledge_files }}.`,
  noFiles: "You have no uploaded files. Upload one in a chat to use it here.",
  filter: "Filter files",
  noneMatch: (query: string) => `No file matches “${query}”.`,
  problemAt: (line: number, column: number) => `Line ${line}, column ${column}:`,
  problems: "Template problems",
  didYouMean: "Did you mean",
  cancel: "Cancel",
  save: "Save Playbook",
  saved: "Playbook saved successfully!",
  preview: "Preview",
  previewFor: "Preview for",
  chooseItem: "Choose an inbox item",
  noItems: "No inbox item of this kind yet. The preview appears once there is one.",
  pickItem: "Choose an inbox item to see the prompt that the agent gets.",
  filled: (count: number, all: number) => `${count} of ${all} placeholders filled`,
  noPlaceholders: "This template has no placeholders.",
  run: "Run in Chat",
  rehearse: "Rehearse",
  rehearseHint:
    "A rehearsal only reads, and shows what the agent would change. It costs credits like any run.",
  rehearseDraft: "Rehearse Draft",
  rehearseDraftHint:
    "Opens the prompt above in a new tab, as a rehearsal that only reads and costs credits like any run. Save the playbook to run it.",
  saveToRun: "Save the playbook to run or rehearse it.",
  rehearsal: "Rehearsal",
  lastRuns: "Last Runs",
  noRuns: "This playbook has not run yet.",
  runOf: "Inbox item",
  runAt: "Started",
  runState: "Status",
  runCredits: "Credits",
  goneItem: "A deleted item",
  runStates: {
    running: "Running",
    waiting: "Waiting for you",
    finished: "Finished",
    stopped: "Stopped",
    failed: "Failed",
  },
  automatic: "Automatic",
  approvals: {
    pending: (count: number) => (count === 1 ? "1 approval waiting" : `${count} approvals waiting`),
    approved: (count: number) => `${count} approved`,
    denied: (count: number) => `${count} denied`,
    undecided: (count: number) => `${count} not decided in time`,
  },
  automation,
  versions: "EARLIER VERSIONS",
  compare: "Compare",
  restore: "Restore",
  lineIs: { added: "Added: ", removed: "Removed: " },
  updating: "Updating the preview",
  untrusted: "Inbox items are untrusted",
  untrustedNote:
    "Runs of this playbook ask before every change, even for tools you allowed to run without asking.",
  notFound: (id: string) => `Playbook with ID ${id} not found.`,
} as const;
