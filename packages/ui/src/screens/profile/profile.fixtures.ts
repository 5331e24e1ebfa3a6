import {
  fiscalYear,
  fromChat,
  longFact,
} from "../../patterns/fact-proposal/fact-proposal.fixtures.ts";
import type { ProfileFacts, ProfileReady } from "./profile.types.ts";

export const details: ProfileFacts = [
  ["Name", "Maya Halden"],
  ["Role", "Head of accounts"],
  ["Company", "Halden Coffee"],
  ["Location", "Lisbon"],
  ["Time zone", "Europe/Lisbon"],
  ["Languages", "Portuguese, English"],
  ["Working hours", ""],
  ["How to address me", "Maya"],
];

export const learned: ProfileFacts = [
  ["Preferred language", "Portuguese in speech, English in writing"],
  ["Invoices", "Groups reminders by owner; never writes before Tuesday"],
  ["Warehouse", "Chiado"],
];

export const manyLong: ProfileFacts = Array.from({ length: 40 }, (_, index) => [
  index % 4 === 0
    ? `supplier-reconciliation-and-escalation-rules-${index}`.repeat(2)
    : `How reports for the regional offices are written, part ${index}`,
  "Reads the invoice, the delivery and the agreed terms, names what does not match, and asks for one date and one amount. Never promises a discount.",
]);

export const rightToLeft: ProfileFacts = [
  ["Name", "مايا هالدن"],
  ["Role", "رئيسة الحسابات"],
  ["Company", "Halden Coffee"],
];

export const ready: ProfileReady = { kind: "ready", details, learned, save: { kind: "idle" } };

const quiet = { deciding: null, failure: null };

export const proposed: NonNullable<ProfileReady["proposed"]> = {
  ...quiet,
  proposals: [{ ...fiscalYear, state: "proposed", origin: fromChat }],
  origins: [
    { key: "Warehouse", value: "Chiado", origin: { chat: null, day: "2026-11-03T09:30:00.000Z" } },
    { key: "Role", value: "Head of accounts", origin: fromChat },
  ],
};

export const manyProposed: NonNullable<ProfileReady["proposed"]> = {
  ...quiet,
  proposals: [
    ...proposed.proposals,
    {
      id: "f-3",
      key: "Warehouse",
      value: "Belém",
      current: "Chiado",
      state: "proposed",
      origin: fromChat,
    },
    { ...longFact, state: "proposed", origin: fromChat },
    { id: "f-4", key: "Currency", value: "EUR", state: "refused", origin: fromChat },
  ],
  origins: proposed.origins,
};
