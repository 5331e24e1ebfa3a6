import type {
  AdminModelsReady,
  ModelRow,
  ProviderReport,
  ProviderRow,
} from "./admin-models.types.ts";

const provider: Omit<ProviderRow, "id" | "kind" | "name" | "state"> = {
  address: null,
  apiVersion: null,
  hasKey: true,
  keyEnding: null,
  keyBy: null,
  environment: false,
};

export const providers: readonly ProviderRow[] = [
  {
    ...provider,
    id: "openai",
    kind: "openai",
    name: "OpenAI",
    keyEnding: "4f2a",
    keyBy: "priya@haldencoffee.example",
    state: { kind: "working", since: "2026-11-19T09:00:00Z", message: null },
  },
  {
    ...provider,
    id: "anthropic",
    kind: "anthropic",
    name: "Anthropic",
    keyEnding: "91c0",
    environment: true,
    state: {
      kind: "key_refused",
      since: "2026-11-20T07:40:00Z",
      message: "401 from the provider: invalid x-api-key",
    },
  },
  {
    ...provider,
    id: "halden",
    kind: "compatible",
    name: "Halden gateway",
    address: "https://llm.halden.example/v1",
    hasKey: false,
    state: { kind: "working", since: "2026-11-18T09:00:00Z", message: null },
  },
];

const model: Omit<ModelRow, "id" | "providerId" | "name" | "sentAs"> = {
  specified: false,
  available: true,
  reason: null,
  prices: { input: 0, cached: 0, output: 0 },
  contextTokens: null,
  can: { tools: true, images: true, reasoning: false },
  offered: { to: "everyone", organizations: [] },
  isDefault: false,
  dailyBudget: null,
  fallback: null,
  shutdown: null,
};

const gemini = (
  name: "Pro" | "Flash",
  input: number,
  output: number,
  tokens: number,
): ModelRow => ({
  ...model,
  id: `google:gemini-1.5-${name.toLowerCase()}-latest`,
  providerId: "google",
  name: `Gemini 1.5 ${name}`,
  sentAs: `gemini-1.5-${name.toLowerCase()}-latest`,
  specified: true,
  available: false,
  reason: "No key for Google is set.",
  prices: { input, cached: input / 4, output },
  contextTokens: tokens,
});

export const models: readonly ModelRow[] = [
  {
    ...model,
    id: "openai:gpt-4o",
    providerId: "openai",
    name: "GPT-4o",
    sentAs: "gpt-5.2",
    specified: true,
    prices: { input: 175, cached: 17.5, output: 1400 },
    contextTokens: 400_000,
    isDefault: true,
    dailyBudget: 2000,
    fallback: "halden:qwen3-32b",
  },
  gemini("Pro", 125, 500, 2_000_000),
  gemini("Flash", 7.5, 30, 1_000_000),
  {
    ...model,
    id: "anthropic:claude-sonnet",
    providerId: "anthropic",
    name: "Claude Sonnet",
    sentAs: "claude-sonnet",
    available: false,
    reason: "The provider refused the key.",
    prices: { input: 300, cached: 30, output: 1500 },
    contextTokens: 200_000,
    can: { tools: true, images: true, reasoning: true },
    offered: { to: "organizations", organizations: [{ id: "o-1", name: "Halden Finance" }] },
    dailyBudget: 500,
  },
  {
    ...model,
    id: "halden:qwen3-32b",
    providerId: "halden",
    name: "Qwen 3, 32B",
    sentAs: "qwen3-32b",
    prices: { input: 5, cached: 5, output: 5 },
    contextTokens: 32_768,
    can: { tools: true, images: false, reasoning: true },
    offered: { to: "organizations", organizations: [{ id: "o-2", name: "Halden Roastery" }] },
  },
];

export const ready: AdminModelsReady = {
  kind: "ready",
  now: "2026-11-20T09:30:00Z",
  providers,
  models,
  found: [
    {
      name: "Ollama",
      address: "http://127.0.0.1:11434/v1",
      models: ["llama3.3:70b", "qwen3:32b", "gemma3:12b"],
    },
  ],
  looksForServers: true,
  addingFound: null,
  openProvider: null,
  openModel: null,
  organizations: { status: "ready", found: [] },
  tests: new Map(),
  saving: new Set(),
  removing: null,
  alert: null,
  announcement: "",
};

/** A server as it is on its first day. */
export const nothingSetUp: AdminModelsReady = {
  ...ready,
  providers: [],
  found: [],
  looksForServers: false,
  models: [
    {
      ...model,
      id: "openai:gpt-4o",
      providerId: "openai",
      name: "GPT-4o",
      sentAs: "gpt-4o",
      specified: true,
      available: false,
      reason: "No key for OpenAI is set.",
      prices: { input: 250, cached: 125, output: 1000 },
      contextTokens: 128_000,
      isDefault: true,
    },
    gemini("Pro", 125, 500, 2_000_000),
    gemini("Flash", 7.5, 30, 1_000_000),
  ],
};

const reached = {
  step: "reach",
  outcome: "passed",
  message: "Reached the address",
  ms: 100,
} as const;
const listed = (ids: readonly string[]) =>
  ids.map((id) => ({ id, shutdown: null, contextTokens: null }));

export const reports = {
  works: {
    checks: [
      reached,
      { step: "list", outcome: "passed", message: "Lists 2 models: qwen3-32b, phi-4", ms: 200 },
      { step: "call", outcome: "passed", message: "Called the tool as asked", ms: 1900 },
    ],
    models: [{ id: "qwen3-32b", shutdown: null, contextTokens: 32_768 }, ...listed(["phi-4"])],
    works: true,
    callsTools: true,
  },
  noTools: {
    checks: [
      reached,
      { step: "list", outcome: "passed", message: "Lists 1 model: phi-4", ms: 200 },
      {
        step: "call",
        outcome: "failed",
        message:
          "Answered in text, called no tool. Switch tool calls on in vLLM, or try another model.",
        ms: 2400,
      },
    ],
    models: listed(["phi-4"]),
    works: true,
    callsTools: false,
  },
  many: {
    checks: [reached, { step: "list", outcome: "passed", message: "Lists 300 models", ms: 700 }],
    models: listed(Array.from({ length: 300 }, (_, at) => `vendor/model-${at}`)),
    works: true,
    callsTools: true,
  },
  refused: {
    checks: [
      reached,
      {
        step: "list",
        outcome: "failed",
        message: "The provider refused the key (401). Enter another one.",
        ms: 300,
      },
      { step: "call", outcome: "skipped", message: "Not tried.", ms: 0 },
    ],
    models: [],
    works: false,
    callsTools: false,
  },
} satisfies Record<string, ProviderReport>;
