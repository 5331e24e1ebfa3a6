import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A model server of the test's own, in the wire form of OpenAI's chat completions. It answers when the test says so, so that a
 * run is in its middle for as long as the test needs.
 */
export class ScriptedModel {
  readonly #server: Server;
  readonly #asked: ServerResponse[] = [];
  #waiting: (() => void)[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      request.resume();
      request.on("end", () => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.flushHeaders();
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

  /** Settings of a server that asks this model. */
  get settings(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return { OPENAI_API_KEY: "test-key", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` };
  }

  /** Waits until the model is asked. */
  async asked(): Promise<void> {
    while (this.#asked.length === 0)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Says a part of the answer. */
  say(content: string): void {
    this.#write({
      choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason: null }],
    });
  }

  /** Ends the answer. */
  finish(): void {
    this.#write({
      choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
      usage: { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 },
    });
    this.#asked.shift()?.end("data: [DONE]\n\n");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #write(part: object): void {
    const chunk = {
      id: "answer",
      object: "chat.completion.chunk",
      created: 0,
      model: "gpt-4o",
      ...part,
    };
    this.#asked[0]?.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}
