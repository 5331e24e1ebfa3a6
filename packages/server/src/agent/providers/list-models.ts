import { z } from "zod";
import type { ProviderAccess } from "../../domain/models/ports.ts";
import { baseAddress } from "./addresses.ts";
import { requestJson } from "./request-json.ts";
import type { WayOut } from "./way-out.ts";

/** A model as its provider lists it. */
export type ListedModel = {
  readonly id: string;
  /** The day on which the provider turns it off, as `YYYY-MM-DD`. */
  readonly shutdown: string | null;
  /** The most tokens that it reads at once. */
  readonly contextTokens: number | null;
};

/**
 * The models that a provider lists, those for chats as far as their names tell. Of Azure the deployments, where the resource
 * lists them.
 * @throws what `readProblem` reads
 */
export async function listModels(
  access: ProviderAccess,
  out: WayOut,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const read = async (url: string) => requestJson(access, url, out, signal);
  const base = baseAddress(access);
  switch (access.kind) {
    case "google":
      return listGoogle(base, read);
    case "anthropic":
      return toModels(await read(`${base}/models?limit=1000`));
    case "azure":
      return listAzure(base, read);
    case "openai":
    case "compatible":
      return toModels(await read(`${base}/models`)).filter(({ id }) => !OTHER_USE.test(id));
  }
}

/** Models that do not chat, by words that providers put in their names. */
const OTHER_USE =
  /embed|whisper|\btts\b|dall-?e|moderation|transcribe|realtime|rerank|\bocr\b|(^|[-/])(image|audio|sora|davinci|babbage|bge|e5)([-.:\d]|$)|-(image|audio|instruct-vl-embed)(-|$)/i;

type Read = (url: string) => Promise<unknown>;

const count = z.number().int().positive().nullish().catch(null);
const text = z.string().nullish().catch(null);

/** The list of OpenAI, and what other servers add to it. */
const listed = z.looseObject({
  id: z.string().min(1).max(200),
  /** OpenAI. */
  shutdown_date: text,
  /** OpenRouter. */
  expiration_date: text,
  /** Mistral. */
  deprecation: z.unknown().optional(),
  /** vLLM. */
  max_model_len: count,
  /** OpenRouter, Together. */
  context_length: count,
  /** Groq. */
  context_window: count,
  /** Mistral, LM Studio. */
  max_context_length: count,
  /** Anthropic. */
  max_input_tokens: count,
  /** llama.cpp: the context that it was started with, and the one that the model was trained for. */
  meta: z.looseObject({ n_ctx: count, n_ctx_train: count }).nullish().catch(null),
});

const list = z.union([
  z.looseObject({ data: z.array(z.unknown()) }).transform(({ data }) => data),
  // Some servers leave the object around the list out, or name the list differently.
  z.looseObject({ models: z.array(z.unknown()) }).transform(({ models }) => models),
  z.array(z.unknown()),
]);

/** What is not a model is left out, so that one odd entry does not hide the others. */
function toModels(body: unknown): ListedModel[] {
  return list.parse(body).flatMap((entry) => {
    const { data: model } = listed.safeParse(entry);
    if (!model) return [];
    return {
      id: model.id,
      shutdown:
        asDay(model.shutdown_date) ?? asDay(model.expiration_date) ?? asDay(model.deprecation),
      contextTokens:
        model.max_model_len ??
        model.context_length ??
        model.context_window ??
        model.max_context_length ??
        model.max_input_tokens ??
        model.meta?.n_ctx ??
        model.meta?.n_ctx_train ??
        null,
    };
  });
}

/** A day in a text that begins with one. */
function asDay(value: unknown): string | null {
  const day = typeof value === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] : undefined;
  return day !== undefined && !Number.isNaN(Date.parse(day)) ? day : null;
}

const googleList = z.object({
  models: z
    .array(
      z.looseObject({
        name: z.string(),
        inputTokenLimit: count,
        supportedGenerationMethods: z.array(z.string()).catch([]),
      }),
    )
    .default([]),
  nextPageToken: text,
});

const MAX_PAGES = 10;

async function listGoogle(base: string, read: Read): Promise<ListedModel[]> {
  const found: ListedModel[] = [];
  let token = "";
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const after = token && `&pageToken=${encodeURIComponent(token)}`;
    const { models, nextPageToken } = googleList.parse(
      await read(`${base}/models?pageSize=1000${after}`),
    );
    for (const { name, inputTokenLimit, supportedGenerationMethods } of models) {
      const id = name.replace(/^models\//, "");
      const chats = supportedGenerationMethods.includes("generateContent") && !OTHER_USE.test(id);
      if (chats) found.push({ id, shutdown: null, contextTokens: inputTokenLimit ?? null });
    }
    if (!nextPageToken) break;
    token = nextPageToken;
  }
  return found;
}

const deployments = z.object({
  data: z.array(z.looseObject({ id: z.string(), model: text, status: text })),
});

/** The last version of the API under which a key lists the deployments; later ones want an account of Azure. */
const WITH_DEPLOYMENTS = "2022-12-01";

async function listAzure(base: string, read: Read): Promise<ListedModel[]> {
  // All models of the region, deployed or not: whether the key is accepted, and no more.
  await read(`${base}/openai/v1/models`);
  const body = await read(`${base}/openai/deployments?api-version=${WITH_DEPLOYMENTS}`).catch(
    () => undefined,
  );
  const { data: found } = deployments.safeParse(body);
  return (found?.data ?? [])
    .filter(({ model }) => !OTHER_USE.test(model ?? ""))
    .map(({ id }) => ({ id, shutdown: null, contextTokens: null }));
}
