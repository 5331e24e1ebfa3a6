import type { Connection, InboxItem } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { CredentialsRefused } from "../src/domain/plugins/types.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";

let server: TestServer;
let client: TestClient;
let id: string;
/** The app's error; null if it accepts the connection. */
let problem: string | null;

const answer = async () => {
  if (problem !== null) throw new CredentialsRefused(problem, "expired");
  return undefined;
};

beforeAll(async () => {
  const desk = deskPlugin({ check: answer, list: answer });
  server = await startTestServer({
    overrides: { plugins: [desk], agent: { plannerPaceMs: 0 } },
  });
});

beforeEach(async () => {
  problem = null;
  client = await server.signUp();
  const made = await client.send("POST", CONNECTIONS, deskConnection());
  if (!made.ok) throw new Error(await made.text());
  id = ((await made.json()) as Connection).id;
});

const tasks = async (who = client) =>
  (await who.json<InboxItem[]>("/api/v1/inbox-items")).map(
    ({ title, description, status, payload }) => ({ title, description, status, payload }),
  );
const test = () => client.send("POST", `${CONNECTIONS}/${id}/test`);
const refuse = async (words: string) => {
  problem = words;
  await test();
};
const task = (status: string, description: string) => ({
  ...{ title: "Reconnect Our desk", description, status },
  payload: {
    connection_id: id,
    reconnect_url: `/ui/connections/edit/${id}?reconnect=credentials`,
  },
});

it("a connection that breaks is one task of its owner, however often it is refused [INBOX-01 ROLE-04]", async () => {
  expect(await tasks()).toEqual([]);
  problem = "Harbor Desk says: Invalid key (401).";
  await ask(client, "list tickets", { connection_ids: [id] });
  await refuse("Harbor Desk says: Gone (401).");
  await test();
  expect(await tasks()).toEqual([task("open", "Harbor Desk says: Gone (401).")]);
  expect(await tasks(await server.signUp())).toEqual([]);
});

it("the task leaves when the connection works again, and is back when it breaks once more [INBOX-01]", async () => {
  await refuse("Harbor Desk says: Gone (401).");
  problem = null;
  const body = { name: "Our desk", credentials: { api_token: "another" } };
  await client.send("POST", `${CONNECTIONS}/${id}`, body);
  expect(await tasks()).toEqual([]);
  await refuse("Harbor Desk says: Invalid key (401).");
  expect(await tasks()).toEqual([task("open", "Harbor Desk says: Invalid key (401).")]);
});

it("the task leaves when its connection is deleted [INBOX-01]", async () => {
  await refuse("Harbor Desk says: Gone (401).");
  await client.send("DELETE", `${CONNECTIONS}/${id}`);
  expect(await tasks()).toEqual([]);
});
