import type { CreditLimitsView, CreditsState, LedgerRow } from "./credits.types.ts";
import { noFilter } from "./ledger-filters.tsx";

type Ready = Extract<CreditsState, { kind: "ready" }>;

const chat = {
  id: "s-1",
  title: "What is the total amount by region?",
  href: "/switchboard-chat/s-1",
};
const plain = { chat: null, model: null, tools: [] };

export const rows: readonly LedgerRow[] = [
  {
    id: "5",
    date: "2026-11-20T09:31:00Z",
    cause: "18,204 tokens of openai:gpt-4o",
    chat,
    model: "openai:gpt-4o",
    tools: [],
    tokens: [
      {
        model: "openai:gpt-5.2",
        name: "GPT-4o",
        input: 16_000,
        cached: 9000,
        output: 2204,
        reasoning: 640,
        prices: { input: 175, cached: 17.5, output: 1400 },
        credits: 5.21,
      },
    ],
    credits: -5.21,
    balance: 6691.79,
  },
  {
    id: "4",
    date: "2026-11-20T09:31:00Z",
    cause: "3 tool calls",
    chat,
    model: "openai:gpt-4o",
    tools: ["query_data", "search_issues"],
    credits: -3,
    balance: 6697,
  },
  {
    id: "3",
    date: "2026-11-14T16:02:00Z",
    cause: "Starter Pack",
    ...plain,
    credits: 1200,
    balance: 6700,
  },
  {
    id: "2",
    date: "2026-11-12T09:00:00Z",
    cause: "Monthly credits, Professional",
    ...plain,
    credits: 5000,
    balance: 5500,
  },
  {
    id: "1",
    date: "2026-11-03T09:00:00Z",
    cause: "Monthly credits, Free",
    ...plain,
    credits: 500,
    balance: 500,
  },
];

export const ready: Ready = {
  kind: "ready",
  funds: { balance: 6691.79, monthly: 5491.79, monthEndsAt: "2026-12-12T09:00:00Z" },
  filter: noFilter,
  chats: [
    { id: "s-1", title: "What is the total amount by region?" },
    { id: "s-2", title: "Reply to Marlow & Finch" },
  ],
  rows,
  older: "none",
};

export const limits: CreditLimitsView = {
  daily: null,
  perRun: null,
  perRunDefault: 25,
  spentToday: 8.21,
  member: null,
  save: { kind: "idle" },
};

export const manyLong: readonly LedgerRow[] = Array.from({ length: 60 }, (_, index) => ({
  id: `long-${index}`,
  date: "2026-11-20T09:31:00Z",
  cause: `${index + 1} tool calls of a run that looked for what does not match in all invoices of the quarter`,
  chat: {
    id: "s-9",
    title: "Quarterly-supplier-reconciliation-and-escalation".repeat(2),
    href: "/switchboard-chat/s-9",
  },
  model: "google:gemini-1.5-flash-latest",
  tools: ["list_invoices", "search_customers_by_external_identifier", "query_data"],
  credits: -1234567.89,
  balance: 9876543.21,
}));
