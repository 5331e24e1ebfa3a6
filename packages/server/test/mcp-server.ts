import type { Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createMcpHandler, Server, type CallToolResult } from "@modelcontextprotocol/server";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A tool as a server lists it. */
export type ServedTool = {
  name: string;
  description?: string;
  title?: string;
  inputSchema: { type: "object"; [key: string]: unknown };
  annotations?: { readOnlyHint?: boolean; destructiveHint?: boolean };
};

/** A foreign tool server on this machine. A test may change its answers at any time. */
export type McpTestServer = {
  readonly url: string;
  /** As the operator would list it. */
  readonly host: string;
  tools: ServedTool[];
  /** How many tools it lists at once; undefined for all. */
  pageSize: number | undefined;
  /** What its tools answer. */
  answer: (name: string, args: Record<string, unknown>) => CallToolResult | Promise<CallToolResult>;
  /** Answers a request in its place. */
  guard: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** The calls so far. */
  readonly calls: { name: string; args: Record<string, unknown> }[];
  /** The requests so far. */
  readonly requests: { method: string; path: string; headers: Headers }[];
};

/** A tool with one text as its argument. */
export const textTool = (name: string, more: Partial<ServedTool> = {}): ServedTool => ({
  name,
  description: `Does ${name}.`,
  inputSchema: {
    type: "object",
    properties: { text: { type: "string", description: "What to say." } },
    required: ["text"],
  },
  ...more,
});

/** Starts it. It ends with the test, or with the file when started in `beforeAll`. */
export async function startMcpServer(name = "Harbor"): Promise<McpTestServer> {
  const served: Pick<
    McpTestServer,
    "tools" | "pageSize" | "answer" | "guard" | "calls" | "requests"
  > = {
    tools: [],
    pageSize: undefined,
    answer: (tool, args) => ({
      content: [{ type: "text", text: `${tool}: ${String(args["text"])}` }],
    }),
    guard: () => undefined,
    calls: [],
    requests: [],
  };
  const handler = createMcpHandler(() => {
    const server = new Server({ name, version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/list", ({ params }) => {
      const { tools, pageSize = tools.length } = served;
      const [from, to] = [Number(params?.cursor ?? 0), Number(params?.cursor ?? 0) + pageSize];
      const rest = to < tools.length ? { nextCursor: String(to) } : {};
      return { tools: tools.slice(from, to), ...rest };
    });
    server.setRequestHandler("tools/call", async ({ params }) => {
      const args = params.arguments ?? {};
      served.calls.push({ name: params.name, args });
      return served.answer(params.name, args);
    });
    return server;
  });
  const http = createAdaptorServer({
    fetch: async (request) => {
      const { method, url, headers } = request;
      served.requests.push({ method, path: new URL(url).pathname, headers: new Headers(headers) });
      return (await served.guard(request)) ?? handler.fetch(request);
    },
  }) as HttpServer;
  await new Promise<void>((listens) => http.listen(0, "127.0.0.1", listens));
  stopAfterwards(() => {
    http.close();
    http.closeAllConnections();
  });
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  return Object.assign(served, { host, url: `http://${host}/mcp` });
}
