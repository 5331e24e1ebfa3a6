import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readAll } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { Exchange } from "./exchange.ts";

/** What was asked. */
export type Asked = {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
};

/** Odd on purpose: no event and no character of several bytes arrives whole. */
const PIECE = 37;

/** Replays answers, one for each request. */
export async function startReplay(
  exchanges: readonly Pick<Exchange, "status" | "headers" | "body" | "isCut">[],
): Promise<{ readonly url: string; readonly asked: readonly Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then(async (body) => {
      const exchange = exchanges[asked.length];
      asked.push({
        url: request.url ?? "",
        headers: request.headers,
        body: body === "" ? {} : (JSON.parse(body) as Record<string, unknown>),
      });
      if (!exchange) return void response.writeHead(500).end("No exchange is left.");
      const { status = 200, headers = { "content-type": "text/event-stream" } } = exchange;
      response.writeHead(status, headers);
      await writeInPieces(response, Buffer.from(exchange.body));
      if (exchange.isCut) request.socket.destroy();
      else response.end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

async function writeInPieces(response: ServerResponse, body: Buffer): Promise<void> {
  response.flushHeaders();
  for (let at = 0; at < body.length && !response.destroyed; at += PIECE) {
    await new Promise<void>((resolve) => {
      response.write(body.subarray(at, at + PIECE), () => resolve());
    });
  }
}
