import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { openChat } from "../src/domain/chat/chat.ts";
import { readSpendable } from "../src/domain/credits/balance.ts";
import { givePooledCredits } from "../src/domain/credits/pool.ts";
import { readSpendingLimits } from "../src/domain/credits/spending-limits.ts";
import { addOrganization } from "../src/domain/organizations/organizations.ts";
import type { PluginRegistry } from "../src/domain/plugins/types.ts";
import { newId } from "../src/ids.ts";
import { inboxItems, organizationMembers, users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import {
  addPerson,
  connect,
  onlyModel,
  order,
  read,
  scriptedModel,
  startAgent,
  type TestAgent,
  testPlugin,
  type ScriptPart,
} from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const HOUR_MS = 3_600_000;

describeOnEachEngine("a limit of credits", (engine) => {
  let store: Store;
  let plugins: PluginRegistry;
  let person: string;
  let agent: TestAgent;
  let now: number;
  let calls: number;
  const LOOK: ScriptPart = { call: "test_look", args: { what: "this" } };
  const DONE: ScriptPart[] = [{ text: "Done." }];
  const clock = { now: () => new Date(now) };

  beforeAll(async () => {
    store = await engine.openTestStore();
    const run = async () => {
      calls += 1;
      return "seen";
    };
    plugins = testPlugin({ look: { effect: "read", run }, change: { run } });
  });

  beforeEach(async () => {
    calls = 0;
    now = Date.now();
    agent = withScript([[LOOK], [LOOK], [LOOK], [LOOK], [LOOK], DONE]);
    person = await addPerson(store);
  });

  const withScript = (turns: ScriptPart[][], paid = false) =>
    startAgent(store, { models: onlyModel(scriptedModel(turns), paid), plugins, clock });
  const limit = (
    userId: string,
    { daily = null, perRun = null }: { daily?: number | null; perRun?: number | null },
  ) =>
    agent.store.users.setCreditLimits(userId, { dailyCreditLimit: daily, runCreditLimit: perRun });
  const begin = async (userId = person, maxExecutions = 8, verify: string[] = []) =>
    agent.runs.start(
      order(userId, "Look", {
        connectionIds: [await connect(store, userId, plugins, verify)],
        maxExecutions,
      }),
    );
  /** The current question of a run, and its number. */
  async function asked({ runId }: { runId: string }, by = agent) {
    await by.runs.idle();
    const last = (await read(by, runId)).at(-1);
    if (last?.type !== "credit_limit_reached") throw new Error(`It says ${JSON.stringify(last)}.`);
    return last["question"] as { id: string; used: number; expires_at: string };
  }
  const stateOf = async ({ runId }: { runId: string }, userId = person) =>
    (await agent.runs.get(userId, runId)).state;
  const spent = async () => 500_00 - (await readSpendable(agent.store, person));
  const items = async () =>
    (await store.db.select().from(inboxItems).where(eq(inboxItems.userId, person))).map(
      ({ title, status, payload }) => ({ title, status, payload }),
    );

  it("pauses a run that has used as much, lets it use as much again, and charges each call once [CHAT-02 R9]", async () => {
    await limit(person, { perRun: 2_00 });
    const run = await begin();
    const first = await asked(run);
    expect(first).toMatchObject({ used: 2, expires_at: new Date(now + HOUR_MS).toISOString() });
    expect({ calls, state: await stateOf(run) }).toEqual({ calls: 2, state: "awaiting_approval" });
    const chat = await openChat(agent, person, run.sessionId);
    expect({ id: chat.pendingLimit?.id, used: chat.used }).toEqual({ id: first.id, used: 2_00 });
    await expect(agent.runs.start(order(person, "More", run))).rejects.toMatchObject({
      code: "conflict",
      message: "This chat has reached its credit limit. Continue the run, or stop it.",
    });

    await agent.runs.goOn(person, run.runId, first.id);
    const second = await asked(run);
    expect({ calls, used: second.used }).toEqual({ calls: 4, used: 4 });
    await agent.runs.goOn(person, run.runId, second.id);
    await agent.runs.idle();
    const events = await read(agent, run.runId);
    expect(events.flatMap((one) => one["credits_used"] ?? [])).toEqual([1, 2, 3, 4, 5]);
    expect({ calls, state: await stateOf(run), spent: await spent() }).toEqual({
      calls: 5,
      state: "finished",
      spent: 5_00,
    });
  });

  it("is in the inbox until it is answered", async () => {
    await limit(person, { perRun: 1_00 });
    const run = await begin();
    const { id } = await asked(run);
    const waiting = {
      title: "Continue? This run has used 1.00 credits",
      payload: { approval_id: id, session_id: run.sessionId, expires_at: expect.any(String) },
    };
    expect(await items()).toEqual([{ ...waiting, status: "open" }]);
    await agent.runs.stop(person, run.runId);
    const title = "Not decided: This run has used 1.00 credits";
    expect(await items()).toEqual([{ ...waiting, title, status: "done" }]);
    expect(await spent()).toBe(1_00);
  });

  it("is answered once, by its person alone, however often it is tried at a time", async () => {
    await limit(person, { perRun: 3_00 });
    const run = await begin();
    const { id } = await asked(run);
    const stranger = await addPerson(store);
    await expect(agent.runs.goOn(stranger, run.runId, id)).rejects.toMatchObject({
      code: "not_found",
    });
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => agent.runs.goOn(person, run.runId, id)),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        code: "conflict",
        message: "The run is no longer waiting for your decision.",
      },
    });
    await agent.runs.idle();
    expect({ calls, state: await stateOf(run) }).toEqual({ calls: 5, state: "finished" });
  });

  it("is answered after the server stopped and another process began", async () => {
    await limit(person, { perRun: 2_00 });
    const run = await begin();
    const { id } = await asked(run);
    await agent.runs.close();
    agent = withScript([[LOOK], [LOOK], [LOOK], DONE]);
    await agent.runs.open();
    expect(await stateOf(run)).toBe("awaiting_approval");
    await agent.runs.goOn(person, run.runId, id);
    await agent.runs.idle();
    expect({ calls, state: await stateOf(run) }).toEqual({ calls: 3, state: "finished" });
    await agent.runs.close();
  });

  it("ends the run when nobody answers in time, which costs what was used", async () => {
    await limit(person, { perRun: 2_00 });
    const run = await begin();
    await asked(run);
    now += HOUR_MS;
    await agent.runs.expireApprovals();
    expect(await stateOf(run)).toBe("stopped");
    expect((await read(agent, run.runId)).at(-2)).toMatchObject({
      content: "This run has used 2.00 credits. Nobody continued it in time, so it stopped.",
      reason: "expired",
    });
    expect(await spent()).toBe(2_00);
  });

  it("counts concurrent calls, and asks before a paid step of a model", async () => {
    await limit(person, { perRun: 2_00 });
    agent = withScript([[LOOK, LOOK, LOOK, LOOK], DONE]);
    const beside = await begin();
    expect(await asked(beside)).toMatchObject({ used: 2 });
    expect(calls).toBe(2);
    await agent.runs.stop(person, beside.runId);

    agent = withScript([[LOOK], DONE], true);
    await limit(person, { perRun: 1_00 });
    const costs = await begin();
    const question = await asked(costs);
    expect(question.used).toBe(1.63);
    await agent.runs.goOn(person, costs.runId, question.id);
    await agent.runs.idle();
    expect(await stateOf(costs)).toBe("finished");
  });

  it("asks for credits first and for the approval of a call afterwards", async () => {
    await limit(person, { perRun: 1_00 });
    const change: ScriptPart = { call: "test_change", args: { what: "that" } };
    agent = withScript([[LOOK], [change], DONE]);
    const run = await begin(person, 3, ["change"]);
    const { id } = await asked(run);
    await agent.runs.goOn(person, run.runId, id);
    await agent.runs.idle();
    expect((await read(agent, run.runId)).at(-1)).toMatchObject({ type: "hitl_required" });
    expect(calls).toBe(1);
  });

  it("of the day refuses a run that may need more, in a sentence, and stops another at what is left", async () => {
    await limit(person, { daily: 3_00 });
    agent = withScript([[LOOK], [LOOK], DONE]);
    await begin(person, 3);
    await agent.runs.idle();
    await expect(begin(person, 2)).rejects.toMatchObject({
      code: "payment_required",
      message:
        "You have used 2.00 of the 3.00 credits a day that you allow yourself, and this run may need up to 2.00. Lower Max Tool Calls, or raise your daily limit on the Credits page.",
    });
    expect(await readSpendingLimits(agent, person)).toMatchObject({
      daily: 3_00,
      spentToday: 2_00,
      member: undefined,
    });
    now += 24 * HOUR_MS;
    await begin(person, 3);
    await agent.runs.idle();
  });

  it("of the day holds a run that asks to continue; once it is raised the same question is answered", async () => {
    agent = withScript([[LOOK], [LOOK], [LOOK], [LOOK], DONE], true);
    await limit(person, { perRun: 4_00, daily: 20_00 });
    const run = await begin(person, 6);
    const { id, used } = await asked(run);
    expect(used).toBe(4.88);
    await limit(person, { perRun: 4_00, daily: 4_00 });
    await expect(agent.runs.goOn(person, run.runId, id)).rejects.toMatchObject({
      code: "payment_required",
      message:
        "You have used 4.88 of the 4.00 credits a day that you allow yourself. To continue, raise your daily limit on the Credits page.",
    });
    expect(await asked(run)).toMatchObject({ id });
    await limit(person, { perRun: 4_00, daily: null });
    await agent.runs.goOn(person, run.runId, id);
    await agent.runs.idle();
    expect(await stateOf(run)).toBe("finished");
  });

  it("of the members of an organization names who can raise it", async () => {
    const ownerId = await addPerson(store);
    await store.db.update(users).set({ subscriptionTier: "team" }).where(eq(users.id, ownerId));
    const { id: organizationId } = await addOrganization(agent, ownerId, "Acme");
    await store.db
      .insert(organizationMembers)
      .values({ organizationId, userId: person, role: "member" });
    await agent.store.users.setActiveOrganization(person, organizationId);
    await agent.store.transaction((tx) =>
      givePooledCredits({ newId }, tx, {
        organizationId,
        amount: 100_00,
        reason: "grant",
        cause: "Test",
        sourceKey: newId(),
      }),
    );
    await agent.store.organizations.setMemberDailyLimit(organizationId, 5_00);
    const [owner] = await agent.store.users.findEmails([ownerId]);
    await expect(begin(person, 6)).rejects.toMatchObject({
      code: "payment_required",
      message: `You have used 0.00 of the 5.00 credits a day that Acme allows each member, and this run may need up to 6.00. Lower Max Tool Calls, or ask its owner, ${owner?.email}, to raise the limit.`,
    });
    expect((await readSpendingLimits(agent, person)).member).toEqual({
      organization: "Acme",
      daily: 5_00,
      spentToday: 0,
      owner: owner?.email,
    });
    await begin(ownerId, 6);
    await agent.runs.idle();
  });
});
