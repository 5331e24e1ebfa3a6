import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { MODEL_IDS, type ModelId, type ModelList } from "../domain/runs/models.ts";
import type { Env } from "../env.ts";
import { createPlanner } from "../planner/index.ts";

/** Who answers a run. `standIn` is the sentence for the person when it is not the model they chose. */
export type Answerer = {
  readonly model: LanguageModelV4;
  readonly paid: boolean;
  /** More tools make its provider refuse the request. Absent where any number will do. */
  readonly mostTools?: number;
  readonly standIn?: string;
};

/** The models of this server, with those who answer for them. */
export interface Models extends ModelList {
  answerer(id: ModelId): Answerer;
}

/** What the operator set, and the pace at which the offline planner speaks. */
export type ModelSettings = Pick<Env, "openai" | "google"> & { readonly plannerPaceMs?: number };

/** OpenAI takes 128 functions in a request, and Google as many function declarations. */
const MOST_TOOLS = 128;

/** Models by the operator's keys. */
export function createModels({ openai, google, plannerPaceMs }: ModelSettings): Models {
  const planner = createPlanner({ paceMs: plannerPaceMs });
  const providers = new Map<string, (name: string) => LanguageModelV4>();
  if (openai.apiKey) {
    const provider = createOpenAI({ apiKey: openai.apiKey, baseURL: openai.baseUrl });
    // Servers that speak the protocol of OpenAI speak chat completions; few of them speak the newer one.
    providers.set("openai", (name) => (openai.baseUrl ? provider.chat(name) : provider(name)));
  }
  if (google.apiKey) {
    const provider = createGoogle({ apiKey: google.apiKey, baseURL: google.baseUrl });
    providers.set("google", (name) => provider(name));
  }

  const split = (id: ModelId) => {
    const [vendor = "", name = ""] = id.split(":");
    return { provider: providers.get(vendor), name };
  };
  const noKey = (id: ModelId) => `${id} has no key on this server, so the offline planner answers.`;

  return {
    list: () =>
      MODEL_IDS.map((id) =>
        split(id).provider ? { id, available: true } : { id, available: false, reason: noKey(id) },
      ),
    isKnown: (id): id is ModelId => (MODEL_IDS as readonly string[]).includes(id),
    answerer(id) {
      const { provider, name } = split(id);
      if (provider) return { model: provider(name), paid: true, mostTools: MOST_TOOLS };
      return {
        model: planner,
        paid: false,
        standIn: `${noKey(id)} It matches your words to tools and is not a language model.`,
      };
    },
  };
}
