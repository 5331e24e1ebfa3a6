import { once } from "node:events";
import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** How many events of its next answer a line lets through before it breaks; null lets it be whole. */
type Cut = number | null;

/**
 * A proxy between a browser and the server. It forwards everything at once, except that it cuts streams of runs where a test
 * says so, after an event, like a broken connection: without an end.
 */
export class CuttingProxy {
  readonly #server: Server;
  readonly #target: URL;
  #cuts: Cut[] = [];
  #lengths: number[] = [];

  private constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((incoming, response) => this.#pass(incoming, response));
  }

  static async launch(target: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Where the streams that begin from now on break, in turn; those after them are whole. */
  cut(...cuts: Cut[]): void {
    this.#cuts = cuts;
    this.#lengths = [];
  }

  /** How many events each stream since then had. */
  get lengths(): readonly number[] {
    return this.#lengths;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { hostname, port } = this.#target;
    // With the address that the browser knows: to it and to the server, this is the server.
    const { method, url: path = "/", headers } = incoming;
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isRun(method, path) && answer.statusCode === 200) this.#cutAnswer(answer, response);
      else answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }

  #cutAnswer(answer: IncomingMessage, response: ServerResponse): void {
    const most = this.#cuts.shift() ?? null;
    const number = this.#lengths.push(0) - 1;
    let text = "";
    answer.setEncoding("utf8");
    response.flushHeaders();
    if (most === 0) return void response.destroy();
    answer.on("data", (chunk: string) => {
      text += chunk;
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const isEvent = block.startsWith("data: {");
        if (isEvent) this.#lengths[number] = (this.#lengths[number] ?? 0) + 1;
        // What was written leaves first, then the line is gone.
        const isLast = isEvent && this.#lengths[number] === most;
        response.write(`${block}\n\n`, () => isLast && response.destroy());
        if (isLast) return void answer.destroy();
      }
    });
    answer.on("end", () => response.end(text));
  }
}

const isRun = (method: string | undefined, path: string) =>
  (method === "POST" && path.startsWith("/api/switchboard-chat/run")) ||
  /^\/api\/v1\/runs\/[^/]+\/events/.test(path);
