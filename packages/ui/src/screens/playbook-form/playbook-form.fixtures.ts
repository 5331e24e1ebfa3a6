import { readyMade } from "../playbooks/playbooks.fixtures.ts";
import type {
  AutomationChoices,
  AutomationDraft,
  KnowledgeFile,
  PlaybookFormData,
  PlaybookRun,
  TemplatePreview,
  TemplateProblem,
} from "./playbook-form.types.ts";

export const files: readonly KnowledgeFile[] = [
  { id: "f-1", filename: "delivery-policy.xlsx", bytes: 18_432 },
  { id: "f-2", filename: "wholesale-terms-2026.xlsx", bytes: 86_016 },
  { id: "f-3", filename: "credit-limits.csv", bytes: 12_288 },
];

export const manyFiles: readonly KnowledgeFile[] = Array.from({ length: 30 }, (_, index) => ({
  id: `f-${index + 1}`,
  filename: `price-list-of-wholesale-customers-${2000 + index}.xlsx`,
  bytes: (index + 10) * 1024,
}));

const fields = [
  { name: "inbox_item.title", description: "Title" },
  { name: "inbox_item.description", description: "Description" },
  { name: "inbox_item.priority", description: "Priority" },
  { name: "inbox_item.from_address", description: "Sender" },
  { name: "inbox_item.email_date", description: "Date" },
  { name: "inbox_item.distilled_content", description: "Summary" },
  { name: "knowledge_files", description: "Knowledge files" },
];

export const template = `Draft a reply to {{ inbox_item.from_address }} about
{{ inbox_item.title }}.

What they wrote, in short:
{{ inbox_item.distilled_content | trim }}

Before you write:
1. Read the order in QuickBooks and the shipment status.
2. Look up the credit in {{ knowledge_files['delivery-policy.xlsx'] }}.

Write at most 120 words. Apologize once. Give one date, never a range.`;

const off: AutomationDraft = {
  enabled: false,
  source: "",
  priority: "",
  titleWords: "",
  dailyLimit: "",
  maxToolCalls: 3,
  model: "openai:gpt-4o",
  connections: ["c-1", "c-2"],
};

const choices: AutomationChoices = {
  sources: [
    { id: "s-1", name: "Gmail, accounts@haldencoffee.example" },
    { id: "s-2", name: "Gmail, orders@haldencoffee.example" },
  ],
  connections: [
    { id: "c-1", name: "Tasks – Halden Coffee", plugin: "tasks", logoUrl: null },
    { id: "c-2", name: "QuickBooks – Halden Coffee", plugin: "quickbooks", logoUrl: null },
    { id: "c-3", name: "Gmail, accounts@haldencoffee.example", plugin: "gmail", logoUrl: null },
  ],
  models: [
    { id: "openai:gpt-4o", available: true },
    { id: "halden:qwen3-32b", name: "Qwen 3, 32B", available: false },
  ],
  runCost: (maxToolCalls) => maxToolCalls + 5,
  matches: null,
  status: null,
};

export const created: PlaybookFormData = {
  mode: "create",
  id: "new",
  initial: {
    name: "",
    description: "",
    target: "email",
    template: "",
    knowledge: [],
    automation: off,
  },
  files,
  problems: [],
  fields,
  readyMade,
  automation: choices,
};

export const runs: readonly PlaybookRun[] = [
  {
    id: "r-3",
    href: "/switchboard-chat/s-3",
    title: "Order 87404, where is it?",
    at: "2026-11-12T09:41:00Z",
    state: "waiting",
    credits: 6.2,
    automatic: true,
    approvals: { pending: 1, approved: 1, denied: 0, undecided: 0 },
  },
  {
    id: "r-2",
    href: "/switchboard-chat/s-2",
    title: "Pallet for Oakline left Lisbon late",
    at: "2026-11-09T15:02:00Z",
    state: "finished",
    credits: 5.8,
    rehearsal: true,
  },
  {
    id: "r-1",
    href: "/switchboard-chat/s-1",
    title: null,
    at: "2026-11-03T08:15:00Z",
    state: "failed",
    credits: 0,
  },
];

export const edited: PlaybookFormData = {
  ...created,
  mode: "edit",
  id: "p-1",
  initial: {
    name: "Late delivery reply",
    description: "Apologize, give one firm date, and offer the credit our policy allows.",
    target: "email",
    template,
    knowledge: ["f-1", "f-2"],
    automation: off,
  },
  readyMade: [],
  runs,
};

/** A playbook that runs by itself. */
export const automatic: PlaybookFormData = {
  ...edited,
  initial: {
    ...edited.initial,
    automation: {
      ...off,
      enabled: true,
      source: "s-1",
      priority: "high",
      titleWords: "late delivery",
      dailyLimit: "50",
    },
  },
  automation: {
    ...choices,
    matches: { matching: 3, open: 12 },
    status: {
      pausedReason: null,
      limitedUntil: null,
      spentToday: 12.4,
      dailyLimit: 50,
      lastRun: { href: "/switchboard-chat/s-3", at: "2026-11-12T09:41:00Z" },
    },
  },
};

export const unknownPlaceholder: TemplateProblem = {
  line: 9,
  column: 26,
  placeholder: "inbox_item.promise_date",
  problem: "inbox_item.promise_date does not exist for email.",
  suggestion: "inbox_item.email_date",
  refused: true,
};

const none = { placeholder: null, filled: true };

export const preview: TemplatePreview = {
  items: [
    { id: "i-1", title: "Late delivery, third time this month" },
    { id: "i-2", title: "Order 87404, where is it?" },
  ],
  itemId: "i-1",
  result: {
    kind: "ready",
    parts: [
      { text: "Draft a reply to ", ...none },
      { text: "«sofia@marlowfinch.example»", placeholder: "inbox_item.from_address", filled: true },
      { text: " about\n", ...none },
      {
        text: "«Late delivery, third time this month»",
        placeholder: "inbox_item.title",
        filled: true,
      },
      { text: ".\n\nWhat they wrote, in short:\n", ...none },
      {
        text: "«Order 88213 was promised for 17 November and has not arrived. Earlier delays: 86950 and 87404. She asks for delivery before Saturday 08:00 and a credit for the third delay.»",
        placeholder: "inbox_item.distilled_content",
        filled: true,
      },
      {
        text: "\n\nBefore you write:\n1. Read the order in QuickBooks and the shipment status.\n2. Look up the credit in ",
        ...none,
      },
      {
        text: "[knowledge_files['delivery-policy.xlsx'] has no value]",
        placeholder: "knowledge_files['delivery-policy.xlsx']",
        filled: false,
      },
      {
        text: ".\n\nWrite at most 120 words. Apologize once. Give one date, never a range.",
        ...none,
      },
    ],
  },
  onItemChange: () => undefined,
};
