import type { Connection } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CredentialsRefused, ToolError } from "../src/domain/plugins/types.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { heardDuring } from "./heard-during.ts";
import { ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";
const START = Date.parse("2026-11-22T10:00:00Z");

let server: TestServer;
let client: TestClient;
let now = START;
/** How the app answers a call, and the try of a connection. */
let call: () => Promise<unknown>;
let check: () => void;

beforeAll(async () => {
  const desk = deskPlugin({
    check: async () => {
      check();
      return undefined;
    },
    list: () => call(),
  });
  server = await startTestServer({
    overrides: {
      clock: { now: () => new Date(now) },
      plugins: [desk],
      agent: { plannerPaceMs: 0 },
    },
  });
});

beforeEach(async () => {
  now = START;
  call = async () => "No tickets.";
  check = () => {};
  client = await server.signUp();
});

const refuse = (words: string, health: "expired" | "failing" = "expired") => {
  throw new CredentialsRefused(`Harbor Desk says: ${words} (401).`, health);
};
const later = (seconds: number) => {
  now += seconds * 1000;
};
const list = async () =>
  (await client.me()).connections.filter(({ connection_type: type }) => type === "desk");
const health = async () =>
  (await list()).map(({ status, status_detail: detail, last_success_at: at }) => ({
    status,
    detail,
    at: at == null ? null : (Date.parse(at) - START) / 1000,
  }));

async function connect(): Promise<string> {
  const response = await client.send("POST", CONNECTIONS, deskConnection());
  expect(response.status).toBe(201);
  return ((await response.json()) as Connection).id;
}
const listTickets = (id: string) => ask(client, "list tickets", { connection_ids: [id] });

describe("a call of a tool", () => {
  it("that the app refuses for its credentials marks the connection in the app's words, until one works again", async () => {
    const id = await connect();
    later(10);
    call = async () => refuse("Invalid key");
    const said = await listTickets(id);
    expect(JSON.stringify(said)).toContain("Harbor Desk says: Invalid key (401).");
    const detail = "Harbor Desk says: Invalid key (401).";
    expect(await health()).toEqual([{ status: "expired", detail, at: 0 }]);
    later(10);
    call = async () => "No tickets.";
    await listTickets(id);
    expect(await health()).toEqual([{ status: "ok", detail: null, at: 20 }]);
  });

  it("is sent to every window of the user as the connection is then", async () => {
    const id = await connect();
    later(10);
    call = async () => refuse("No rights", "failing");
    const heard = await heardDuring(server, client, () => listTickets(id), 1);
    expect(heard).toEqual([
      {
        type: "connection",
        connection_id: id,
        status: "failing",
        status_detail: "Harbor Desk says: No rights (401).",
        last_success_at: new Date(START).toISOString(),
      },
    ]);
  });

  it("that fails for anything else says nothing of the connection", async () => {
    const id = await connect();
    call = async () => {
      throw new ToolError("Harbor Desk says: Too long (422).");
    };
    await listTickets(id);
    expect(await health()).toEqual([{ status: "ok", detail: null, at: 0 }]);
  });

  it("writes once a minute that the connection works, however often it is used", async () => {
    const id = await connect();
    const after = async (seconds: number) => {
      later(seconds);
      await listTickets(id);
      return (await health())[0]?.at;
    };
    expect(await after(59)).toBe(0);
    expect(await after(1)).toBe(60);
    expect(await after(30)).toBe(60);
    expect(await after(30)).toBe(120);
  });

  it("that was refused with credentials replaced since marks nothing, asks nobody and is repeated", async () => {
    const id = await connect();
    later(10);
    call = async () => {
      call = async () => "No tickets.";
      later(10);
      const body = { name: "Our desk", credentials: { api_token: "another" } };
      expect((await client.send("POST", `${CONNECTIONS}/${id}`, body)).status).toBe(200);
      return refuse("Invalid key");
    };
    const said = await listTickets(id);
    expect(said.map(({ type }) => type)).not.toContain("reconnect_required");
    expect(said.find(({ type }) => type === "tool_result")).toMatchObject({
      result: "No tickets.",
      outcome: "done",
    });
    expect(await health()).toEqual([{ status: "ok", detail: null, at: 20 }]);
  });
});

describe("the try of a connection", () => {
  it("says that the app no longer accepts the credentials, and is sent to every window", async () => {
    const id = await connect();
    check = () => refuse("Gone");
    const tested = () => client.send("POST", `${CONNECTIONS}/${id}/test`);
    const [told] = await heardDuring(server, client, tested, 1);
    expect(told).toMatchObject({ connection_id: id, status: "expired" });
    expect(await health()).toMatchObject([{ status: "expired" }]);
  });

  it("with new credentials notifies every window that it works", async () => {
    const id = await connect();
    check = () => refuse("Gone");
    await client.send("POST", `${CONNECTIONS}/${id}/test`);
    check = () => {};
    const body = { name: "Our desk", credentials: { api_token: "another" } };
    const [told] = await heardDuring(
      server,
      client,
      () => client.send("POST", `${CONNECTIONS}/${id}`, body),
      1,
    );
    expect(told).toMatchObject({ connection_id: id, status: "ok", status_detail: null });
  });
});
