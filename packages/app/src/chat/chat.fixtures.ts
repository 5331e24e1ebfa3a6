import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, type User } from "@switchboard/api-client";
import { fakeNetwork, fixtures } from "@switchboard/api-client/testing";
import { defaultConfig } from "../config/default-config.ts";
import { createPaths } from "../config/paths.ts";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createChat } from "./chat.ts";
import { createChatSessions } from "./chat-sessions.ts";
import { initialSettings } from "./chat-settings.ts";
import { offeredModels } from "./model-choice.ts";
import { createDatasets } from "./datasets.ts";

/** What the server says to one request. */
export type Answer = (response: ServerResponse) => void;
type Seen = { readonly route: string; readonly body: unknown; readonly key: unknown };

export const json =
  (value: unknown, status = 200): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));

export const stream =
  (...events: unknown[]): Answer =>
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
    response.end("data: [DONE]\n\n");
  };

/** The line breaks; `events` came before. */
export const broken =
  (...events: unknown[]): Answer =>
  (response) => {
    if (events.length === 0) return void response.destroy();
    response.writeHead(200, { "content-type": "text/event-stream" });
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    return void response.write(text, () => response.destroy());
  };

/** The server takes the request, and the line breaks before it says more. */
export const taken: Answer = (response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write(": ping\n\n", () => response.destroy());
};

/** A stored session with a call that waits for the person. */
export const waiting = {
  id: "s1",
  title: "T",
  created_at: "2026-11-20T08:00:00Z",
  updated_at: "2026-11-20T08:00:00Z",
  pinned: false,
  messages: [],
  settings: null,
  active_run: {
    id: "r1",
    state: "awaiting_approval",
    last_seq: 3,
    started_at: "2026-11-20T08:59:00Z",
    pending_approval: { ...fixtures.approval, id: "a1" },
  },
};

/** An answer that comes when the test says so. */
export function held(begin: Answer = () => {}) {
  const arrived = Promise.withResolvers<ServerResponse>();
  const answer: Answer = (response) => {
    begin(response);
    arrived.resolve(response);
  };
  return { answer, asked: arrived.promise };
}

/** The head of a stream. */
export const streamHead: Answer = (response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
};

let server: Server | undefined;

/** Ends the server of the last chat, with whatever still hangs on it. */
export function closeServer(): void {
  server?.closeAllConnections();
  server?.close();
}

/** A chat against a server that gives these answers, in turn where a route has several. */
export async function chatWith(routes: Record<string, Answer[]>, extensions: string[] = []) {
  const seen: Seen[] = [];
  const info = { ...fixtures.appInfo, extensions };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const route = `${request.method} ${request.url}`;
    const key = request.headers["idempotency-key"];
    seen.push({ route, key, body: text === "" ? null : JSON.parse(text) });
    const answers = routes[route];
    if (route === "GET /api/v1/app-info") json(info)(response);
    else if (answers === undefined) json({ detail: `No ${route}` }, 404)(response);
    else (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  };
  server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const api = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const user: User = fixtures.user;
  const sessions = createChatSessions(api, appInfo);
  const network = fakeNetwork();
  const account = createAccount(api);
  account.store.set({ status: "user", user });
  const chat = createChat(
    {
      api,
      appInfo,
      offered: () => offeredModels({ status: "unknown" }),
      refreshModels: async () => {},
      account,
      sessions,
      datasets: createDatasets(api, appInfo),
      paths: createPaths(defaultConfig),
      network,
      now: () => new Date("2026-11-20T09:00:00Z"),
    },
    initialSettings(user),
    () => {},
  );
  const sent = (route: string) => seen.filter((one) => one.route === route).map((one) => one.body);
  const keys = (route: string) => seen.filter((one) => one.route === route).map((one) => one.key);
  return { chat, api, sent, keys, sessions, network, account };
}
