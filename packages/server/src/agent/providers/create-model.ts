import type { LanguageModelV4 } from "@ai-sdk/provider";
import { defaultSettingsMiddleware, wrapLanguageModel } from "ai";
import type { ProviderAccess, ProviderKind } from "../../domain/models/ports.ts";
import { quoteLongIntegers } from "../../exact-json.ts";
import { rewriteJson } from "../../rewrite-json.ts";
import { adaptingFetch } from "./adapt-request.ts";
import { baseAddress } from "./addresses.ts";
import { lazyModel } from "./lazy-model.ts";
import { createRepair } from "./repair-answer.ts";
import { withThinkTags } from "./think-tags.ts";
import { fetchFor, type Fetch, type WayOut } from "./way-out.ts";

type Settings = {
  readonly access: ProviderAccess;
  readonly base: string;
  readonly sentAs: string;
  readonly fetch: Fetch;
};

/**
 * A model of a provider. Nothing is sent before it is asked.
 * @param sentAs the id that the provider gets
 * @throws AddressMissing
 */
export function createLanguageModel(
  access: ProviderAccess,
  sentAs: string,
  out: WayOut,
): LanguageModelV4 {
  const base = baseAddress(access);
  const settings = { access, base, sentAs, fetch: fetchFor(access, out) };
  return lazyModel(access.kind, sentAs, () => CREATORS[access.kind](settings));
}

/** The SDK takes a key from the environment where it gets none: the operator's key would go to somebody else's address. */
const NO_KEY = "none";

/** Each loads the SDK of its kind, which most servers need one of. */
const CREATORS: Readonly<Record<ProviderKind, (settings: Settings) => Promise<LanguageModelV4>>> = {
  async openai({ access, base, sentAs, fetch }) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const provider = createOpenAI({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL: base,
      fetch: adaptingFetch(fetch),
    });
    // Servers that stand in for OpenAI support chat completions; few support the newer Responses API.
    return access.address
      ? withThinkTags(provider.chat(sentAs))
      : notStored(provider.responses(sentAs));
  },

  async google({ access, base, sentAs, fetch }) {
    const { createGoogle } = await import("@ai-sdk/google");
    return createGoogle({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL: base,
      // Its calls arrive as JSON, which the SDK would round while it parses.
      fetch: async (...request) => rewriteJson(await fetch(...request), quoteLongIntegers),
    })(sentAs);
  },

  async anthropic({ access, base, sentAs, fetch }) {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    return createAnthropic({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL: base,
      fetch,
    })(sentAs);
  },

  async azure({ access, base, sentAs, fetch }) {
    const { createOpenAI } = await import("@ai-sdk/openai");
    const { apiKey = NO_KEY, apiVersion } = access;
    const dated = apiVersion !== null && /^\d/.test(apiVersion) ? apiVersion : undefined;
    const path = dated ? `/openai/deployments/${encodeURIComponent(sentAs)}` : "/openai/v1";
    const provider = createOpenAI({
      apiKey,
      baseURL: `${base}${path}`,
      headers: { "api-key": apiKey },
      fetch: adaptingFetch(withQuery(fetch, dated ?? apiVersion)),
    });
    return dated ? provider.chat(sentAs) : notStored(provider.responses(sentAs));
  },

  async compatible({ access, base, sentAs, fetch }) {
    const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
    return withThinkTags(
      createOpenAICompatible({
        name: "compatible",
        ...(access.apiKey && { apiKey: access.apiKey }),
        baseURL: base,
        includeUsage: true,
        fetch: async (...request) =>
          rewriteJson(await adaptingFetch(fetch)(...request), createRepair()),
      }).chatModel(sentAs),
    );
  },
};

/**
 * A model whose provider keeps nothing of what is said. The Responses API would by default, and later steps would refer to what
 * it kept.
 */
const notStored = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: defaultSettingsMiddleware({
      settings: { providerOptions: { openai: { store: false } } },
    }),
  });

/** Azure reads the version of its API from the query. */
function withQuery(fetch: Fetch, apiVersion: string | null): Fetch {
  if (apiVersion === null || apiVersion === "") return fetch;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    url.searchParams.set("api-version", apiVersion);
    return fetch(url, init);
  };
}
