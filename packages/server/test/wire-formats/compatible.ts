import { events, refused, type Exchange } from "./exchange.ts";

const about = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "qwen3:32b" };
const chunk = (delta: object, finish: string | null = null) => ({
  ...about,
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const used = (prompt: number, completion: number, details: object = {}) => ({
  ...about,
  choices: [],
  usage: {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    ...details,
  },
});
const text = (...pieces: readonly string[]) => pieces.map((content) => chunk({ content }));
const called = (index: number | undefined, fields: object, args: unknown) =>
  chunk({
    tool_calls: [
      { ...(index !== undefined && { index }), ...fields, function: { ...(args as object) } },
    ],
  });
const tokens = [1000, 0, 200, 0] as const;
const end = [used(1000, 200), "[DONE]"];

export const COMPATIBLE: readonly Exchange[] = [
  {
    name: "text with characters of several bytes, between comments that keep the connection open",
    body: `: OPENROUTER PROCESSING\n\n${events(...text("Grüße ", "aus ", "東京 😀"), chunk({}, "stop"), ...end)}`,
    comes: { text: "Grüße aus 東京 😀", tokens },
  },
  {
    name: "parallel calls whose pieces take turns",
    body: events(
      called(0, { id: "call_a", type: "function" }, { name: "look_up", arguments: "" }),
      called(1, { id: "call_b", type: "function" }, { name: "look_up", arguments: "" }),
      called(0, {}, { arguments: '{"id":9007' }),
      called(1, {}, { arguments: '{"id"' }),
      called(0, {}, { arguments: "199254740993}" }),
      called(1, {}, { arguments: ":2}" }),
      chunk({}, "tool_calls"),
      ...end,
    ),
    comes: {
      calls: [
        { name: "look_up", input: { id: "9007199254740993" } },
        { name: "look_up", input: { id: 2 } },
      ],
      tokens,
    },
  },
  {
    name: "a call without an id, in one piece, with the finish reason of text (Ollama)",
    body: events(
      called(0, {}, { name: "look_up", arguments: '{"id":3}' }),
      chunk({ content: "" }, "stop"),
      ...end,
    ),
    comes: { calls: [{ name: "look_up", input: { id: 3 } }], tokens },
  },
  {
    name: "arguments as an object",
    body: events(
      called(0, { id: "call_a", type: "function" }, { name: "look_up", arguments: { id: 4 } }),
      chunk({}, "tool_calls"),
      ...end,
    ),
    comes: { calls: [{ name: "look_up", input: { id: 4 } }], tokens },
  },
  {
    name: "empty arguments",
    body: events(
      called(0, { id: "call_a", type: "function" }, { name: "list_all", arguments: "" }),
      chunk({}, "tool_calls"),
      ...end,
    ),
    comes: { calls: [{ name: "list_all", input: {} }], tokens },
  },
  {
    name: "invalid arguments",
    body: events(
      called(0, { id: "call_a", type: "function" }, { name: "look_up", arguments: '{"id":' }),
      chunk({}, "tool_calls"),
      ...end,
    ),
    comes: { calls: [{ name: "look_up", input: {}, isInvalid: true }], tokens },
  },
  {
    name: "reasoning in a field of its own (DeepSeek, vLLM)",
    body: events(
      chunk({ role: "assistant", reasoning_content: "Two and two." }),
      ...text("Four."),
      chunk({}, "stop"),
      used(2000, 300, {
        prompt_tokens_details: { cached_tokens: 1536 },
        completion_tokens_details: { reasoning_tokens: 256 },
      }),
      "[DONE]",
    ),
    comes: { reasoning: "Two and two.", text: "Four.", tokens: [2000, 1536, 300, 256] },
  },
  {
    name: "reasoning in the other field (OpenRouter, Groq)",
    body: events(chunk({ reasoning: "Two and two." }), ...text("Four."), chunk({}, "stop"), ...end),
    comes: { reasoning: "Two and two.", text: "Four.", tokens },
  },
  {
    name: "reasoning in tags that arrive in pieces",
    body: events(
      ...text("<th", "ink>\nTwo", " and two.</thi", "nk>\n\n", "Four, as in <think>."),
      chunk({}, "stop"),
      ...end,
    ),
    comes: { reasoning: "Two and two.", text: "Four, as in <think>.", tokens },
  },
  {
    name: "no usage",
    body: events(...text("Hello."), chunk({}, "stop"), "[DONE]"),
    comes: { text: "Hello.", tokens: [0, 0, 0, 0] },
  },
  {
    name: "an end without a reason, and empty reasons before",
    body: events(
      { ...about, choices: [{ index: 0, delta: { content: "Hello." }, finish_reason: "" }] },
      ...end,
    ),
    comes: { text: "Hello.", tokens },
  },
  {
    name: "an answer that reaches the limit",
    body: events(...text("Once upon"), chunk({}, "length"), used(1000, 4096), "[DONE]"),
    comes: { text: "Once upon", isCut: true, tokens: [1000, 0, 4096, 0] },
  },
  {
    name: "an answer that the content filter withholds",
    body: events(...text("Well"), chunk({}, "content_filter"), ...end),
    comes: { text: "Well", failure: /withheld the answer \(content filter\)/ },
  },
  {
    name: "a failure in the middle (OpenRouter)",
    body: events(...text("Half "), {
      ...about,
      error: { code: 502, message: "Provider disconnected" },
      choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
    }),
    comes: { text: "Half ", failure: /llm\.example failed \(Provider disconnected\)/ },
  },
  {
    name: "a connection that breaks",
    body: events(...text("Half an ", "answer")),
    isCut: true,
    comes: { text: "Half an answer", failure: /broke before the answer was complete/ },
  },
  {
    name: "a stream that ends without an end",
    body: events(...text("Half an ", "answer")),
    comes: { text: "Half an answer", failure: /sent something that is not an answer|broke/ },
  },
  {
    name: "a page in place of an answer",
    headers: { "content-type": "text/html" },
    body: "<!doctype html><title>LM Studio</title>",
    comes: { failure: /llm\.example sent something that is not an answer of a model/ },
  },
  refused(
    "400 for a conversation that is too long (llama.cpp)",
    400,
    {
      error: {
        code: 400,
        message: "the request exceeds the available context size, try increasing it",
        type: "exceed_context_size_error",
        n_ctx: 4096,
      },
    },
    /the conversation is longer than this model reads at once/,
  ),
  refused(
    "400 for tools (vLLM)",
    400,
    {
      object: "error",
      message:
        '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set',
      type: "BadRequestError",
      code: 400,
    },
    /llm\.example did not accept the request \("auto" tool choice requires/,
  ),
  refused(
    "401 of FastAPI",
    401,
    { detail: "Not authenticated" },
    /rejected this server's API key \(Not authenticated\)/,
  ),
  refused(
    "402 (OpenRouter)",
    402,
    { error: { code: 402, message: "Insufficient credits" } },
    /has nothing left to spend/,
  ),
  refused(
    "404 for a model that is not pulled (Ollama)",
    404,
    { error: { message: 'model "qwen3:32b" not found, try pulling it first', type: "api_error" } },
    /llm\.example does not have this model/,
  ),
  refused(
    "404 of a wrong path",
    404,
    "404 page not found",
    /llm\.example has no model at its address.*test the address/,
    {
      "content-type": "text/plain",
    },
  ),
  refused(
    "429 with a pause",
    429,
    { error: { message: "Slow down" } },
    /Try again in 20 seconds\.$/,
    {
      "retry-after": "20",
    },
  ),
  refused(
    "500 as a text (Ollama)",
    500,
    { error: "llama runner process has terminated" },
    /llm\.example failed \(llama runner process has terminated\)/,
  ),
  refused(
    "503 while a model is loaded (llama.cpp)",
    503,
    { error: { code: 503, message: "Loading model", type: "unavailable_error" } },
    /llm\.example is overloaded \(Loading model\)/,
  ),
];
