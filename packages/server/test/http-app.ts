import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { readAllowList } from "../src/connectors/gate/allow-list.ts";
import { createGate } from "../src/connectors/gate/gate.ts";
import { httpHandlers } from "../src/connectors/http/handlers.ts";
import type { HttpDeps } from "../src/connectors/http/session.ts";
import { manifestSchema } from "../src/plugins/manifest-schema.ts";
import type { ToolContext } from "../src/domain/plugins/types.ts";

/** A request that an app got. */
export type AppRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

/** An app's response: a JSON value, or whatever a function writes. */
export type AppAnswer =
  | { status?: number; headers?: Record<string, string>; json?: unknown; text?: string }
  | ((response: ServerResponse) => void);

/** An app on this machine that a test plays. */
export type TestApp = {
  readonly origin: string;
  readonly requests: AppRequest[];
  stop(): Promise<void>;
};

/** Starts an app. @param answer responds to the n-th request, counted from 0 */
export async function startApp(
  answer: (request: AppRequest, count: number) => AppAnswer,
): Promise<TestApp> {
  const requests: AppRequest[] = [];
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = "", url = "", headers } = request;
    const one = { method, target: url, headers, body: await text(request) };
    requests.push(one);
    const said = answer(one, requests.length - 1);
    if (typeof said === "function") {
      said(response);
      return;
    }
    const type = said.text === undefined ? "application/json" : "text/plain";
    response.writeHead(said.status ?? 200, { "content-type": type, ...said.headers });
    response.end(said.text ?? (said.json === undefined ? "" : JSON.stringify(said.json)));
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The way to the apps of tests, which are all on this machine. */
const gate = createGate({ allow: readAllowList("127.0.0.1").entries });

/** The secret of the connection that connectors of tests are run with. */
export const SECRET = "s3cr3t/+key with blanks";

const list = {
  name: "list_things",
  description: "Lists things.",
  input_schema: { type: "object", properties: {} },
  effect: "read",
  http: {
    request: { method: "GET", path: "/things" },
    result: {
      kind: "table",
      rows: "things",
      columns: [{ name: "id", path: "id", type: "integer" }],
    },
  },
};

/** A tool for a test: what differs from the default, which lists things. */
export type TestTool = { http?: object; [key: string]: unknown };

const inFull = ({ http, ...tool }: TestTool) => ({
  ...list,
  ...tool,
  http: { ...list.http, ...http },
});

/**
 * A manifest with one tool, as in a file.
 * @param http additions to its `http` part
 * @param others further tools, such as one that lists choices
 */
export const testManifest = (
  tool: TestTool = {},
  http: object = {},
  others: readonly TestTool[] = [],
) => ({
  name: "app",
  display_name: "App",
  description: "An app.",
  auth_type: "other",
  connection_settings_schema: {
    properties: {
      base_url: { type: "string", title: "Address" },
      key: { type: "string", title: "Key", secret: true },
    },
  },
  http: {
    base_url: "{settings.base_url}",
    auth: { kind: "bearer", token: "{secrets.key}" },
    check: { request: { method: "GET", path: "/me" }, account: "login" },
    errors: ["error"],
    ...http,
  },
  tools: [tool, ...others].map(inFull),
});

/**
 * Runs a tool of a manifest against an app.
 * @param options `deps`: what the connector calls through in place of the gate; `http` and `others`: as of `testManifest`
 * @returns what the tool gives; `pauses` collects how long it waited, without the waiting
 */
export async function runAgainst(
  app: Pick<TestApp, "origin">,
  tool: TestTool,
  args: Record<string, unknown> = {},
  {
    http,
    others,
    deps,
    context,
    pauses = [],
    check = false,
    more = [],
  }: {
    http?: object;
    others?: readonly TestTool[];
    deps?: Partial<HttpDeps>;
    context?: Partial<ToolContext>;
    pauses?: number[];
    check?: boolean;
    /** Further tools, whole. */
    more?: object[];
  } = {},
): Promise<unknown> {
  const { tools, ...plugin } = testManifest(tool, http, others);
  const manifest = manifestSchema.parse({ ...plugin, tools: [...tools, ...more] });
  if (!manifest.http) throw new Error("The manifest has no http part.");
  const access = {
    configuration: { base_url: `${app.origin}/api/` },
    credentials: { key: SECRET },
  };
  const { handlers, check: tries } = httpHandlers(manifest, manifest.http, {
    fetch: gate.fetch,
    open: async () => access,
    clock: { now: () => new Date("2026-11-20T12:00:00Z") },
    pause: async (ms) => void pauses.push(ms),
    ...deps,
  });
  const { signal } = new AbortController();
  if (check) return tries(access, signal);
  const handler = handlers[manifest.tools[0]?.name ?? ""];
  return handler?.(args, {
    userId: "user",
    connectionId: "connection",
    runId: "run",
    callId: "call",
    signal,
    ...context,
  });
}
