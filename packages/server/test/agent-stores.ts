import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import pino from "pino";
import { createSecretKey, randomBytes } from "node:crypto";
import { createModels, plannerModel, type Models, type RunModel } from "../src/agent/models.ts";
import { systemClock, type Clock } from "../src/clock.ts";
import type { TokenCount } from "../src/domain/credits/token-use.ts";
import { openFirstMonth } from "../src/domain/billing/month-job.ts";
import { chooseGrants } from "../src/domain/grants/choose-grants.ts";
import type { RunEvent } from "../src/domain/runs/events.ts";
import { newId } from "../src/ids.ts";
import { buildCatalog } from "../src/domain/models/catalog.ts";
import type { EnvironmentProvider } from "../src/domain/models/ports.ts";
import { createVault } from "../src/secrets/vault.ts";
import { createLifecycle } from "../src/lifecycle.ts";
import { createRegistry } from "../src/domain/plugins/registry.ts";
import type { Effect, Plugin, PluginRegistry, ToolHandler } from "../src/domain/plugins/types.ts";
import {
  createAgentServices,
  type AgentOverrides,
  type AgentServices,
} from "../src/agent-services.ts";
import { createTelemetry } from "../src/telemetry.ts";
import { connections, users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";

/** A model that follows a script: one list of parts for each of its turns. */
export function scriptedModel(
  turns: readonly (readonly ScriptPart[])[],
  onTurn: (turn: number) => Promise<void> | void = () => {},
  { input = 500, cached = 0, output = 500, reasoning = 0 }: Partial<TokenCount> = {},
): LanguageModelV4 {
  const usage = {
    inputTokens: { total: input, noCache: input - cached, cacheRead: cached, cacheWrite: 0 },
    outputTokens: { total: output, text: output - reasoning, reasoning },
  };
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("Only streams are scripted.")),
    async doStream({ prompt }) {
      // The turn follows from the conversation, so that a run that resumes after an approval finds its place.
      const last = prompt.findLastIndex((message) => message.role === "user");
      const turn = prompt.slice(last).filter((message) => message.role === "assistant").length;
      await onTurn(turn);
      const parts = turns[turn] ?? [{ text: "Done." }];
      const stream: LanguageModelV4StreamPart[] = [{ type: "stream-start", warnings: [] }];
      for (const [index, part] of parts.entries()) {
        if ("text" in part) {
          const id = `text-${index}`;
          stream.push({ type: "text-start", id });
          for (const delta of part.text.split(/(?<= )/))
            stream.push({ type: "text-delta", id, delta });
          stream.push({ type: "text-end", id });
        } else if ("thought" in part) {
          const id = `thought-${index}`;
          stream.push({ type: "reasoning-start", id });
          stream.push({ type: "reasoning-delta", id, delta: part.thought });
          stream.push({ type: "reasoning-end", id });
        } else {
          stream.push({
            type: "tool-call",
            toolCallId: part.id ?? `call-${turn}-${index}`,
            toolName: part.call,
            input: JSON.stringify(part.args ?? {}),
          });
        }
      }
      const unified = parts.some((part) => "call" in part) ? "tool-calls" : "stop";
      stream.push({
        type: "finish",
        finishReason: { unified, raw: unified },
        usage,
      });
      return { stream: ReadableStream.from(stream) };
    },
  };
}

/** What a scripted model does. `call` is the name that the run gives the tool: `plugin_tool`. */
export type ScriptPart =
  | { readonly text: string }
  | { readonly thought: string }
  | { readonly call: string; readonly args?: Record<string, unknown>; readonly id?: string };

/** Models of which every one is the same, at the price of GPT-4o if it is paid. */
export const onlyModel = (
  model: LanguageModelV4,
  paid = false,
  more: Partial<RunModel> = {},
): Models => scriptedModels(() => ({ ...scriptedRunModel(model, paid), ...more }));

/** Models of which each id has the same answerer. */
export function scriptedModels(answerer: () => RunModel): Models {
  const specified = buildCatalog(
    { environment: [], providers: [], states: new Map(), models: [] },
    new Date(),
  );
  return {
    planner: { ...answerer(), paid: false },
    read: async () => ({
      catalog: specified,
      defaultModel: specified.defaultModel,
      list: () => [],
      choices: () => specified.models,
      providerOf: (id) => id,
      isKnown: (id) => id === "openai:gpt-4o",
      answerer,
    }),
  };
}

/** A model that answers, with what else a run knows of it. */
export const scriptedRunModel = (model: LanguageModelV4, paid = false): RunModel => ({
  ...plannerModel(model),
  ...(paid && {
    paid,
    id: "openai:gpt-4o",
    name: "GPT-4o",
    provider: "OpenAI",
    sentTo: "openai:gpt-4o",
    kind: "openai",
    price: { input: 25_000, cached: 12_500, output: 100_000 },
  }),
});

