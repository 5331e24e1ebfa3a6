import type {
  LedgerPage,
  Model,
  ModelChoices,
  ModelProviderReport,
  ModelSettings,
} from "@switchboard/api-client/types";
import { beforeEach, describe, expect, it } from "vitest";
import { refreshShutdowns } from "../src/domain/models/refresh-shutdowns.ts";
import { createLog } from "../src/log.ts";
import { outbox } from "../src/store/schema.ts";
import { startModelServer, type ModelServer } from "./model-server.ts";
import { answerOf, ask, runBody } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const BOSS = "boss@example.com";
const PROVIDERS = "/api/v1/admin/model-providers";
const MODELS = "/api/v1/admin/models";
/** As long and as random as a real one. */
const KEY = "canary-4Jf6NcUeAoV7Qk3v9qPz1LrT8mXw2Yb5Hd0Gs";

const lines: string[] = [];
let provider: ModelServer;
let server: TestServer;
let boss: TestClient;

async function start(env: NodeJS.ProcessEnv = {}, now?: () => Date): Promise<void> {
  const log = createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
  server = await startTestServer({
    env: { ADMIN_EMAILS: BOSS, OUTBOUND_ALLOW: "127.0.0.1", ...env },
    overrides: { log, agent: { plannerPaceMs: 0 }, ...(now && { clock: { now } }) },
  });
  boss = await server.signUp(BOSS);
}

beforeEach(async () => {
  lines.length = 0;
  provider = await startModelServer(KEY);
});

type Answer = { status: number; body: ModelSettings & { detail?: string } };

async function send(method: string, path: string, body?: object, client = boss): Promise<Answer> {
  const response = await client.send(method, path, body);
  const text = await response.text();
  return { status: response.status, body: (text === "" ? {} : JSON.parse(text)) as Answer["body"] };
}

const add = (more: object = {}) =>
  send("POST", PROVIDERS, {
    kind: "compatible",
    name: "Halden gateway",
    address: provider.address,
    key: KEY,
    models: ["qwen3-32b"],
    ...more,
  });

const QWEN = "halden-gateway:qwen3-32b";

/** What a form sends to change a model. */
const written = (model: Model | undefined, more: object = {}) => ({
  id: model?.id,
  provider_id: model?.provider_id,
  sent_as: model?.sent_as,
  name: model?.name,
  prices: model?.prices,
  context_tokens: model?.context_tokens,
  can: model?.can,
  offered: { to: model?.offered.to, organization_ids: [] },
  is_default: model?.is_default,
  daily_budget: model?.daily_budget,
  fallback: model?.fallback,
  ...more,
});

const settings = () => boss.json<ModelSettings>(MODELS);
const find = async (id: string) => (await settings()).models.find((model) => model.id === id);
const save = async (id: string, more: object) => send("PUT", MODELS, written(await find(id), more));
const choices = (client: TestClient) => client.json<ModelChoices>("/api/v1/models");
const ids = ({ models }: { models: readonly { id: string }[] }) => models.map(({ id }) => id);
const SPECIFIED = [
  "openai:gpt-4o",
  "google:gemini-1.5-pro-latest",
  "google:gemini-1.5-flash-latest",
];

