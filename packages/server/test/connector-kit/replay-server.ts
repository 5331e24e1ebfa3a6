import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import type { Exchange } from "./cases.ts";

/** A server that plays an app: it answers the recorded requests in their order and keeps what did not match. */
export type ReplayServer = {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  /** Starts over with these exchanges. `headers` must come with every request. */
  play(exchanges: readonly Exchange[], headers?: Readonly<Record<string, string>>): void;
  /** Requests that differ from the recorded ones, and missing ones; empty when all matched. */
  differences(): string[];
  stop(): Promise<void>;
};

/** Starts it on a free port. */
export async function startReplayServer(): Promise<ReplayServer> {
  let left: Exchange[] = [];
  let wanted: Readonly<Record<string, string>> = {};
  let problems: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await readText(request);
    const next = left.shift();
    const found = next ? differencesOf(request, body, next, wanted) : ["was not recorded"];
    problems.push(...found.map((one) => `${request.method} ${request.url} ${one}`));
    if (!next || found.length > 0) {
      response.writeHead(400, { "content-type": "text/plain" }).end("not as recorded");
      return;
    }
    const { status, headers, body: content } = next.answer;
    const type = typeof content === "string" ? "text/html" : "application/json; charset=utf-8";
    response.writeHead(status, {
      ...(content !== undefined && { "content-type": type }),
      ...headers,
    });
    response.end(typeof content === "string" ? content : JSON.stringify(content));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    play(exchanges, headers = {}) {
      left = [...exchanges];
      wanted = headers;
      problems = [];
    },
    differences: () => [
      ...problems,
      ...left.map(({ request }) => `${request.method} ${request.target} was not asked for`),
    ],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function differencesOf(
  request: IncomingMessage,
  body: string,
  { request: recorded }: Exchange,
  headers: Readonly<Record<string, string>>,
): string[] {
  const problems: string[] = [];
  if (request.method !== recorded.method) problems.push(`has not the method ${recorded.method}`);
  if (!isDeepStrictEqual(targetOf(request.url ?? ""), targetOf(recorded.target))) {
    problems.push(`is not ${recorded.target}`);
  }
  if (!isDeepStrictEqual(bodyOf(body, request), recorded.body)) {
    problems.push(`has the body ${body}`);
  }
  for (const [name, value] of Object.entries(headers)) {
    if (request.headers[name.toLowerCase()] !== value) problems.push(`has not ${name}: ${value}`);
  }
  return problems;
}

function targetOf(target: string) {
  const { pathname, searchParams } = new URL(target, "http://app");
  searchParams.sort();
  return { pathname, query: [...searchParams] };
}

function bodyOf(text: string, { headers }: IncomingMessage): unknown {
  if (text === "") return undefined;
  return headers["content-type"]?.includes("json") ? JSON.parse(text) : text;
}
