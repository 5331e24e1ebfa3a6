import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { stopAfterwards } from "../stop-afterwards.ts";

/** A reverse proxy in front of several processes. */
export type Balancer = {
  readonly url: string;
  /** The addresses that it forwards to, in turn. A test may change them at any time. */
  targets: readonly string[];
  /** How often it had to take another process than the one whose turn it was. */
  retried(): number;
};

/** How long a request waits for a process that takes it, as `lb_try_duration` in deploy/Caddyfile. */
const TRY_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Starts a proxy that does what the one of `deploy/` does: round robin, another process where one cannot be reached, and the same request again only
 * if it is a GET. Anything else that was cut in the middle is answered with 502, since it may have had its effect.
 */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  let turn = 0;
  let retried = 0;
  const balancer = { url: "", targets: [] as readonly string[], retried: () => retried };

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming);
    for (const end = performance.now() + TRY_MS; performance.now() < end; ) {
      const target = balancer.targets[(turn += 1) % Math.max(1, balancer.targets.length)];
      const result = target ? await forward(target, incoming, body, outgoing) : "unreachable";
      if (result === "answered") return;
      retried += 1;
      if (result === "cut" && incoming.method !== "GET") break;
      await pause(PAUSE_MS);
    }
    outgoing.writeHead(502).end();
  }

  function forward(target: string, from: IncomingMessage, body: Buffer, to: ServerResponse) {
    return new Promise<"answered" | "unreachable" | "cut">((resolve) => {
      const { method, url: path, headers } = from;
      const asked = request(new URL(path ?? "/", target), { method, headers, agent });
      let isConnected = false;
      asked.on("socket", (socket) => socket.once("connect", () => (isConnected = true)));
      const leave = () => asked.destroy();
      to.once("close", leave);
      asked.on("error", () => {
        to.off("close", leave);
        resolve(isConnected ? "cut" : "unreachable");
      });
      asked.on("response", (response) => {
        resolve("answered");
        to.writeHead(response.statusCode ?? 502, response.headers);
        response.on("data", (chunk: Buffer) => to.write(chunk));
        response.on("end", () => to.end());
        // The reader of a stream sees the cut, as behind any proxy.
        response.on("error", () => to.destroy());
      });
      asked.end(body);
    });
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  balancer.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return balancer;
}
