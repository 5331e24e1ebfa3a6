import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import {
  MODEL_IDS,
  type ModelId,
  type ModelList,
  type ModelProvider,
} from "../domain/runs/models.ts";
import { quoteLongIntegers } from "../exact-json.ts";
import { rewriteJson } from "../rewrite-json.ts";
import { createPlanner } from "../planner/index.ts";
import { OWN_TOOLS } from "./own-tools/catalog.ts";

/** The model that answers a run. `fallbackNotice` tells the user if it is not the one they chose. */
export type RunModel = {
  readonly model: LanguageModelV4;
  readonly paid: boolean;
  /** The provider's limit for tools of connections. Absent if there is none. */
  readonly maxTools?: number;
  readonly fallbackNotice?: string;
};

/** The models of this server, and the implementation of each. */
export interface Models extends ModelList, ModelProvider {
  answerer(id: ModelId): RunModel;
  /** The offline planner, for a run that needs no model. */
  readonly planner: RunModel;
}

/** Access to a model provider, at its own URL unless another is configured. */
type Access = { readonly apiKey: string | undefined; readonly baseUrl: string | undefined };

/** The operator's settings, and the pace of the offline planner's text. */
export type ModelSettings = {
  readonly openai: Access;
  readonly google: Access;
  readonly plannerPaceMs?: number;
};

/** OpenAI takes 128 functions in a request, and Google as many function declarations. Some of them are the agent's own. */
const MAX_TOOLS = 128 - OWN_TOOLS;

/** Creates the models that the operator has API keys for. */
export function createModels({ openai, google, plannerPaceMs }: ModelSettings): Models {
  const planner = createPlanner({ paceMs: plannerPaceMs });
  const providers = new Map<string, (name: string) => LanguageModelV4>();
  if (openai.apiKey) {
    const provider = createOpenAI({ apiKey: openai.apiKey, baseURL: openai.baseUrl });
    // OpenAI-compatible servers support chat completions; few support the newer Responses API.
    providers.set("openai", (name) => (openai.baseUrl ? provider.chat(name) : provider(name)));
  }
  if (google.apiKey) {
    const provider = createGoogle({
      apiKey: google.apiKey,
      baseURL: google.baseUrl,
      // Its calls arrive as JSON, which the SDK would round while it parses. The operator names the models' servers, not the gate.
      // oxlint-disable-next-line no-restricted-globals -- the SDK calls the same function by itself
      fetch: async (...request) => rewriteJson(await fetch(...request), quoteLongIntegers),
    });
    providers.set("google", (name) => provider(name));
  }

  const split = (id: ModelId) => {
    const [vendor = "", name = ""] = id.split(":");
    return { provider: providers.get(vendor), name };
  };
  const noKey = (id: ModelId) => `This server has no API key for ${id}.`;

  const hosts: Readonly<Record<string, { readonly name: string; readonly url?: string }>> = {
    openai: { name: "OpenAI", url: openai.baseUrl },
    google: { name: "Google", url: google.baseUrl },
  };

  return {
    providerOf(id) {
      const host = hosts[id.split(":")[0] ?? ""];
      // A compatible server belongs to another provider.
      return host?.url ? new URL(host.url).host : (host?.name ?? id);
    },
    list: () =>
      MODEL_IDS.map((id) =>
        split(id).provider ? { id, available: true } : { id, available: false, reason: noKey(id) },
      ),
    planner: { model: planner, paid: false },
    isKnown: (id): id is ModelId => (MODEL_IDS as readonly string[]).includes(id),
    answerer(id) {
      const { provider, name } = split(id);
      if (provider) return { model: provider(name), paid: true, maxTools: MAX_TOOLS };
      return {
        model: planner,
        paid: false,
        fallbackNotice: `${noKey(id)} The built-in planner answers instead: it matches your words to tools and is not a language model.`,
      };
    },
  };
}
