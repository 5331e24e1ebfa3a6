import { HUNDREDTHS } from "../credits/amounts.ts";
import type { Tier } from "./plans.ts";

type Facts = {
  readonly name: string;
  /** In US cents. */
  readonly price: number;
};

/** A plan that is paid by the month. */
export type PlanOffer = Facts & { readonly kind: "plan"; readonly plan: Tier };

/** Credits that are paid once, in hundredths of a credit. */
export type PackOffer = Facts & { readonly kind: "pack"; readonly credits: number };

/** The offers. Their names are also our app's price ids. */
export const OFFERS = {
  professional: { kind: "plan", name: "Professional", price: 29_00, plan: "professional" },
  team: { kind: "plan", name: "Team", price: 99_00, plan: "team" },
  starter_pack: {
    kind: "pack",
    name: "Starter Pack",
    price: 10_00,
    credits: 1_200 * HUNDREDTHS,
  },
  pro_pack: { kind: "pack", name: "Pro Pack", price: 25_00, credits: 3_500 * HUNDREDTHS },
} as const satisfies Readonly<Record<string, PlanOffer | PackOffer>>;

/** One thing that can be bought. */
export type Offer = keyof typeof OFFERS;

/** The packs. */
export type Pack = "starter_pack" | "pro_pack";

export const isOffer = (name: string): name is Offer => Object.hasOwn(OFFERS, name);

export const isPack = (offer: Offer): offer is Pack => OFFERS[offer].kind === "pack";
