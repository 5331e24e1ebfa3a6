import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { defaultSettingsMiddleware, wrapLanguageModel } from "ai";
import type { ProviderAccess, ProviderKind } from "../../domain/models/ports.ts";
import { quoteLongIntegers } from "../../exact-json.ts";
import { rewriteJson } from "../../rewrite-json.ts";
import { adaptingFetch } from "./adapt-request.ts";
import { baseAddress } from "./addresses.ts";
import { createRepair } from "./repair-answer.ts";
import { withThinkTags } from "./think-tags.ts";
import { fetchFor, type Fetch, type WayOut } from "./way-out.ts";

type Settings = { readonly access: ProviderAccess; readonly sentAs: string; readonly fetch: Fetch };

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
  return CREATORS[access.kind]({ access, sentAs, fetch: fetchFor(access, out) });
}

/** The SDK takes a key from the environment where it gets none: the operator's key would go to somebody else's address. */
const NO_KEY = "none";

const CREATORS: Readonly<Record<ProviderKind, (settings: Settings) => LanguageModelV4>> = {
  openai({ access, sentAs, fetch }) {
    const baseURL = baseAddress(access);
    const provider = createOpenAI({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL,
      fetch: adaptingFetch(fetch),
    });
    // Servers that stand in for OpenAI support chat completions; few support the newer Responses API.
    return access.address
      ? withThinkTags(provider.chat(sentAs))
      : notStored(provider.responses(sentAs));
  },

  google: ({ access, sentAs, fetch }) =>
    createGoogle({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL: baseAddress(access),
      // Its calls arrive as JSON, which the SDK would round while it parses.
      fetch: async (...request) => rewriteJson(await fetch(...request), quoteLongIntegers),
    })(sentAs),

  anthropic: ({ access, sentAs, fetch }) =>
    createAnthropic({
      apiKey: access.apiKey ?? NO_KEY,
      baseURL: baseAddress(access),
      fetch,
    })(sentAs),

  azure({ access, sentAs, fetch }) {
    const { apiKey = NO_KEY, apiVersion } = access;
    const dated = apiVersion !== null && /^\d/.test(apiVersion) ? apiVersion : undefined;
    const path = dated ? `/openai/deployments/${encodeURIComponent(sentAs)}` : "/openai/v1";
    const provider = createOpenAI({
      apiKey,
      baseURL: `${baseAddress(access)}${path}`,
      headers: { "api-key": apiKey },
      fetch: adaptingFetch(withQuery(fetch, dated ?? apiVersion)),
    });
    return dated ? provider.chat(sentAs) : notStored(provider.responses(sentAs));
  },

  compatible: ({ access, sentAs, fetch }) =>
    withThinkTags(
      createOpenAICompatible({
        name: "compatible",
        ...(access.apiKey && { apiKey: access.apiKey }),
        baseURL: baseAddress(access),
        includeUsage: true,
        fetch: async (...request) =>
          rewriteJson(await adaptingFetch(fetch)(...request), createRepair()),
      }).chatModel(sentAs),
    ),
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
