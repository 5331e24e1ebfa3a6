import { namedEvents, refused, type Exchange } from "./exchange.ts";

const begun = (usage: object = { input_tokens: 1000, output_tokens: 1 }) => ({
  type: "message_start",
  message: {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "claude-sonnet-4-5",
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage,
  },
});
const block = (index: number, content: object, ...deltas: readonly object[]) => [
  { type: "content_block_start", index, content_block: content },
  ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
  { type: "content_block_stop", index },
];
const text = (index: number, ...pieces: readonly string[]) =>
  block(
    index,
    { type: "text", text: "" },
    ...pieces.map((one) => ({ type: "text_delta", text: one })),
  );
const call = (index: number, name: string, ...pieces: readonly string[]) =>
  block(
    index,
    { type: "tool_use", id: `toolu_${index}`, name, input: {} },
    ...pieces.map((partial_json) => ({ type: "input_json_delta", partial_json })),
  );
const end = (reason: string, written = 200) => [
  {
    type: "message_delta",
    delta: { stop_reason: reason, stop_sequence: null },
    usage: { output_tokens: written },
  },
  { type: "message_stop" },
];
const tokens = [1000, 0, 200, 0] as const;
const error = (type: string, message: string) => ({
  type: "error",
  error: { type, message },
  request_id: "req_1",
});

export const ANTHROPIC: readonly Exchange[] = [
  {
    name: "text with characters of several bytes, and pings",
    body: namedEvents(
      begun(),
      { type: "ping" },
      ...text(0, "Grüße ", "aus 東京 😀"),
      ...end("end_turn"),
    ),
    comes: { text: "Grüße aus 東京 😀", tokens },
  },
  {
    name: "parallel calls in pieces, after a word",
    body: namedEvents(
      begun(),
      ...text(0, "Let me look."),
      ...call(1, "look_up", "", '{"id": 9007', "199254740993}"),
      ...call(2, "look_up", '{"id"', ": 2}"),
      ...end("tool_use"),
    ),
    comes: {
      text: "Let me look.",
      calls: [
        { name: "look_up", input: { id: "9007199254740993" } },
        { name: "look_up", input: { id: 2 } },
      ],
      tokens,
    },
  },
  {
    name: "a call without arguments",
    body: namedEvents(begun(), ...call(0, "list_all", ""), ...end("tool_use")),
    comes: { calls: [{ name: "list_all", input: {} }], tokens },
  },
  {
    name: "reasoning, and tokens from the cache",
    body: namedEvents(
      begun({
        input_tokens: 364,
        cache_creation_input_tokens: 100,
        cache_read_input_tokens: 1536,
        output_tokens: 1,
      }),
      ...block(
        0,
        { type: "thinking", thinking: "", signature: "" },
        { type: "thinking_delta", thinking: "Two and two." },
        { type: "signature_delta", signature: "EqQBCgIYAhIM" },
      ),
      ...text(1, "Four."),
      ...end("end_turn", 300),
    ),
    comes: { reasoning: "Two and two.", text: "Four.", tokens: [2000, 1536, 300, 0] },
  },
  {
    name: "an answer that reaches the limit",
    body: namedEvents(begun(), ...text(0, "Once upon"), ...end("max_tokens", 4096)),
    comes: { text: "Once upon", isCut: true, tokens: [1000, 0, 4096, 0] },
  },
  {
    name: "a refusal",
    body: namedEvents(begun(), ...text(0, "I"), ...end("refusal", 1)),
    comes: { text: "I", failure: /withheld the answer \(content filter\)/ },
  },
  {
    name: "an overload in the middle",
    body: namedEvents(begun(), ...text(0, "Half "), error("overloaded_error", "Overloaded")),
    comes: { text: "Half ", failure: /Anthropic is overloaded \(Overloaded\)/ },
  },
  {
    name: "a connection that breaks",
    body: namedEvents(begun(), ...text(0, "Half an ", "answer").slice(0, 3)),
    isCut: true,
    comes: { text: "Half an answer", failure: /broke before the answer was complete/ },
  },
  refused(
    "400 for a conversation that is too long",
    400,
    error("invalid_request_error", "prompt is too long: 215000 tokens > 200000 maximum"),
    /the conversation is longer than this model reads at once/,
  ),
  refused(
    "400 for an account without money",
    400,
    error("invalid_request_error", "Your credit balance is too low to access the Anthropic API."),
    /account at Anthropic has nothing left to spend/,
  ),
  refused(
    "401",
    401,
    error("authentication_error", "invalid x-api-key"),
    /Anthropic rejected this server's API key/,
  ),
  refused(
    "404",
    404,
    error("not_found_error", "model: claude-2.1"),
    /Anthropic does not have this model/,
  ),
  refused(
    "413",
    413,
    error("request_too_large", "Request exceeds the maximum size"),
    /the request is too large for Anthropic/,
  ),
  refused(
    "429 with a pause",
    429,
    error("rate_limit_error", "This request would exceed your organization's rate limit."),
    /the rate limit of Anthropic is reached .*Try again in 12 seconds\.$/,
    { "retry-after": "12" },
  ),
  refused("529", 529, error("overloaded_error", "Overloaded"), /Anthropic is overloaded/),
  refused("500", 500, error("api_error", "Internal server error"), /Anthropic failed/),
];
