import type { FactProposal, User } from "@switchboard/api-client/types";
import { describe, expect, it } from "vitest";
import { environmentModels, environmentProvider } from "./agent-stores.ts";
import { makePlaybook } from "./playbook.ts";
import { startOpenAi, type ProviderTurn, type TestProvider } from "./provider-servers.ts";
import { answerOf, ask, enableTasks, type WireEvent } from "./run-stream.ts";
import { startTestServer, type TestClient } from "./server.ts";

const PROPOSALS = "/api/v1/users/me/fact-proposals";
const PROFILE = "/api/v1/users/me/profile";

/** A person whose agent is the planner, or a language model with these turns. */
async function setUp(turns?: readonly ProviderTurn[]) {
  let provider: TestProvider | undefined;
  if (turns) provider = await startOpenAi(turns);
  const openai = provider && environmentProvider("openai", "sk-test", `${provider.url}/v1`);
  const models = environmentModels(openai ? [openai] : [], 0);
  const server = await startTestServer({ overrides: { agent: { models } } });
  return { server, provider, person: await server.signUp() };
}

const list = (client: TestClient, query = "") =>
  client.json<FactProposal[]>(`${PROPOSALS}${query}`);

async function decide(client: TestClient, id: string | undefined, body: object) {
  const response = await client.send("POST", `${PROPOSALS}/${id}`, body);
  return {
    status: response.status,
    body: (await response.json()) as FactProposal & { detail?: string },
  };
}

const saveLearned = (client: TestClient, learned: object) =>
  client.send("POST", PROFILE, { information_scaffold: {}, persistent_learned_info: learned });

const learnedOf = async (client: TestClient) =>
  Object.entries((await client.json<User>("/api/v1/users/me")).persistent_learned_info);

const resultOf = (events: readonly WireEvent[]) =>
  events.find(({ type, tool_call: call }) => type === "tool_result" && call !== undefined);

const remembered = (key: string, value: string): ProviderTurn => ({
  kind: "call",
  name: "remember",
  args: { key, value },
});
const SAID = { kind: "text", pieces: ["Done."] } as const;

