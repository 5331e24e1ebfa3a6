import type { Model } from "./ports.ts";

const MODEL = {
  offer: { to: "everyone" },
  isDefault: false,
  dailyBudget: null,
  fallback: null,
  shutdown: null,
} as const;

/** The models of the specification, which every server has, first in every list. No other model id is in the code. */
export const SPECIFIED: readonly Model[] = [
  {
    ...MODEL,
    id: "openai:gpt-4o",
    providerId: "openai",
    name: "GPT-4o",
    sentAs: "gpt-4o",
    price: { input: 25_000, cached: 12_500, output: 100_000 },
    contextTokens: 128_000,
    can: { tools: true, images: true, reasoning: false },
  },
  {
    ...MODEL,
    id: "google:gemini-1.5-pro-latest",
    providerId: "google",
    name: "Gemini 1.5 Pro",
    sentAs: "gemini-1.5-pro-latest",
    price: { input: 12_500, cached: 3_125, output: 50_000 },
    contextTokens: 2_097_152,
    can: { tools: true, images: true, reasoning: false },
  },
  {
    ...MODEL,
    id: "google:gemini-1.5-flash-latest",
    providerId: "google",
    name: "Gemini 1.5 Flash",
    sentAs: "gemini-1.5-flash-latest",
    price: { input: 750, cached: 188, output: 3_000 },
    contextTokens: 1_048_576,
    can: { tools: true, images: true, reasoning: false },
  },
];

/** Whether every server has a model, so that it can't be removed. */
export const isSpecified = (id: string): boolean => SPECIFIED.some((model) => model.id === id);
