import { HUNDREDTHS } from "../credits/amounts.ts";
import type { User } from "../users/ports.ts";

export type Tier = User["subscriptionTier"];

/** What a plan limits: things that users create, and members. */
export type Limited = "connections" | "playbooks" | "members";

/** A plan. */
export type Plan = {
  readonly name: string;
  /** Given at the beginning of each month, in hundredths of a credit. */
  readonly monthly: number;
  /** How many are included; null for any number. */
  readonly includes: Readonly<Record<Limited, number | null>>;
};

/** The plans, the smallest first. Enterprise is negotiated with each company, so an administrator grants its credits. */
export const PLANS: Readonly<Record<Tier, Plan>> = {
  free: {
    name: "Free",
    monthly: 500 * HUNDREDTHS,
    includes: { connections: 3, playbooks: 2, members: 1 },
  },
  professional: {
    name: "Professional",
    monthly: 5_000 * HUNDREDTHS,
    includes: { connections: 10, playbooks: 20, members: 1 },
  },
  team: {
    name: "Team",
    monthly: 20_000 * HUNDREDTHS,
    includes: { connections: null, playbooks: null, members: 5 },
  },
  enterprise: {
    name: "Enterprise",
    monthly: 0,
    includes: { connections: null, playbooks: null, members: null },
  },
};