describe("a fact that the agent proposes", () => {
  it("changes nothing until the person accepts it, and says which chat and day it is from [PROF-05]", async () => {
    const { person } = await setUp();
    const events = await ask(person, "Remember that my fiscal year starts in July");
    expect(resultOf(events)).toMatchObject({
      result: { kind: "fact_proposal", key: "Fiscal year", value: "starts in July" },
    });
    expect(answerOf(events)).toContain("Nothing is saved before you do");
    expect(await learnedOf(person)).toEqual([]);
    const [proposal] = await list(person);
    expect(proposal).toMatchObject({
      state: "proposed",
      current: null,
      session_id: events[0]?.["session_id"],
      session_title: "Remember that my fiscal year starts in July",
    });
    // Our own tool costs nothing.
    expect(events.at(-1)).toMatchObject({ type: "balance_update", new_balance: 500 });

    const { body } = await decide(person, proposal?.id, { decision: "accept" });
    expect(body.state).toBe("accepted");
    expect(await learnedOf(person)).toEqual([["Fiscal year", "starts in July"]]);
    expect(await list(person)).toMatchObject([{ state: "accepted", key: "Fiscal year" }]);
    expect(answerOf(await ask(person, "What is my fiscal year?"))).toContain("starts in July");
  });

  it("is taken out of the profile again by undoing that, with what it replaced back in its place", async () => {
    const { person } = await setUp();
    await saveLearned(person, { Currency: "NOK", "Fiscal Year": "January", Warehouse: "Chiado" });
    await ask(person, "Remember that my fiscal  year is July");
    const [proposal] = await list(person);
    expect(proposal).toMatchObject({ key: "Fiscal year", current: "January" });
    await decide(person, proposal?.id, { decision: "accept" });
    expect(await learnedOf(person)).toEqual([
      ["Currency", "NOK"],
      ["Fiscal Year", "July"],
      ["Warehouse", "Chiado"],
    ]);
    const undone = await decide(person, proposal?.id, { decision: "undo" });
    expect(undone.body).toMatchObject({ state: "proposed", current: "January" });
    expect((await learnedOf(person))[1]).toEqual(["Fiscal Year", "January"]);
  });

  it("can be edited before it is accepted, and goes to My Details where those have its key [PROF-03 PROF-04]", async () => {
    const { person } = await setUp();
    await ask(person, "Remember that my role is CFO");
    const [proposal] = await list(person);
    await decide(person, proposal?.id, { decision: "accept", value: "Chief financial officer" });
    const me = await person.me();
    expect(me.information_scaffold["Role"]).toBe("Chief financial officer");
    expect(me.persistent_learned_info).toEqual({});
    // The words that were edited are known, too.
    expect(answerOf(await ask(person, "Remember that my role is CFO"))).toContain("already");
  });

  it("is not proposed again once it was refused, however it is written, until that is undone", async () => {
    const { person } = await setUp();
    await ask(person, "Remember that my warehouse is Chiado");
    const [proposal] = await list(person);
    await decide(person, proposal?.id, { decision: "refuse" });
    expect(await list(person)).toEqual([]);
    const again = await ask(person, "Remember that my  WAREHOUSE is chiado");
    expect(resultOf(again)?.["result"]).toContain("The person refused this before.");
    expect(answerOf(again)).toContain("You refused this before");
    expect(await list(person)).toEqual([]);
    await ask(person, "Remember that my warehouse is Belém");
    expect(await list(person)).toMatchObject([{ value: "Belém" }]);
    await decide(person, proposal?.id, { decision: "undo" });
    expect(await list(person)).toHaveLength(2);
  });

  it("is reported to the model as refused, known or waiting, and the model reads the profile [PROF-05]", async () => {
    const { person, provider } = await setUp([
      remembered("Warehouse", "Chiado"),
      remembered("warehouse ", " chiado"),
      remembered("Currency", "eur"),
      SAID,
      remembered("Warehouse", "Chiado"),
      SAID,
    ]);
    await person.send("POST", PROFILE, {
      information_scaffold: { Name: "Maya" },
      persistent_learned_info: { Currency: "EUR" },
    });
    const events = await ask(person, "We moved to Chiado", { max_executions: 5 });
    const results = events.filter(({ type }) => type === "tool_result");
    expect(results.map(({ result }) => result)).toEqual([
      expect.objectContaining({ kind: "fact_proposal" }),
      "This is proposed already and waits for the person.",
      "The profile says this already.",
    ]);
    const asked = JSON.stringify(provider?.requests[0]);
    expect(asked).toContain("- Name: Maya");
    expect(asked).toContain("- Currency: EUR");
    const [proposal] = await list(person);
    await decide(person, proposal?.id, { decision: "refuse" });
    await ask(person, "Once more");
    expect(JSON.stringify(provider?.requests.at(-1))).toContain("The person refused this before.");
  });

  it("fits the limits of a profile, or is refused in a sentence [LIMIT-09 LO-69]", async () => {
    const { person } = await setUp([
      remembered("Key", "v".repeat(2_001)),
      remembered(" ", "x"),
      SAID,
      remembered("One more", "x"),
      SAID,
    ]);
    const events = await ask(person, "Remember a lot", { max_executions: 5 });
    const failures = events.filter(({ is_error: isError }) => isError);
    expect(failures.map(({ result }) => result)).toEqual([
      expect.stringContaining("The argument 'value' must "),
      expect.stringContaining("The argument 'key' must "),
    ]);
    expect(await list(person)).toEqual([]);

    await saveLearned(
      person,
      Object.fromEntries([...Array(200).keys()].map((at) => [`k${at}`, "v"])),
    );
    await ask(person, "One more");
    const [proposal] = await list(person);
    const refused = await decide(person, proposal?.id, { decision: "accept" });
    expect(refused).toMatchObject({
      status: 422,
      body: { detail: "A profile has at most 200 facts in each table." },
    });
    expect(await list(person)).toMatchObject([{ state: "proposed" }]);
    const key = await decide(person, proposal?.id, { decision: "accept", key: "k".repeat(101) });
    expect(key.body.detail).toBe("A key has at most 100 characters.");
  });

  it("is one of at most twenty that wait, so that text cannot bury a profile in them [S7]", async () => {
    const turns = [...Array(21).keys()].map((at) => remembered(`Fact ${at}`, "x"));
    const { person } = await setUp([
      ...turns.slice(0, 10),
      SAID,
      ...turns.slice(10, 20),
      SAID,
      ...turns.slice(20),
      SAID,
    ]);
    await ask(person, "Read my mails", { max_executions: 10 });
    await ask(person, "Read on", { max_executions: 10 });
    const events = await ask(person, "And on", { max_executions: 10 });
    expect(await list(person)).toHaveLength(20);
    expect(events.filter(({ is_error: isError }) => isError)).toMatchObject([
      { result: expect.stringContaining("Too many proposals wait") },
    ]);
    expect(await learnedOf(person)).toEqual([]);
  });

  it("is not made in a rehearsal, which only says that it would be", async () => {
    const { person, server } = await setUp();
    const playbook = await makePlaybook(server, person, { target_source_type: "manual" });
    await ask(person, 'Create a task called "Ours"', {
      connection_ids: [(await enableTasks(person, { verify: [] })).id],
    });
    const [item] = await person.json<{ id: string }[]>("/api/v1/inbox-items");
    const events = await ask(person, "Remember that my warehouse is Chiado", {
      inbox_item_id: item?.id,
      playbook_id: playbook.id,
      rehearsal: true,
    });
    expect(resultOf(events)).toMatchObject({ outcome: "not_run" });
    expect(answerOf(events)).toContain("Not run in a rehearsal.");
    expect(await list(person)).toEqual([]);
  });

  it("loses its origin when its value is edited by hand, and keeps its day when its chat is deleted [PROF-07]", async () => {
    const { person } = await setUp();
    const events = await ask(person, "Remember that my warehouse is Chiado");
    const session = String(events[0]?.["session_id"]);
    const [proposal] = await list(person);
    await decide(person, proposal?.id, { decision: "accept" });
    await person.send("DELETE", `/api/v1/chatsessions/${session}`);
    expect(await list(person)).toMatchObject([
      { key: "Warehouse", session_id: null, session_title: null, created_at: proposal?.created_at },
    ]);
    await saveLearned(person, { Warehouse: "Belém" });
    expect(await list(person)).toEqual([]);
    // What the person wrote stays theirs.
    await decide(person, proposal?.id, { decision: "undo" });
    expect(await learnedOf(person)).toEqual([["Warehouse", "Belém"]]);
  });

  it("is listed for its chat in every state, and decided once", async () => {
    const { person } = await setUp();
    const events = await ask(person, "Remember that my warehouse is Chiado");
    await ask(person, "Remember that my currency is EUR");
    const query = `?session_id=${String(events[0]?.["session_id"])}`;
    const [proposal, ...rest] = await list(person, query);
    expect(rest).toEqual([]);
    await decide(person, proposal?.id, { decision: "refuse" });
    expect((await decide(person, proposal?.id, { decision: "refuse" })).status).toBe(200);
    const late = await decide(person, proposal?.id, { decision: "accept" });
    expect(late.status).toBe(409);
    expect(late.body.detail).toBe("You refused this already. Undo that first.");
    expect(await list(person, query)).toMatchObject([{ state: "refused" }]);
  });

  it("is nobody else's [S2]", async () => {
    const { person, server } = await setUp();
    await ask(person, "Remember that my warehouse is Chiado");
    const [proposal] = await list(person);
    const stranger = await server.signUp();
    expect(await list(stranger)).toEqual([]);
    expect(await list(stranger, `?session_id=${proposal?.session_id}`)).toEqual([]);
    expect((await decide(stranger, proposal?.id, { decision: "accept" })).status).toBe(404);
    expect((await decide(stranger, "nobody", { decision: "accept" })).status).toBe(404);
    expect(await learnedOf(stranger)).toEqual([]);
  });
});