describe("a provider that an administrator adds", { timeout: 60_000 }, () => {
  beforeEach(() => start(), 60_000);

  it("answers a person's chat at once, under its name and at its price", async () => {
    const person = await server.signUp();
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.body.providers).toMatchObject([
      {
        id: "halden-gateway",
        kind: "compatible",
        key: "__is_set__",
        key_ending: "d0Gs",
        key_by: BOSS,
        environment: false,
        models: 1,
      },
    ]);
    expect(ids(await choices(person))).toEqual([...SPECIFIED, QWEN]);
    const prices = { input: 250, cached: 125, output: 1000 };
    expect((await save(QWEN, { name: "Qwen 3", prices, is_default: true })).status).toBe(200);
    expect(await choices(person)).toMatchObject({ default_model: QWEN });

    const events = await ask(person, "Who are you?", { model: QWEN });
    expect(answerOf(events)).toBe("I am qwen3-32b.");
    expect(provider.asked).toEqual([{ key: KEY }, { key: KEY, model: "qwen3-32b" }]);
    expect(await find(QWEN)).toMatchObject({ context_tokens: 32_768 });
    expect((await settings()).providers[0]?.state).toMatchObject({ state: "working" });
    const { items } = await person.json<LedgerPage>("/api/v1/credits/ledger");
    const charge = items.find(({ reason }) => reason === "charge");
    expect(charge).toMatchObject({
      delta: -0.45,
      model: QWEN,
      tokens: [{ model: QWEN, name: "Qwen 3", input: 1000, output: 200, prices, credits: 0.45 }],
    });
  });

  it("stands in for an id of the specification, and says so", async () => {
    await add();
    const moved = { provider_id: "halden-gateway", sent_as: "qwen3-32b" };
    expect((await save("openai:gpt-4o", moved)).status).toBe(200);
    const person = await server.signUp();
    const [first] = (await choices(person)).models;
    expect(first).toMatchObject({ id: "openai:gpt-4o", stands_for: "qwen3-32b", available: true });
    const events = await ask(person, "Who are you?", { model: "openai:gpt-4o" });
    expect(answerOf(events)).toBe("I am qwen3-32b.");
  });

  it("never shows its key: in no answer, log line, audit line or message", async () => {
    await add();
    await save(QWEN, { is_default: true });
    const person = await server.signUp();
    await ask(person, "Who are you?", { model: QWEN });
    const other = await startModelServer("another");
    await send("PUT", `${PROVIDERS}/halden-gateway`, {
      name: "Halden gateway",
      address: other.address,
      key: KEY,
    });
    const refused = await ask(person, "Who are you?", { model: QWEN });
    expect(JSON.stringify(refused)).toContain("error");
    await refreshShutdowns(server.deps, AbortSignal.timeout(10_000));
    expect(lines.join("")).toContain("did not list its models");
    const shown = [
      refused,
      await settings(),
      await boss.json("/api/v1/audit"),
      await choices(person),
      ...lines,
    ].map((part) => JSON.stringify(part));
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((text) => text.includes(KEY))).toEqual([]);
    const stored = JSON.stringify(await server.deps.store.models.listProviders());
    expect(stored).not.toContain(KEY);
  });

  it("keeps its key when other settings change, and sends it to no other address", async () => {
    await add();
    const path = `${PROVIDERS}/halden-gateway`;
    const kept = { name: "Gateway", address: provider.address, key: "__is_set__" };
    expect((await send("PUT", path, kept)).body.providers[0]).toMatchObject({
      name: "Gateway",
      key_ending: "d0Gs",
    });
    const thief = await startModelServer();
    const moved = { ...kept, address: thief.address };
    const typeAgain =
      "Enter the key again: the stored one is sent only to the address it was entered for.";
    expect(await send("PUT", path, moved)).toMatchObject({
      status: 422,
      body: { detail: typeAgain },
    });
    const tried = { id: "halden-gateway", kind: "compatible", ...moved };
    expect(await send("POST", `${PROVIDERS}/test`, tried)).toMatchObject({
      status: 422,
      body: { detail: typeAgain },
    });
    expect(thief.asked).toEqual([]);
  });

  it("is refused with a sentence for what is missing or not allowed", async () => {
    const refusals = [
      [{ address: null }, /Enter the address of the server/],
      [{ address: "llm.example.com" }, /begins with https:/],
      [{ address: "http://10.1.2.3/v1" }, /10\.1\.2\.3.*OUTBOUND_ALLOW/],
      [{ key: "two words" }, /contains a space/],
      [{ kind: "openai", address: null, key: "" }, /Enter an API key of OpenAI/],
      [{ kind: "azure", address: null }, /endpoint of your Azure resource/],
    ] as const;
    for (const [more, sentence] of refusals) {
      const { status, body } = await add(more);
      expect({ more, status, detail: body.detail }).toEqual({
        more,
        status: 422,
        detail: expect.stringMatching(sentence),
      });
    }
    expect((await settings()).providers).toEqual([]);
  });

  it("is tried before it is saved, and its state is kept when it is tried as it is stored", async () => {
    const typed = { kind: "compatible", address: provider.address, key: KEY };
    const tried = async (more: object) => {
      const response = await boss.send("POST", `${PROVIDERS}/test`, { ...typed, ...more });
      return (await response.json()) as ModelProviderReport;
    };
    const report = await tried({});
    expect(report.models.map(({ id }) => id)).toEqual(["qwen3-32b"]);
    expect(report).toMatchObject({ works: true, calls_tools: false });
    expect((await settings()).providers).toEqual([]);
    await add();
    expect(await tried({ id: "halden-gateway", key: "__is_set__" })).toMatchObject({ works: true });
    expect((await settings()).providers[0]?.state).toMatchObject({ state: "working" });
    expect(await tried({ key: "wrong" })).toMatchObject({ works: false });
    expect((await settings()).providers[0]?.state).toMatchObject({ state: "working" });
  });

  it("goes with its models; a chat that used one goes on with the default, and says so", async () => {
    await add();
    const person = await server.signUp();
    const begun = await ask(person, "Who are you?", { model: QWEN });
    await save("openai:gpt-4o", { is_default: true });
    expect((await send("DELETE", `${PROVIDERS}/halden-gateway`)).status).toBe(204);
    expect(ids(await settings())).toEqual(SPECIFIED);

    const again = await ask(person, "And now?", {
      model: QWEN,
      session_id: begun[0]?.["session_id"],
    });
    expect(again.find(({ reason }) => reason === "fallback")?.["content"]).toBe(
      `The model ${QWEN} is no longer offered to you. GPT-4o is used instead.`,
    );
    const fresh = await person.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody("Hello", { model: QWEN }),
    );
    expect(fresh.status).toBe(422);
    expect(((await fresh.json()) as { detail: string }).detail).toBe(
      `The model ${QWEN} is not offered to you. Choose another one.`,
    );
  });

  it("leaves a specified model with what was set of it, which goes back to its own provider", async () => {
    await add();
    const budgeted = { daily_budget: 5, is_default: false };
    const lent = { provider_id: "halden-gateway", sent_as: "qwen3-32b", fallback: QWEN };
    await save("openai:gpt-4o", { ...budgeted, ...lent });
    await send("POST", PROVIDERS, { kind: "google", address: null, key: "AIza-mine" });
    await save("google:gemini-1.5-pro-latest", budgeted);
    for (const id of ["halden-gateway", "google"])
      expect((await send("DELETE", `${PROVIDERS}/${id}`)).status).toBe(204);
    const kept = { daily_budget: 5, fallback: null };
    expect(await find("openai:gpt-4o")).toMatchObject({
      ...kept,
      ...{ provider_id: "openai", sent_as: "gpt-4o" },
    });
    expect(await find("google:gemini-1.5-pro-latest")).toMatchObject(kept);
  });

  it("leaves a line in the audit record for each change", async () => {
    await add();
    await save(QWEN, { name: "Qwen 3", is_default: false });
    await send("DELETE", `${MODELS}/${encodeURIComponent(QWEN)}`);
    await send("DELETE", `${PROVIDERS}/halden-gateway`);
    const audit = await boss.json<{ items: { action: string }[] }>("/api/v1/audit");
    const actions = audit.items.map(({ action }) => action).filter((one) => one.includes("model"));
    expect(actions.toReversed()).toEqual([
      "model_provider_saved",
      "model_saved",
      "model_removed",
      "model_provider_removed",
    ]);
  });
});

