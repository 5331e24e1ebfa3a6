import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** One answer of a script: words, then calls that a model makes side by side. */
export type Turn = {
  readonly text: string;
  readonly calls?: readonly { readonly name: string; readonly args: Record<string, unknown> }[];
  /** The usage that the provider reports. */
  readonly usage: { readonly prompt: number; readonly completion: number };
};

/** How often a paced answer is written; what is due by then goes out together. */
const TICK_MS = 10;

/**
 * A model server controlled by the test, with the wire format of OpenAI's chat completions. It answers when the test says so,
 * so that a run stays in its middle as long as needed; or, with a script, at its own pace.
 */
export class ScriptedModel {
  readonly #server: Server;
  readonly #asked: ServerResponse[] = [];
  #waiting: (() => void)[] = [];
  #script: Turn[] = [];
  #tokensPerSecond = 0;

  private constructor() {
    this.#server = createServer((request, response) => {
      request.resume();
      request.on("end", () => {
        if (request.method === "GET") return list(response);
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.flushHeaders();
        const turn = this.#script.shift();
        if (turn) return void this.#speak(response, turn);
        this.#asked.push(response);
        for (const resolve of this.#waiting.splice(0)) resolve();
      });
    });
  }

  static async launch(): Promise<ScriptedModel> {
    const model = new ScriptedModel();
    model.#server.listen(0, "127.0.0.1");
    await once(model.#server, "listening");
    return model;
  }

  /** Where it answers. */
  get address(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  /** Settings of a server that uses this model. */
  get settings(): Record<string, string> {
    return { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: this.address };
  }

  /** Answers the next requests automatically, one turn each, at a pace. */
  script(turns: readonly Turn[], tokensPerSecond: number): void {
    this.#script = [...turns];
    this.#tokensPerSecond = tokensPerSecond;
  }

  /** Waits for a request to the model. */
  async asked(): Promise<void> {
    while (this.#asked.length === 0)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Sends a part of the answer. */
  say(content: string): void {
    this.#write({
      choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }],
    });
  }

  /** Calls tools, all in one step, which ends the answer. */
  call(name: string, ...each: readonly object[]): void {
    const calls = each.map((args, index) => ({
      index,
      id: `call-${index}`,
      type: "function",
      function: { name, arguments: JSON.stringify(args) },
    }));
    this.#write({
      choices: [{ index: 0, delta: { role: "assistant", tool_calls: calls }, finish_reason: null }],
    });
    this.finish("tool_calls");
  }

  /** Ends the answer. */
  finish(reason: "stop" | "tool_calls" = "stop"): void {
    this.#write({
      choices: [{ index: 0, delta: {}, finish_reason: reason }],
      usage: { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 },
    });
    this.#asked.shift()?.end("data: [DONE]\n\n");
  }

  async #speak(response: ServerResponse, { text, calls = [], usage }: Turn): Promise<void> {
    const part = (delta: object, rest: object = { finish_reason: null }) =>
      write(response, { choices: [{ index: 0, delta, ...rest }] });
    // About as long as the tokens of real models: a word, or the space before it with its first letters.
    const tokens = text.match(/\s*\S{1,6}/g) ?? [];
    const began = performance.now();
    for (let said = 0; said < tokens.length && !response.destroyed; ) {
      await setTimeout(TICK_MS);
      const due = Math.ceil(((performance.now() - began) / 1000) * this.#tokensPerSecond);
      for (; said < Math.min(due, tokens.length); said += 1) part({ content: tokens[said] });
    }
    const begun = calls.map(({ name }, index) => ({
      index,
      id: `call_${began}_${index}`,
      type: "function",
      function: { name, arguments: "" },
    }));
    for (const call of begun) part({ tool_calls: [call] });
    // The arguments of calls that are made side by side come in turns, a few characters of each.
    const pieces = calls.map(({ args }) => JSON.stringify(args).match(/.{1,5}/gs) ?? []);
    const longest = Math.max(0, ...pieces.map(({ length }) => length));
    for (let at = 0; at < longest; at += 1)
      for (const [index, ofCall] of pieces.entries())
        if (ofCall[at] !== undefined)
          part({ tool_calls: [{ index, function: { arguments: ofCall[at] } }] });
    part({}, { finish_reason: calls.length > 0 ? "tool_calls" : "stop" });
    const { prompt, completion } = usage;
    const total = prompt + completion;
    const counted = { prompt_tokens: prompt, completion_tokens: completion, total_tokens: total };
    write(response, { choices: [], usage: counted });
    response.end("data: [DONE]\n\n");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #write(part: object): void {
    const response = this.#asked[0];
    if (response) write(response, part);
  }
}

/** The models of the server, as their list says them. */
function list(response: ServerResponse): void {
  const model = { id: "qwen3-32b", object: "model", created: 0, owned_by: "halden" };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ object: "list", data: [model] }));
}

function write(response: ServerResponse, part: object): void {
  const about = { id: "answer", object: "chat.completion.chunk", created: 0, model: "gpt-4o" };
  response.write(`data: ${JSON.stringify({ ...about, ...part })}\n\n`);
}
