import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";

/** A call that the model makes, of the first offered tool whose name matches. */
export type Call = { readonly tool: RegExp; readonly args: object };

/** What the model does with a prompt: calls, one in each step, and then text. */
export type Rule = {
  readonly on: RegExp;
  readonly calls?: readonly Call[];
  /** Streamed before its text, as reasoning. */
  readonly thinks?: string;
  readonly says: string;
};

export type ModelServerOptions = {
  /** The ids that it lists. */
  readonly models: readonly string[];
  /** Where it is set, every request needs it. */
  readonly key?: string;
  readonly rules?: readonly Rule[];
  /** 0 takes any free port. */
  readonly port?: number;
};

type Message = { readonly role: string; readonly content?: unknown };
type Chat = {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
};

/** How the administration tests whether a model calls tools. */
const TEST: Rule = {
  on: /report_weather/,
  calls: [{ tool: /^report_weather$/, args: { city: "Lisbon", celsius: 21 } }],
  says: "Reported.",
};

/** The tokens that each answer costs. */
const USAGE = {
  prompt_tokens: 1000,
  completion_tokens: 200,
  total_tokens: 1200,
  prompt_tokens_details: { cached_tokens: 400 },
};

/**
 * A stand-in for a model server on this machine, such as Ollama or vLLM: it lists models and streams chat completions, with
 * answers by rules in place of a model.
 */
export class ModelServer {
  readonly #server: Server;
  readonly #options: ModelServerOptions;
  /** The chats that it was asked to go on with. */
  readonly asked: Chat[] = [];

  private constructor(options: ModelServerOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async launch(options: ModelServerOptions): Promise<ModelServer> {
    const server = new ModelServer(options);
    server.#server.listen(options.port ?? 0, "127.0.0.1");
    await once(server.#server, "listening");
    return server;
  }

  /** What an administrator enters as the provider's address. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const { models, key } = this.#options;
    if (key !== undefined && request.headers.authorization !== `Bearer ${key}`) {
      return refuse(response, 401, "Incorrect API key provided.");
    }
    if (request.url === "/v1/models") {
      const data = models.map((id) => ({ id, object: "model", created: 1, owned_by: "stand-in" }));
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ object: "list", data }));
      return;
    }
    if (request.url !== "/v1/chat/completions") return refuse(response, 404, "Not found.");
    const chat = JSON.parse(body) as Chat;
    if (!models.includes(chat.model)) {
      return refuse(response, 404, `The model '${chat.model}' does not exist.`);
    }
    this.asked.push(chat);
    this.#speak(response, chat);
  }

  #speak(response: ServerResponse, chat: Chat): void {
    const { rule, call } = this.#decide(chat);
    response.writeHead(200, { "content-type": "text/event-stream" });
    const about = {
      id: `chatcmpl-${this.asked.length}`,
      object: "chat.completion.chunk",
      created: 1,
      model: chat.model,
    };
    const write = (part: object) =>
      response.write(`data: ${JSON.stringify({ ...about, ...part })}\n\n`);
    const say = (delta: object, finish: string | null = null) =>
      write({ choices: [{ index: 0, delta, finish_reason: finish }] });

    say({ role: "assistant", content: "" });
    if (call) {
      const begun = { index: 0, id: `call_${this.asked.length}`, type: "function" };
      say({ tool_calls: [{ ...begun, function: { name: call.name, arguments: "" } }] });
      for (const piece of JSON.stringify(call.args).match(/.{1,12}/gsu) ?? [])
        say({ tool_calls: [{ index: 0, function: { arguments: piece } }] });
    } else {
      if (rule.thinks !== undefined) say({ reasoning_content: rule.thinks });
      for (const word of rule.says.match(/\s*\S+/g) ?? []) say({ content: word });
    }
    say({}, call ? "tool_calls" : "stop");
    write({ choices: [], usage: USAGE });
    response.end("data: [DONE]\n\n");
  }

  #decide({ messages, tools = [] }: Chat) {
    const prompted = messages.findLastIndex(({ role }) => role === "user");
    const prompt = textOf(messages[prompted]);
    const rule = [...(this.#options.rules ?? []), TEST].find(({ on }) => on.test(prompt)) ?? {
      on: /^/,
      says: `I am a stand-in for a model, and no rule of mine fits “${prompt.slice(0, 100)}”.`,
    };
    const done = messages.slice(prompted).filter(({ role }) => role === "tool").length;
    const next = rule.calls?.[done];
    const offered = tools.find((tool) => next?.tool.test(tool.function.name));
    return { rule, call: next && offered && { name: offered.function.name, args: next.args } };
  }
}

function textOf(message: Message | undefined): string {
  const content = message?.content;
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("");
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: { message, type: "invalid_request_error" } }));
}

// `node e2e/model-server.ts 11434 qwen3:32b` stands in for Ollama where there is none.
if (import.meta.main) {
  const [port = "11434", ...models] = process.argv.slice(2);
  const server = await ModelServer.launch({
    port: Number(port),
    models: models.length > 0 ? models : ["qwen3:32b"],
    rules: [
      {
        on: /\btask\b/i,
        calls: [{ tool: /create_task$/, args: { title: "Look at the figures" } }],
        says: "The task is in your list.",
      },
    ],
  });
  process.stdout.write(`Answers at ${server.address}\n`);
}