describe("models", { timeout: 60_000 }, () => {
  beforeEach(async () => {
    await start();
    await add();
  }, 60_000);

  it("are offered to the members of an organization only", async () => {
    const member = await server.signUp();
    const stranger = await server.signUp();
    await member.send("POST", "/api/v1/organizations", { name: "Halden 100% Roastery" });
    const found = await boss.json<{ id: string; name: string }[]>(
      "/api/v1/admin/organizations?query=100%25",
    );
    expect(found.map(({ name }) => name)).toEqual(["Halden 100% Roastery"]);
    const offered = { to: "organizations", organization_ids: found.map(({ id }) => id) };
    const saved = await save(QWEN, { offered, is_default: false });
    expect(saved.body.models.at(-1)?.offered.organizations).toEqual(found);
    expect(ids(await choices(member))).toContain(QWEN);
    expect(ids(await choices(stranger))).not.toContain(QWEN);
    const refused = await stranger.send(
      "POST",
      "/api/switchboard-chat/run",
      runBody("Hello", { model: QWEN }),
    );
    expect(refused.status).toBe(422);
    const nobody = { to: "nobody", organization_ids: [] };
    for (const id of SPECIFIED) await save(id, { offered: nobody, is_default: false });
    expect(await choices(member)).toMatchObject({ default_model: QWEN });
  });

  it("always have a default that everyone can choose", async () => {
    await save(QWEN, { is_default: true });
    const isDefault = "qwen3-32b is the default. Make another model the default first.";
    const nobody = { to: "nobody", organization_ids: [] };
    for (const more of [{ is_default: false }, { offered: nobody }])
      expect(await save(QWEN, more)).toMatchObject({ status: 409, body: { detail: isDefault } });
    for (const path of [`${MODELS}/${encodeURIComponent(QWEN)}`, `${PROVIDERS}/halden-gateway`])
      expect(await send("DELETE", path)).toMatchObject({ status: 409 });
    await save("openai:gpt-4o", { is_default: true });
    expect((await save(QWEN, { offered: nobody })).status).toBe(200);
    expect((await send("DELETE", `${MODELS}/openai%3Agpt-4o`)).status).toBe(409);
  });

  it("fall back on each other in no circle", async () => {
    expect((await save(QWEN, { fallback: "openai:gpt-4o" })).status).toBe(200);
    expect((await save("openai:gpt-4o", { fallback: QWEN })).status).toBe(422);
    expect((await save(QWEN, { fallback: "openai:gone" })).status).toBe(422);
  });

  it("answer in place of one that is not available, and say so", async () => {
    const flash = "google:gemini-1.5-flash-latest";
    await save(flash, { fallback: QWEN, is_default: false });
    await save("openai:gpt-4o", { fallback: flash, is_default: false });
    const prices = { input: 250, cached: 125, output: 1000 };
    await save(QWEN, { prices, is_default: false });
    const person = await server.signUp();
    const [first, , , own] = (await choices(person)).models;
    expect(own?.allowance).toBeGreaterThan(0);
    expect(first).toMatchObject({ available: false, allowance: own?.allowance });
    const events = await ask(person, "Who are you?", { model: "openai:gpt-4o" });
    expect(events.find(({ type }) => type === "status")?.["content"]).toBe(
      "This server has no API key for openai:gpt-4o. qwen3-32b answers instead.",
    );
    expect(answerOf(events)).toBe("I am qwen3-32b.");
    // Nor does that one answer in the same chat any longer.
    expect((await send("DELETE", `${PROVIDERS}/halden-gateway`)).status).toBe(204);
    const more = { model: "openai:gpt-4o", session_id: events[0]?.["session_id"] };
    const planned = await ask(person, "And now?", more);
    expect(planned.find(({ reason }) => reason === "planner")?.["content"]).toMatch(
      /^This server has no API key for openai:gpt-4o\. The built-in planner answers instead/,
    );
  });

  it("leave a run to the planner once the day's budget is spent, and say so", async () => {
    const prices = { input: 500, cached: 500, output: 2500 };
    await save(QWEN, { prices, daily_budget: 1 });
    const person = await server.signUp();
    const say = async () => ask(person, "Who are you?", { model: QWEN });
    expect(answerOf(await say())).toBe("I am qwen3-32b.");
    const planned = await say();
    expect(planned.find(({ reason }) => reason === "budget")?.["content"]).toMatch(
      /^The daily budget of qwen3-32b is spent \(1\.00 credits\)\. The built-in planner answers/,
    );
    expect(answerOf(planned)).not.toContain("qwen");
    expect(provider.asked.filter(({ model }) => model)).toHaveLength(1);
    const other = await server.signUp();
    expect(answerOf(await ask(other, "Who are you?", { model: QWEN }))).toBe("I am qwen3-32b.");
  });
});

