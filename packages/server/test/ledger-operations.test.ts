import type { LedgerPage } from "@switchboard/api-client/types";
import { beforeAll, expect, it } from "vitest";
import { ask, connectionIds, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let maya: TestClient;
let sessionId: string;

beforeAll(async () => {
  server = await startTestServer();
  maya = await server.signUp();
  await uploadText(maya, "r.csv", "Region,Amount\nNorth,1\nSouth,2\n");
  const connections = { connection_ids: await connectionIds(maya) };
  const events = await ask(maya, "total amount by region", connections);
  sessionId = String(events[0]?.["session_id"]);
  await maya.send("PATCH", `/api/v1/chatsessions/${sessionId}`, { title: "=1+1, by region" });
});

const list = (query = "") => maya.json<LedgerPage>(`/api/v1/credits/ledger${query}`);
const reasons = async (query: string) => (await list(query)).items.map(({ reason }) => reason);

it("says of each line which chat, model and tools it is about, and what there was after it", async () => {
  const [charge] = (await list("?kind=spent")).items;
  expect(charge).toMatchObject({
    delta: -1,
    cause: "1 tool call",
    session: { id: sessionId, title: "=1+1, by region" },
    model: "built-in planner",
    tools: [expect.any(String)],
    balance_after: 499,
  });
});

it("lists one kind, one chat, or some days, with the same balances", async () => {
  expect(await reasons("")).toEqual(["charge", "release", "reserve", "grant"]);
  expect(await reasons("?kind=settled")).toEqual(["charge", "grant"]);
  expect(await reasons("?kind=added")).toEqual(["grant"]);
  expect(await reasons("?kind=held")).toEqual(["release", "reserve"]);
  expect(await reasons(`?kind=settled&session_id=${sessionId}`)).toEqual(["charge"]);
  const [charge] = (await list("?kind=spent")).items;
  const moment = encodeURIComponent(String(charge?.created_at));
  expect(await reasons(`?from=${moment}&kind=added`)).toEqual([]);
  expect(await reasons(`?until=${moment}&kind=settled`)).toEqual(["grant"]);
});

it.each(["?kind=other", "?session_id=nothing", "?from=yesterday", "?cursor=nothing"])(
  "refuses %s in a sentence",
  async (query) => {
    const response = await maya.fetch(`/api/v1/credits/ledger${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
  },
);

it("shows nobody the lines of another person's chat", async () => {
  const other = await server.signUp();
  const page = await other.json<LedgerPage>(`/api/v1/credits/ledger?session_id=${sessionId}`);
  expect(page.items).toEqual([]);
});

it("gives the same lines as a file that no spreadsheet runs", async () => {
  const response = await maya.fetch("/api/v1/credits/ledger.csv?kind=settled");
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toContain("credits.csv");
  const [head, charge, grant, end] = (await response.text()).split("\r\n");
  expect(head).toBe(
    "Date,Kind,Description,Chat,Model,Tools,Credits,Balance,Tokens in,Tokens in from cache,Tokens out,Credits per million (in / cache / out)",
  );
  expect(charge).toMatch(/,charge,1 tool call,"'=1\+1, by region",built-in planner,.+,-1,499,,,,$/);
  expect(grant).toMatch(/,grant,"Monthly credits, Free",,,,500,500,,,,$/);
  expect(end).toBe("");
});

it("keeps the line of a chat that was deleted, without it", async () => {
  await maya.send("DELETE", `/api/v1/chatsessions/${sessionId}`);
  const [charge] = (await list("?kind=spent")).items;
  expect(charge).toMatchObject({ delta: -1, session: null, model: null, tools: [] });
});
