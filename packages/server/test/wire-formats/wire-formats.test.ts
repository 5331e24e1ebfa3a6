import { jsonSchema, tool } from "ai";
import { describe, expect, it } from "vitest";
import { describeModelFailure } from "../../src/agent/model-failure.ts";
import { ModelFailure, runModelStep } from "../../src/agent/model-step.ts";
import { createLanguageModel } from "../../src/agent/providers/create-model.ts";
import { lastCalls } from "../../src/agent/transcript.ts";
import type { ProviderAccess, ProviderKind } from "../../src/domain/models/ports.ts";
import { ANTHROPIC } from "./anthropic.ts";
import { COMPATIBLE } from "./compatible.ts";
import type { Exchange, Outcome } from "./exchange.ts";
import { GOOGLE } from "./google.ts";
import { OPENAI } from "./openai.ts";
import { startReplay } from "./replay-server.ts";

const KEY = "sk-test-secret-0123456789";

const tools = {
  look_up: tool({
    description: "Looks up a record.",
    inputSchema: jsonSchema({ type: "object", properties: { id: { type: "integer" } } }),
  }),
  list_all: tool({
    description: "Lists all records.",
    inputSchema: jsonSchema({ type: "object", properties: {} }),
  }),
};

/** Runs one step, and says what came of it, also where it failed in the middle. */
async function ask(access: ProviderAccess, sentAs: string, provider: string): Promise<Outcome> {
  let text = "";
  let reasoning = "";
  const said = () => ({ ...(text && { text }), ...(reasoning && { reasoning }) });
  try {
    const answer = await runModelStep({
      model: createLanguageModel(access, sentAs, { gated: fetch, trusted: fetch }),
      instructions: "You answer.",
      messages: [{ role: "user", content: "Go" }],
      tools,
      target: { kind: access.kind, can: { reasoning: true }, cacheKey: "chat-1" },
      mayCall: true,
      signal: new AbortController().signal,
      maxRetries: 0,
      maxOutputTokens: 4096,
      onText: async (piece) => void (text += piece),
      onReasoning: async (piece) => void (reasoning += piece),
    });
    const calls = lastCalls(answer.messages).map(({ modelName: name, input, answered }) => ({
      name,
      input,
      ...(answered && { isInvalid: true as const }),
    }));
    const { input, cached, output, reasoning: thought } = answer.tokens;
    return {
      ...said(),
      ...(calls.length > 0 && { calls }),
      ...(answer.isCut && { isCut: true }),
      tokens: [input, cached, output, thought],
    };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const sentence = describeModelFailure("The model", error.cause, [KEY], provider);
    expect(sentence).not.toContain(KEY);
    return { ...said(), failure: new RegExp(sentence) };
  }
}

const PROVIDERS: readonly {
  readonly kind: ProviderKind;
  readonly provider: string;
  readonly model: string;
  /** What its address ends in; undefined for the SDK's own path. */
  readonly path: string;
  readonly exchanges: readonly Exchange[];
}[] = [
  {
    kind: "google",
    provider: "Google",
    model: "gemini-1.5-pro-latest",
    path: "/v1beta",
    exchanges: GOOGLE,
  },
  {
    kind: "anthropic",
    provider: "Anthropic",
    model: "claude-sonnet-4-5",
    path: "/v1",
    exchanges: ANTHROPIC,
  },
  {
    kind: "compatible",
    provider: "llm.example",
    model: "qwen3:32b",
    path: "/v1",
    exchanges: COMPATIBLE,
  },
  // Azure speaks the Responses API of OpenAI at an address that can be named.
  { kind: "azure", provider: "OpenAI", model: "gpt-4o", path: "", exchanges: OPENAI },
];

describe.each(PROVIDERS)("$provider, as $kind", ({ kind, provider, model, path, exchanges }) => {
  it.each(exchanges)("sends $name", async (exchange) => {
    const { url } = await startReplay([exchange]);
    const address = `${url}${path}`;
    const access = { kind, address, apiVersion: null, apiKey: KEY, trusted: true };
    const { failure, ...came } = await ask(access, model, provider);
    const { failure: expected, ...comes } = exchange.comes;
    expect(came).toEqual(comes);
    if (expected) expect(failure?.source).toMatch(expected);
    else expect(failure).toBeUndefined();
  });
});