describe("a provider of the environment", { timeout: 60_000 }, () => {
  it("needs no row, is shown without its key, and can't be changed on the page", async () => {
    await start({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: provider.address, OUTBOUND_ALLOW: "" });
    const { providers, models } = await settings();
    expect(providers).toMatchObject([
      { id: "openai", environment: true, key: "__is_set__", key_ending: "d0Gs", key_by: null },
    ]);
    expect(models[0]).toMatchObject({ id: "openai:gpt-4o", available: true, is_default: true });
    expect(JSON.stringify(await settings())).not.toContain(KEY);
    const changed = { name: "Mine", address: null, key: "another-key" };
    expect(await send("PUT", `${PROVIDERS}/openai`, changed)).toMatchObject({ status: 422 });
    expect(await send("DELETE", `${PROVIDERS}/openai`)).toMatchObject({ status: 422 });
    const own = await send("POST", PROVIDERS, { kind: "openai", address: null, key: "sk-mine" });
    expect(own.body.providers.map(({ id }) => id)).toEqual(["openai", "openai-2"]);
  });
});

describe("a shutdown that a provider announces", { timeout: 60_000 }, () => {
  it("is shown, and mailed to the administrators once, 60 days before", async () => {
    let now = new Date("2026-11-01T09:00:00Z");
    await start({}, () => now);
    provider.models = [{ id: "qwen3-32b", shutdown_date: "2027-01-14" }];
    await add({ models: [] });
    await save("openai:gpt-4o", { provider_id: "halden-gateway", sent_as: "qwen3-32b" });
    const refresh = async () => refreshShutdowns(server.deps, AbortSignal.timeout(10_000));
    const mails = async () => {
      const sent = await server.database.db.select().from(outbox);
      return sent.flatMap(({ template, recipient }) =>
        template === "model-shutdown" ? [recipient] : [],
      );
    };
    await refresh();
    expect(await find("openai:gpt-4o")).toMatchObject({ shutdown: "2027-01-14", available: true });
    expect(await mails()).toEqual([]);
    now = new Date("2026-11-16T09:00:00Z");
    await refresh();
    await refresh();
    expect(await mails()).toEqual([BOSS]);
    now = new Date("2027-01-14T00:00:00Z");
    const { catalog } = await server.deps.models.read();
    expect(catalog.models[0]?.reason).toBe(
      "Halden gateway shut openai:gpt-4o down on January 14, 2027.",
    );
  });
});
