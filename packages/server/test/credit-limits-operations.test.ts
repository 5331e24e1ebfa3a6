import type {
  Approval,
  ChatSessionDetail,
  CreditLimits,
  InboxItemPage,
  LedgerPage,
} from "@switchboard/api-client/types";
import { beforeAll, expect, it } from "vitest";
import { onlyModel, scriptedModel } from "./agent-stores.ts";
import { ask, connectionIds, readStream, runBody, uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const LIMITS = "/api/v1/credits/limits";
const look = { call: "data_list_files" };

let server: TestServer;
let maya: TestClient;

beforeAll(async () => {
  const model = scriptedModel([[look], [look], [look], [{ text: "Three looks." }]]);
  server = await startTestServer({
    env: { ADMIN_EMAILS: "admin@example.com" },
    overrides: { agent: { models: onlyModel(model), flush: { ms: 0, bytes: 0 } } },
  });
  maya = await server.signUp();
  await uploadText(maya, "r.csv", "Region,Amount\nNorth,1\n");
});

it("starts without a limit of the day and with the server's for a run, and keeps what is set", async () => {
  expect(await maya.json<CreditLimits>(LIMITS)).toEqual({
    daily: null,
    per_run: null,
    per_run_default: 25,
    spent_today: 0,
    member: null,
  });
  const set = await maya.send("PUT", LIMITS, { daily: 50.5, per_run: 2 });
  expect(await set.json()).toMatchObject({ daily: 50.5, per_run: 2 });
  expect(await maya.json<CreditLimits>(LIMITS)).toMatchObject({ daily: 50.5, per_run: 2 });
});

it.each([{ daily: 0, per_run: null }, { daily: null, per_run: "2" }, { daily: 5 }])(
  "refuses %j in a sentence and keeps what was set",
  async (body) => {
    const response = await maya.send("PUT", LIMITS, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: expect.any(String) });
    expect(await maya.json<CreditLimits>(LIMITS)).toMatchObject({ daily: 50.5, per_run: 2 });
  },
);

it("pauses a run at its limit for readers of the stream and of the chat later, and resumes from there [CHAT-02]", async () => {
  const connections = { connection_ids: await connectionIds(maya), max_executions: 5 };
  const events = await ask(maya, "Look", connections);
  const last = events.at(-1);
  expect(last).toMatchObject({ type: "credit_limit_reached", question: { used: 2 } });
  const session = `/api/v1/chatsessions/${String(events[0]?.["session_id"])}`;
  const { active_run: live } = await maya.json<ChatSessionDetail>(session);
  expect(live).toMatchObject({ state: "awaiting_approval", credits_used: 2 });
  expect(live?.pending_credit_question).toEqual(last?.["question"]);
  // It is no call to approve.
  expect(await maya.json<Approval[]>("/api/v1/approvals")).toEqual([]);
  const inbox = await maya.json<InboxItemPage>("/api/v1/inbox-items");
  expect(JSON.stringify(inbox)).toContain("Continue? This run has used 2.00 credits");

  const goOn = (questionId?: string) =>
    maya.send("POST", `/api/v1/runs/${live?.id}/go-on`, { question_id: questionId });
  const wentOn = await goOn(live?.pending_credit_question?.id);
  expect(await wentOn.json()).toMatchObject({ id: live?.id, state: "running" });
  const rest = await maya.fetch(`/api/v1/runs/${live?.id}/events?after=${last?.seq}`);
  const types = (await readStream(rest)).events.map(({ type }) => type);
  // An answer comes in as many pieces as it has.
  const kinds = types.filter((type, at) => type !== types[at - 1]);
  expect(kinds).toEqual(["tool_thought", "tool_result", "assistant", "balance_update"]);
  expect((await goOn(live?.pending_credit_question?.id)).status).toBe(409);
  const [charge] = (await maya.json<LedgerPage>("/api/v1/credits/ledger?kind=spent")).items;
  expect(charge).toMatchObject({ delta: -3, cause: "3 tool calls" });
});

it("never lets 50 runs at once spend more than the 10 credits that there are [R9]", async () => {
  const poor = await server.signUp();
  await uploadText(poor, "r.csv", "Region,Amount\nNorth,1\n");
  const connection_ids = await connectionIds(poor);
  const admin = await server.signUp("admin@example.com");
  const { id, balance } = await poor.me();
  expect(balance).toBe(500);
  const set = await admin.send("PUT", `/api/v1/admin/users/${id}`, {
    is_admin: false,
    balance: 10,
  });
  if (!set.ok) throw new Error(await set.text());
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const body = runBody("Look", { connection_ids, max_executions: 3 });
      const response = await poor.send("POST", "/api/switchboard-chat/run", body);
      if (response.ok) await readStream(response);
      else await response.body?.cancel();
      return response.status;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200, 402]));
  const { items } = await poor.json<LedgerPage>("/api/v1/credits/ledger");
  expect(Math.min(...items.map((line) => line.balance_after))).toBeGreaterThanOrEqual(0);
  expect((await poor.me()).balance).toBeGreaterThanOrEqual(0);
}, 60_000);
