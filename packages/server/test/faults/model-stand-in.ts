import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { stopAfterwards } from "../stop-afterwards.ts";

/** Between two pieces of an answer, so that there is a middle of it to be cut in. */
const PACE_MS = 15;
const WORDS = "This is what the model has to say about it , piece by piece .".split(" ");

type Message = { readonly role: string; readonly content?: unknown };
type Asked = {
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
};

/**
 * Starts a model server that speaks chat completions. A prompt `jot x` or `note x` makes it call the tool of that name with the text x; after the
 * result, and for any other prompt, it answers in a dozen pieces.
 */
export async function startModelStandIn(): Promise<{ readonly address: string }> {
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => answer(response, JSON.parse(body) as Asked))
      .catch(() => response.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

async function answer(response: ServerResponse, { messages, tools = [] }: Asked) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, finish_reason: string | null = null, more: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "gpt-4o", choices: [{ index: 0, delta, finish_reason }], ...more })}\n\n`,
    );
  const call = wantedCall(messages, tools);
  if (call) {
    const made = { name: call.tool, arguments: JSON.stringify({ text: call.text }) };
    send({
      role: "assistant",
      tool_calls: [{ index: 0, id: `call-${call.text}`, type: "function", function: made }],
    });
    send({}, "tool_calls");
  } else {
    for (const word of WORDS) {
      send({ content: `${word} ` });
      await pause(PACE_MS);
    }
    send({}, "stop");
  }
  const usage = { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 };
  response.write(
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "gpt-4o", choices: [], usage })}\n\n`,
  );
  response.end("data: [DONE]\n\n");
}

/** The call that the latest prompt names, unless it was made. */
function wantedCall(messages: readonly Message[], tools: NonNullable<Asked["tools"]>) {
  const last = messages.findLastIndex(({ role }) => role === "user");
  if (messages.slice(last + 1).some(({ role }) => role === "tool")) return undefined;
  const [, verb, word] =
    /\b(jot|note) ([\w-]+)/.exec(JSON.stringify(messages[last]?.content)) ?? [];
  const tool = tools.find(({ function: { name } }) => verb && name.split("_").includes(verb));
  return tool && word ? { tool: tool.function.name, text: word } : undefined;
}
