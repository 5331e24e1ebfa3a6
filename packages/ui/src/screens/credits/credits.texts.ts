import { inCredits } from "../../internal/in-credits.ts";
import type { LedgerKind } from "./credits.types.ts";

/** Texts of the page of credits. */
export const creditsTexts = {
  title: "Credits",
  intro: "Every credit that came in or was spent. The balance is the sum of all lines.",
  pricing: "Get more credits",
  balance: "Balance",
  monthly: "Monthly credits",
  expires: (date: string) => `Expire on ${date}`,
  spentFirst: "Spent first",
  lasting: "Never expire",
  lastingHint: "From packs; spent last",
  limits: {
    title: "Limits",
    today: (credits: string) =>
      `You have used ${inCredits(credits)} today. Days start at midnight UTC.`,
    member: (organization: string, daily: string, spent: string, owner: string) =>
      `${organization} allows each member ${daily} shared credits a day, of which you have used ${spent}. ${owner} can raise this.`,
    daily: "Daily limit",
    dailyHint: "Runs that could exceed this don't start. Leave empty for no limit.",
    perRun: "Limit per run",
    perRunHint: (credits: string) =>
      `A run that reaches this asks before it continues. Defaults to ${credits}.`,
    invalid: "Enter a number of credits from 1 to 1,000,000, or leave it empty.",
    save: "Save limits",
    saved: "Limits saved.",
    failed: "The limits could not be saved. Try again.",
  },
  filters: "Filter",
  kind: "Show",
  kinds: {
    settled: "Spent and added",
    spent: "Spent",
    added: "Added",
    held: "Held for runs",
  } satisfies Record<LedgerKind, string>,
  chat: "Chat",
  anyChat: "All chats",
  from: "From",
  until: "To",
  clear: "Clear filter",
  export: "Export CSV",
  table: "Ledger",
  columns: {
    date: "Date",
    what: "Activity",
    chat: "Chat",
    credits: "Credits",
    balance: "Balance",
  },
  empty: "Nothing has been spent yet.",
  emptyHint: "Each run adds a line for its tool calls, and one for the tokens of a paid model.",
  filtered: "No lines match the filter.",
  older: "Show older",
  olderFailed: "The older lines could not be loaded. Try again.",
  loginRequired: "You must be logged in to view your credits.",
} as const;
