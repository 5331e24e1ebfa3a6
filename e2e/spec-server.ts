import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../packages/app/dist/", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const user = {
  id: "u1",
  email: "spec@haldencoffee.example",
  balance: 12.5,
  is_admin: false,
  active_organization_id: null,
  organizations: [],
  connections: [{ id: "c1", name: "Halden Ops", connection_type: "jira" }],
  chat_sessions: [],
  information_scaffold: {},
  persistent_learned_info: {},
  subscription_tier: "free",
  phone_number: null,
  phone_number_verified: false,
  sms_opt_in: false,
};

const inboxItems = [
  {
    id: "m1",
    title: "Late delivery",
    description: "Order 88213",
    priority: "high",
    status: "open",
    source_type: "email",
    source_identifier: "gmail-message-m1",
    payload: {},
    from_address: "Sofia Finch <sofia@marlowfinch.example>",
    to_address: "accounts@haldencoffee.example",
    email_subject: "Order 88213",
    email_date: "2026-11-20T12:52:00Z",
    gmail_thread_id: "18c2f",
    distilled_content: "She asks where it is.",
    original_body_html: "<p>Hello Maya,<br>where is it?</p><script>alert(1)</script>",
  },
  {
    id: "j1",
    title: "Label printer",
    description: null,
    priority: "P2",
    status: "In Progress",
    source_type: "jira",
    source_identifier: "jira-1",
    payload: {
      key: "OPS-412",
      url: "https://jira.example.test/OPS-412",
      status: "In Progress",
      assignee: null,
    },
  },
];

type Session = { id: string; title: string; created_at: string; messages: unknown[] };

/** A request that the server under test was sent. */
export type Seen = { method: string; path: string; body: unknown };

/**
 * A server that has the specification and nothing else: no extensions, no numbers on events, no call for one session.
 * It serves the built app. `seen` is every API request.
 */
export class SpecServer {
  readonly seen: Seen[] = [];
  readonly #sessions: Session[] = [];
  readonly #items = inboxItems;
  readonly #server: Server;
  readonly #connections: typeof user.connections;

  private constructor(connections: typeof user.connections) {
    this.#connections = connections;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.writeHead(500).end("{}"));
    });
  }

  static async launch({ connections = user.connections } = {}): Promise<SpecServer> {
    const spec = new SpecServer(connections);
    spec.#server.listen(0, "127.0.0.1");
    await once(spec.#server, "listening");
    return spec;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!pathname.startsWith("/api/")) return await serve(pathname, response);
    const body = await readJson(request);
    const method = request.method ?? "GET";
    this.seen.push({ method, path: request.url ?? "", body });
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

    const route = `${method} ${pathname}`;
    if (route === "GET /api/v1/users/me")
      return void json({ ...user, connections: this.#connections });
    if (route === "GET /api/v1/app-info") return void json({ app_version: "9.9.9", plugins: [] });
    if (route === "GET /api/v1/chatsessions") return void json(this.#sessions);
    if (route === "GET /api/v1/data/datasets") return void json([]);
    if (route === "GET /api/v1/inbox-items") return void json(this.#items);
    if (method === "GET" && pathname.startsWith("/api/v1/inbox-items/")) {
      const item = this.#items.find(({ id }) => pathname.endsWith(`/${id}`));
      return void (item ? json(item) : json({ detail: "Not found." }, 404));
    }
    if (route === "POST /api/v1/inbox-items/bulk-action" || /^POST .*\/quick-action$/.test(route))
      return void response.writeHead(204).end();
    if (route === "GET /api/v1/stripe/config") return void json({ publishable_key: "pk_spec" });
    if (route === "POST /api/v1/stripe/create-checkout-session")
      return void json({ session_id: "cs_spec" });
    if (route === "GET /api/v1/playbooks") return void json([]);
    if (route === "POST /api/switchboard-chat/run") return this.#run(body, response);
    if (method === "DELETE" && pathname.startsWith("/api/v1/chatsessions/")) {
      this.#sessions.splice(0);
      return void response.writeHead(204).end();
    }
    json({ detail: `Not in the specification: ${route}` }, 404);
  }

  #run(body: unknown, response: ServerResponse): void {
    const { prompt = "", approved_tool_call: approved = null } = body as {
      prompt?: string;
      approved_tool_call?: unknown;
    };
    response.writeHead(200, { "content-type": "text/event-stream" });
    const say = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`);
    if (approved === null) {
      this.#sessions.unshift({
        id: "s1",
        title: prompt.slice(0, 50),
        created_at: "2026-11-20T09:00:00Z",
        messages: [
          { id: "m1", role: "USER", content: { content: prompt } },
          { id: "m2", role: "ORACLE", content: "?" },
          { id: "m3", role: "TOOL_THOUGHT", content: {} },
          { id: "m4", role: "ASSISTANT", content: { content: "Kept." } },
        ],
      });
      say({ type: "session_id", session_id: "s1", title: prompt.slice(0, 50) });
      say({
        type: "hitl_required",
        tool_call: { function: { name: "create_issue", arguments: '{"title":"Call Maya"}' } },
      });
      // Nothing of this may show: the stream is over for the person.
      say({ type: "assistant", content: "Said too late." });
      say({ type: "error", content: "Failed too late." });
    } else {
      say({ type: "assistant", content: "Done, " });
      say({ type: "assistant", content: "the issue is there." });
      say({ type: "balance_update", new_balance: 11.25 });
    }
    response.end("data: [DONE]\n\n");
  }
}

async function serve(pathname: string, response: ServerResponse): Promise<void> {
  const name = extname(pathname) === "" ? "index.html" : pathname;
  try {
    const file = await readFile(join(dist, name));
    response
      .writeHead(200, { "content-type": types[extname(name)] ?? "application/octet-stream" })
      .end(file);
  } catch {
    response.writeHead(404).end();
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? null : JSON.parse(text);
}
