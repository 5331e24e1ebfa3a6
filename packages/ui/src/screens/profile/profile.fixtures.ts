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
