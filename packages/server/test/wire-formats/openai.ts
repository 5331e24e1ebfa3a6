import { namedEvents, refused, type Exchange } from "./exchange.ts";

const response = { id: "resp_1", object: "response", created_at: 1741476542, model: "gpt-4o" };
const begun = { type: "response.created", response: { ...response, status: "in_progress" } };
const usage = (input: number, cached: number, output: number, reasoning: number) => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: cached },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: reasoning },
  total_tokens: input + output,
});
const completed = (used = usage(1000, 0, 200, 0)) => ({
  type: "response.completed",
  response: { ...response, status: "completed", usage: used },
});

const message = (index: number, ...pieces: readonly string[]) => {
  const item = { id: `msg_${index}`, type: "message", role: "assistant" };
  const place = { item_id: item.id, output_index: index, content_index: 0 };
  const part = { type: "output_text", text: pieces.join(""), annotations: [] };
  return [
    {
      type: "response.output_item.added",
      output_index: index,
      item: { ...item, status: "in_progress", content: [] },
    },
    { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
    ...pieces.map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
    { type: "response.output_text.done", ...place, text: part.text },
    { type: "response.content_part.done", ...place, part },
    {
      type: "response.output_item.done",
      output_index: index,
      item: { ...item, status: "completed", content: [part] },
    },
  ];
};

const call = (index: number, name: string, ...pieces: readonly string[]) => {
  const item = { id: `fc_${index}`, type: "function_call", call_id: `call_${index}`, name };
  const place = { item_id: item.id, output_index: index };
  const args = pieces.join("");
  return [
    {
      type: "response.output_item.added",
      output_index: index,
      item: { ...item, status: "in_progress", arguments: "" },
    },
    ...pieces.map((delta) => ({ type: "response.function_call_arguments.delta", ...place, delta })),
    { type: "response.function_call_arguments.done", ...place, arguments: args },
    {
      type: "response.output_item.done",
      output_index: index,
      item: { ...item, status: "completed", arguments: args },
    },
  ];
};

const reasoning = (index: number, text: string) => {
  const item = { id: `rs_${index}`, type: "reasoning" };
  const place = { item_id: item.id, output_index: index, summary_index: 0 };
  const part = { type: "summary_text", text };
  return [
    { type: "response.output_item.added", output_index: index, item: { ...item, summary: [] } },
    { type: "response.reasoning_summary_part.added", ...place, part: { ...part, text: "" } },
    { type: "response.reasoning_summary_text.delta", ...place, delta: text },
    { type: "response.reasoning_summary_part.done", ...place, part },
    { type: "response.output_item.done", output_index: index, item: { ...item, summary: [part] } },
  ];
};

const error = (said: string, type: string, code: string | null = null) => ({
  error: { message: said, type, param: null, code },
});

export const OPENAI: readonly Exchange[] = [
  {
    name: "text with characters of several bytes",
    body: namedEvents(begun, ...message(0, "Grüße ", "aus ", "東京 😀"), completed()),
    comes: { text: "Grüße aus 東京 😀", tokens: [1000, 0, 200, 0] },
  },
  {
    name: "parallel calls in pieces",
    body: namedEvents(
      begun,
      ...call(0, "look_up", '{"id":', "9007199254740993}"),
      ...call(1, "look_up", '{"id"', ":2}"),
      completed(),
    ),
    comes: {
      calls: [
        { name: "look_up", input: { id: "9007199254740993" } },
        { name: "look_up", input: { id: 2 } },
      ],
      tokens: [1000, 0, 200, 0],
    },
  },
  {
    name: "reasoning, and tokens from the cache",
    body: namedEvents(
      begun,
      ...reasoning(0, "Two and two."),
      ...message(1, "Four."),
      completed(usage(2000, 1536, 300, 256)),
    ),
    comes: { reasoning: "Two and two.", text: "Four.", tokens: [2000, 1536, 300, 256] },
  },
  {
    name: "an answer that reaches the limit",
    body: namedEvents(begun, ...message(0, "Once upon"), {
      type: "response.incomplete",
      response: {
        ...response,
        status: "incomplete",
        incomplete_details: { reason: "max_output_tokens" },
        usage: usage(1000, 0, 4096, 0),
      },
    }),
    comes: { text: "Once upon", isCut: true, tokens: [1000, 0, 4096, 0] },
  },
  {
    name: "an answer that the content filter withholds",
    body: namedEvents(begun, ...message(0, "Well"), {
      type: "response.incomplete",
      response: {
        ...response,
        status: "incomplete",
        incomplete_details: { reason: "content_filter" },
        usage: usage(1000, 0, 3, 0),
      },
    }),
    comes: { text: "Well", failure: /withheld the answer \(content filter\)/ },
  },
  {
    name: "a failure in the middle",
    body: namedEvents(begun, ...message(0, "Half "), {
      type: "response.failed",
      sequence_number: 9,
      response: {
        ...response,
        status: "failed",
        error: { code: "server_error", message: "The model failed to generate a response." },
      },
    }),
    comes: {
      text: "Half ",
      failure: /OpenAI failed \(The model failed to generate a response\.\)/,
    },
  },
  {
    name: "a connection that breaks",
    body: namedEvents(begun, ...message(0, "Half an ", "answer").slice(0, 4)),
    isCut: true,
    comes: { text: "Half an answer", failure: /broke before the answer was complete/ },
  },
  refused(
    "400 for a conversation that is too long",
    400,
    error(
      "Your input exceeds the context window of this model. Please adjust your input and try again.",
      "invalid_request_error",
      "context_length_exceeded",
    ),
    /the conversation is longer than this model reads at once .*Start a new chat/,
  ),
  refused(
    "401",
    401,
    error(
      "Incorrect API key provided: sk-test-secret-0123456789.",
      "invalid_request_error",
      "invalid_api_key",
    ),
    /OpenAI rejected this server's API key \(Incorrect API key provided: \[key\]\.\)\. An administrator/,
  ),
  refused(
    "404 for a model that was shut down",
    404,
    error("The model `gpt-4o` has been deprecated.", "invalid_request_error", "model_not_found"),
    /OpenAI does not have this model .* An administrator can let it stand for another/,
  ),
  refused(
    "429 with the time of the reset",
    429,
    error("Rate limit reached for gpt-4o on tokens per min.", "tokens", "rate_limit_exceeded"),
    /the rate limit of OpenAI is reached .*Try again in 7 seconds\.$/,
    { "x-ratelimit-remaining-tokens": "0", "x-ratelimit-reset-tokens": "6.172s" },
  ),
  refused(
    "429 for an account without money",
    429,
    error(
      "You exceeded your current quota, please check your plan and billing details.",
      "insufficient_quota",
      "insufficient_quota",
    ),
    /account at OpenAI has nothing left to spend/,
  ),
  refused(
    "500",
    500,
    error("The server had an error.", "server_error"),
    /OpenAI failed \(The server had an error\.\)/,
  ),
  refused("503 as a page", 503, "<html>Service unavailable</html>", /OpenAI is overloaded/, {
    "content-type": "text/html",
  }),
];
