import type { FactRow } from "./fact-table.types.ts";

/** What the agent learned about a person. */
export const learned: readonly FactRow[] = [
  { id: "f-1", key: "Preferred language", value: "Portuguese in speech, English in writing" },
  { id: "f-2", key: "Invoices", value: "Groups reminders by owner; never writes before Tuesday" },
  { id: "f-3", key: "Warehouse", value: "Chiado" },
];

/** Details about a person, under fixed keys. */
export const details: readonly FactRow[] = [
  { id: "d-1", key: "Name", value: "Maya Halden" },
  { id: "d-2", key: "Role", value: "Head of accounts" },
  { id: "d-3", key: "Time zone", value: "" },
];

/** Details of an inbox item. */
export const itemFacts: readonly FactRow[] = [
  { id: "i-1", key: "Priority", value: "High" },
  { id: "i-2", key: "Status", value: "Open" },
  { id: "i-3", key: "Source", value: "Accounts mailbox" },
  { id: "i-4", key: "Received", value: "20 November 2026, 14:52" },
];
