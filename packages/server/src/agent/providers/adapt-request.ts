import type { Fetch } from "./way-out.ts";

type Body = Record<string, unknown>;

/** Fields that some servers refuse, and the request without them. */
const REFUSALS: readonly { readonly named: RegExp; adapt(body: Body): Body }[] = [
  { named: /stream_options/, adapt: ({ stream_options: _refused, ...rest }) => rest },
  { named: /prompt_cache_key/, adapt: ({ prompt_cache_key: _refused, ...rest }) => rest },
  {
    named: /max_completion_tokens|max_tokens/,
    adapt: ({ max_tokens: limit, ...rest }) => ({ ...rest, max_completion_tokens: limit }),
  },
  {
    named: /reasoning_content/,
    adapt: (body) => ({
      ...body,
      messages: Array.isArray(body["messages"])
        ? body["messages"].map(({ reasoning_content: _refused, ...message }: Body) => message)
        : body["messages"],
    }),
  },
  {
    // OpenAI shows reasoning only to organizations that it has verified. The others get answers without it.
    named: /reasoning\.summary|reasoning summar/i,
    adapt(body) {
      const { summary: _refused, ...reasoning } = Object(body["reasoning"]) as Body;
      return { ...body, reasoning };
    },
  },
];

const REFUSED: ReadonlySet<number> = new Set([400, 422]);

/**
 * A `fetch` that asks a second time where a server refuses a field that others need: the usage, the key of the cache, the limit of
 * the answer, and reasoning, of earlier steps or of this one.
 */
export function adaptingFetch(fetch: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!REFUSED.has(response.status) || typeof init?.body !== "string") return response;
    const said = await response.clone().text();
    const sent = JSON.parse(init.body) as Body;
    const adapted = REFUSALS.filter(({ named }) => named.test(said)).reduce(
      (body, { adapt }) => adapt(body),
      sent,
    );
    const body = JSON.stringify(adapted);
    if (body === init.body) return response;
    await response.body?.cancel();
    return fetch(input, { ...init, body });
  };
}
