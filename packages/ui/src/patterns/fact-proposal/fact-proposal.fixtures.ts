import type { FactOrigin, FactProposalState, FactProposalView } from "./types.ts";

export const fiscalYear: FactProposalView = {
  id: "f-1",
  key: "Fiscal year",
  value: "starts in July",
};

export const waiting: FactProposalState = { ...fiscalYear, state: "proposed", current: null };

export const fromChat: FactOrigin = {
  chat: { title: "Figures of the third quarter", href: "/ui/chat/s-1" },
  day: "2026-11-19T09:30:00.000Z",
};

/** As long as a profile takes them, with words that do not break. */
export const longFact: FactProposalView = {
  id: "f-2",
  key: "supplier-reconciliation-and-escalation-rules".repeat(2),
  value:
    "Reads the invoice, the delivery and the agreed terms, names what does not match, and asks for one date and one amount. ".repeat(
      6,
    ),
};
