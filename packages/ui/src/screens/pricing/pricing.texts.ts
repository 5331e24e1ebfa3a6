import type { Offer, Tier } from "./pricing.types.ts";

/** Facts of a plan. */
export interface PlanTexts {
  name: string;
  price: string;
  period?: string;
  credits?: string;
  features: readonly string[];
  action: string;
}

/** Texts of the pricing page. */
export const pricingTexts = {
  title: "Pricing",
  intro: "You pay for what the agent does. A step that did not run costs nothing.",
  balance: "Balance",
  credits: "credits",
  current: "Current Plan",
  /** Actions of the Free card for those who have a plan: where a paid one is canceled, else back to work. */
  switchToFree: "Switch to Free",
  openChat: "Open Chat",
  expiry:
    "Monthly credits are for one month: what you don't use expires when the next month starts. They are spent before the credits of packs.",
  /** What the words on the cards mean here. */
  notes:
    "Custom workflows are playbooks. The pooled credits of a team are the resource that its members share: connections, chats, and files stay personal. API keys work with every plan.",
  plans: {
    free: {
      name: "Free",
      price: "$0",
      period: "forever",
      credits: "500 credits a month",
      features: ["3 connections", "2 custom workflows", "Community support"],
      action: "Get Started",
    },
    professional: {
      name: "Professional",
      price: "$29",
      period: "a month",
      credits: "5,000 credits a month",
      features: [
        "10 connections",
        "20 custom workflows",
        "Full API access",
        "Priority email support",
      ],
      action: "Choose Professional",
    },
    team: {
      name: "Team",
      price: "$99",
      period: "a month",
      credits: "20,000 pooled credits a month",
      features: [
        "5 users included",
        "Unlimited connections and workflows",
        "Shared resources",
        "Dedicated support channel",
      ],
      action: "Choose Team",
    },
    enterprise: {
      name: "Enterprise",
      price: "Custom",
      features: [
        "Everything in Team",
        "Credits and limits by agreement",
        "Your own identity provider",
        "Your own servers",
      ],
      action: "Contact Us",
    },
  } satisfies Record<Tier, PlanTexts>,
  term: {
    renews: (plan: string, date: string) => `${plan} renews on ${date}.`,
    ends: (plan: string, date: string) =>
      `${plan} ends on ${date}. Your plan is Free from then on.`,
  },
  manageBilling: "Manage billing",
  packs: "Credit packs",
  packsHint: "Paid once. Credits never expire.",
  packFacts: {
    starter_pack: { name: "Starter Pack", credits: "1,200 credits", price: "$10.00" },
    pro_pack: { name: "Pro Pack", credits: "3,500 credits", price: "$25.00" },
  } satisfies Partial<Record<Offer, { name: string; credits: string; price: string }>>,
  buy: "Buy",
  buyNamed: (name: string) => `Buy ${name}`,
  recent: "Where your credits went",
  noRecent: "Nothing yet. Every credit you spend is listed here.",
  fullLedger: "Full ledger",
  loginRequired: "You must log in or sign up first.",
  checkoutFailed: "An unknown error occurred. Please try again.",
} as const;
