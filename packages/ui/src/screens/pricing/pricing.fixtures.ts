import type { Customer, PricingState } from "./pricing.types.ts";

type Ready = Extract<PricingState, { kind: "ready" }>;

export const paths = {
  chat: "/switchboard-chat",
  login: "/ui/login",
  enterpriseContact: "/ui/enterprise-contact",
  credits: "/ui/credits",
};

export const professional: Customer = {
  tier: "professional",
  balance: 1842.5,
  term: { kind: "renews", date: "2026-12-03T09:00:00Z" },
  recent: [
    { id: "4", cause: "3 tool calls", date: "2026-11-20T09:31:00Z", credits: -3 },
    {
      id: "3",
      cause: "18,204 tokens of openai:gpt-4o",
      date: "2026-11-20T09:31:00Z",
      credits: -5.21,
    },
    { id: "2", cause: "Starter Pack", date: "2026-11-14T16:02:00Z", credits: 1200 },
    {
      id: "1",
      cause: "Monthly credits, Professional",
      date: "2026-11-03T09:00:00Z",
      credits: 5000,
    },
  ],
};

export const free: Customer = {
  tier: "free",
  balance: 497,
  term: null,
  recent: [
    { id: "2", cause: "3 tool calls", date: "2026-11-20T09:31:00Z", credits: -3 },
    { id: "1", cause: "Monthly credits, Free", date: "2026-11-03T09:00:00Z", credits: 500 },
  ],
};

export const visitor: Ready = { kind: "ready", customer: null, choosing: null, alert: null };

export const customerIs = (customer: Customer): Ready => ({ ...visitor, customer });