/** The models of a server that only its environment sets up. */
export function environmentModels(
  environment: readonly EnvironmentProvider[],
  plannerPaceMs?: number,
): Models {
  const none = async () => [];
  return createModels({
    environment,
    plannerPaceMs,
    clock: systemClock,
    log: pino({ level: "silent" }),
    out: { gated: fetch, trusted: fetch },
    store: {
      models: {
        listProviders: none,
        listModels: none,
        listStates: async () => new Map(),
        noteState: async () => {},
      },
    },
    vault: createVault([{ id: "test", key: createSecretKey(randomBytes(32)) }], newId),
  });
}

/** A provider as the environment sets it up. */
export const environmentProvider = (
  id: "openai" | "google",
  apiKey: string,
  address: string | null = null,
): EnvironmentProvider => ({ id, kind: id, address, apiVersion: null, apiKey });

/** A plugin of a test: tools by name, each with what it does. */
export function testPlugin(
  tools: Record<
    string,
    {
      effect?: Effect;
      untrusted?: boolean;
      reachesOut?: boolean;
      properties?: Record<string, Record<string, unknown>>;
      run: ToolHandler;
    }
  >,
): PluginRegistry {
  const plugin: Plugin = {
    manifest: {
      name: "test",
      display_name: "Test",
      description: "For tests.",
      auth_type: "system",
      connection_settings_schema: { properties: {} },
      tools: Object.entries(tools).map(([name, { effect = "write", ...tool }]) => ({
        name,
        description: name,
        effect,
        untrusted_result: tool.untrusted,
        reaches_out: tool.reachesOut,
        sentence: "Do {what}.",
        input_schema: {
          type: "object",
          properties: tool.properties ?? { what: { type: "string", minLength: 1 } },
          additionalProperties: false,
        },
      })),
    },
    logo: null,
    setupMarkdown: null,
    docsMarkdown: null,
    handlers: Object.fromEntries(Object.entries(tools).map(([name, { run }]) => [name, run])),
  };
  return createRegistry([plugin]);
}

/** The agent of one process over a store, with a scripted model. */
export function startAgent(
  store: Store,
  options: { models: Models; plugins: PluginRegistry; clock?: Clock } & AgentOverrides,
) {
  const { plugins, clock = systemClock, ...overrides } = options;
  const base = {
    env: {},
    models: options.models,
    store: createUnitOfWork(store),
    clock,
    newId,
    log: pino({ level: "silent" }),
    lifecycle: createLifecycle(),
    telemetry: createTelemetry(),
    plugins,
  };
  const quick = { flush: { ms: 0, bytes: 0 }, maxRetries: 0, ...overrides };
  return { ...base, ...createAgentServices(base, quick) };
}

/** A process with an agent, as use cases take it. */
export type TestAgent = ReturnType<typeof startAgent>;

/** A new person with 500 credits. */
export async function addPerson(store: Store): Promise<string> {
  const id = newId();
  await store.db
    .insert(users)
    .values({ id, issuer: "test", subject: id, email: `${id}@example.com` });
  await createUnitOfWork(store).transaction((tx) =>
    openFirstMonth({ newId, clock: systemClock }, tx, id),
  );
  return id;
}

/** A connection to the test plugin with all of its tools. */
export async function connect(
  store: Store,
  userId: string,
  plugins: PluginRegistry,
  verify: string[] = [],
): Promise<string> {
  const id = newId();
  const tools = plugins.get("test")?.manifest.tools ?? [];
  const chosen = { enabledMethods: tools.map(({ name }) => name), hitlMethods: verify };
  const choice = { by: userId, now: new Date(), credentialsMark: null };
  await store.db.insert(connections).values({
    id,
    userId,
    name: "My test",
    connectionType: "test",
    ...chosen,
    grants: chooseGrants(tools, chosen, choice),
  });
  return id;
}

/** Begins a run with the usual settings. */
export const order = (
  userId: string,
  prompt: string,
  more: Partial<Parameters<AgentServices["runs"]["start"]>[0]> = {},
) => ({
  userId,
  prompt,
  connectionIds: [],
  model: "openai:gpt-4o",
  maxExecutions: 3,
  sessionId: null,
  ...more,
});

/** Reads a run from a number to its current end, at most `most` events. */
export async function read(
  { runs }: AgentServices,
  runId: string,
  after = 0,
  most = Infinity,
): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const gone = new AbortController();
  if (most === 0) return events;
  for await (const event of runs.events(runId, after, gone.signal)) {
    events.push(event);
    if (events.length >= most) gone.abort();
  }
  return events;
}
