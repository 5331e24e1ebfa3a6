import { jsonSchema, tool } from "ai";
import { expect, it, onTestFinished, vi } from "vitest";
import { runModelStep } from "../../src/agent/model-step.ts";
import { createLanguageModel } from "../../src/agent/providers/create-model.ts";
import type { ProviderAccess } from "../../src/domain/models/ports.ts";
import { ANTHROPIC } from "./anthropic.ts";
import { COMPATIBLE } from "./compatible.ts";
import type { Exchange } from "./exchange.ts";
import { OPENAI } from "./openai.ts";
import { startReplay } from "./replay-server.ts";

const KEY = "sk-test-secret-0123456789";
const [openai, compatible, anthropic] = [OPENAI, COMPATIBLE, ANTHROPIC].map(([first]) => first);

/** Asks once, and returns what the provider got. */
async function askedOf(
  exchanges: readonly (Exchange | undefined)[],
  access: (url: string) => Partial<ProviderAccess> & Pick<ProviderAccess, "kind">,
  sentAs: string,
  reasoning = false,
) {
  const { url, asked } = await startReplay(exchanges.filter((one) => one !== undefined));
  const full = { address: url, apiVersion: null, apiKey: KEY, trusted: true, ...access(url) };
  await runModelStep({
    model: createLanguageModel(full, sentAs, { gated: fetch, trusted: fetch }),
    instructions: "You answer.",
    messages: [{ role: "user", content: "Go" }],
    tools: { act: tool({ inputSchema: jsonSchema({ type: "object", properties: {} }) }) },
    target: { kind: full.kind, can: { reasoning }, cacheKey: "chat-1" },
    mayCall: true,
    signal: new AbortController().signal,
    maxRetries: 0,
    maxOutputTokens: 4096,
    onText: async () => {},
  });
  return asked;
}

it("asks Azure at its v1 API, with the address as the portal shows it, and lets nothing be stored", async () => {
  const [asked] = await askedOf(
    [openai],
    (url) => ({ kind: "azure", address: `${url}/openai/v1/` }),
    "my-deployment",
  );
  expect(asked).toMatchObject({
    url: "/openai/v1/responses",
    headers: { "api-key": KEY },
    body: { model: "my-deployment", store: false, prompt_cache_key: "chat-1" },
  });
});

const refusing = (message: string): Exchange => ({
  name: "a refused field",
  status: 400,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ error: { message } }),
  comes: {},
});

it("asks again without the reasoning that OpenAI shows only to verified organizations", async () => {
  const [first, second] = await askedOf(
    [refusing("Your organization must be verified to generate reasoning summaries."), openai],
    (url) => ({ kind: "azure", address: `${url}/openai/v1/` }),
    "my-deployment",
    true,
  );
  expect(first?.body).toHaveProperty("reasoning.summary", "auto");
  expect(second?.body).not.toHaveProperty("reasoning.summary");
});

it("asks a server that stands in for OpenAI again without the key of a cache that it does not know", async () => {
  const [first, second] = await askedOf(
    [refusing("Unrecognized request argument supplied: prompt_cache_key"), compatible],
    () => ({ kind: "openai" }),
    "some-model",
  );
  expect(first?.body).toMatchObject({ prompt_cache_key: "chat-1" });
  expect(second?.body).not.toHaveProperty("prompt_cache_key");
});

it("asks a deployment of Azure under a dated version of its API, and again where the limit is named differently", async () => {
  const [first, second] = await askedOf(
    [
      refusing("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
      compatible,
    ],
    () => ({ kind: "azure", apiVersion: "2024-10-21" }),
    "my-deployment",
  );
  expect(first?.url).toBe(
    "/openai/deployments/my-deployment/chat/completions?api-version=2024-10-21",
  );
  expect(first?.body).toMatchObject({ max_tokens: 4096 });
  expect(second?.body).toMatchObject({ max_completion_tokens: 4096 });
  expect(second?.body).not.toHaveProperty("max_tokens");
});

it("marks for Anthropic what it can read from its cache next time", async () => {
  const [asked] = await askedOf(
    [anthropic],
    (url) => ({ kind: "anthropic", address: `${url}/v1` }),
    "claude-sonnet-4-5",
  );
  const mark = { cache_control: { type: "ephemeral" } };
  expect(asked).toMatchObject({
    url: "/v1/messages",
    headers: { "x-api-key": KEY },
    body: {
      system: [mark],
      tools: [mark],
      messages: [{ content: [mark] }],
    },
  });
});

it.each(["openai", "anthropic", "compatible"] as const)(
  "never sends the operator's key or another address in place of one that is not set: %s",
  async (kind) => {
    vi.stubEnv("OPENAI_API_KEY", "sk-of-the-operator");
    vi.stubEnv("ANTHROPIC_API_KEY", "sk-of-the-operator");
    vi.stubEnv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1");
    onTestFinished(() => void vi.unstubAllEnvs());
    const exchange = kind === "anthropic" ? anthropic : compatible;
    const [asked] = await askedOf([exchange], () => ({ kind, apiKey: undefined }), "some-model");
    expect(JSON.stringify(asked)).not.toContain("operator");
    if (kind === "compatible") expect(asked?.headers.authorization).toBeUndefined();
  },
);
