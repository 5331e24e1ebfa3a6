import { events, refused, type Exchange } from "./exchange.ts";

const part = (parts: readonly object[], rest: object = {}) => ({
  candidates: [{ content: { role: "model", parts }, index: 0, ...rest }],
  modelVersion: "gemini-1.5-pro-latest",
});
const used = (prompt: number, cached: number, written: number, thought: number) => ({
  usageMetadata: {
    promptTokenCount: prompt,
    ...(cached > 0 && { cachedContentTokenCount: cached }),
    candidatesTokenCount: written,
    ...(thought > 0 && { thoughtsTokenCount: thought }),
    totalTokenCount: prompt + written + thought,
  },
});
const last = (reason: string, use = used(1000, 0, 200, 0)) => ({
  ...part([{ text: "" }], { finishReason: reason }),
  ...use,
});
const tokens = [1000, 0, 200, 0] as const;
const error = (code: number, status: string, message: string, details: object[] = []) => ({
  error: { code, message, status, details },
});

export const GOOGLE: readonly Exchange[] = [
  {
    name: "text with characters of several bytes",
    body: events(part([{ text: "Grüße " }]), part([{ text: "aus 東京 😀" }]), last("STOP")),
    comes: { text: "Grüße aus 東京 😀", tokens },
  },
  {
    name: "parallel calls",
    body: events(
      part([
        { functionCall: { name: "look_up", args: { id: 1 } } },
        { functionCall: { name: "look_up", args: { id: 2 } } },
      ]),
      last("STOP"),
    ).replace('"id":1', '"id":9007199254740993'),
    comes: {
      calls: [
        { name: "look_up", input: { id: "9007199254740993" } },
        { name: "look_up", input: { id: 2 } },
      ],
      tokens,
    },
  },
  {
    name: "reasoning, and tokens from the cache",
    body: events(
      part([{ text: "Two and two.", thought: true }]),
      part([{ text: "Four." }]),
      last("STOP", used(2000, 1536, 44, 256)),
    ),
    comes: { reasoning: "Two and two.", text: "Four.", tokens: [2000, 1536, 300, 256] },
  },
  {
    name: "an answer that reaches the limit",
    body: events(part([{ text: "Once upon" }]), last("MAX_TOKENS", used(1000, 0, 4096, 0))),
    comes: { text: "Once upon", isCut: true, tokens: [1000, 0, 4096, 0] },
  },
  {
    name: "an answer that is withheld",
    body: events(part([{ text: "Well" }]), last("SAFETY")),
    comes: { text: "Well", failure: /withheld the answer \(content filter\)/ },
  },
  {
    name: "a connection that breaks",
    body: events(part([{ text: "Half an " }]), part([{ text: "answer" }])),
    isCut: true,
    comes: { text: "Half an answer", failure: /broke before the answer was complete/ },
  },
  refused(
    "400 for a key that is not valid",
    400,
    error(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", [
      { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "API_KEY_INVALID" },
    ]),
    /Google rejected this server's API key/,
  ),
  refused(
    "400 for a conversation that is too long",
    400,
    error(
      400,
      "INVALID_ARGUMENT",
      "The input token count (2100000) exceeds the maximum number of tokens allowed (2097152).",
    ),
    /the conversation is longer than this model reads at once/,
  ),
  refused(
    "404 for a model that was shut down",
    404,
    error(404, "NOT_FOUND", "models/gemini-1.5-pro-latest is not found for API version v1beta."),
    /Google does not have this model/,
  ),
  refused(
    "429 with the pause in its body",
    429,
    error(
      429,
      "RESOURCE_EXHAUSTED",
      "You exceeded your current quota, please check your plan and billing details. Please retry in 34.07s.",
      [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "34.07s" }],
    ),
    /the rate limit of Google is reached .*Try again in 35 seconds\.$/,
  ),
  refused(
    "503",
    503,
    error(503, "UNAVAILABLE", "The model is overloaded."),
    /Google is overloaded/,
  ),
  refused("500", 500, error(500, "INTERNAL", "An internal error has occurred."), /Google failed/),
];
