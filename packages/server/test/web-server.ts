import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A foreign server on this machine. */
export type WebServer = {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  readonly url: string;
  /** As the operator would list it. */
  readonly host: string;
  readonly port: number;
  /** The requests so far. */
  readonly requests: readonly (Pick<IncomingMessage, "method" | "url" | "headers"> & {
    readonly body: string;
  })[];
  /** The number of connections. */
  connections(): number;
};

/** Starts a server that answers with `listener`, and stops it after the test. */
export async function startWebServer(listener: RequestListener): Promise<WebServer> {
  const requests: WebServer["requests"][number][] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      listener(request, response);
    });
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  });
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return { url: `http://${host}`, host, port, requests, connections: () => connections };
}
