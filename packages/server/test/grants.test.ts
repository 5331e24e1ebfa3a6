import type { Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Effect, JsonSchema, Plugin } from "../src/domain/plugins/types.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask, type WireEvent } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";
const noArguments: JsonSchema = { type: "object", properties: {}, additionalProperties: false };

let server: TestServer;
let client: TestClient;
let id: string;
let closed: number;
/** The tool in the plugin's folder, which a new version may change. */
let effect: Effect;
let input: JsonSchema;

const desk = (): Plugin => {
  const plain = deskPlugin();
  const tool = (name: string, hint: string) => ({
    ...{ name, description: `${hint} of the desk.`, hints: [hint] },
  });
  return {
    ...plain,
    manifest: {
      ...plain.manifest,
      get tools() {
        return [
          ...plain.manifest.tools,
          { ...tool("close_ticket", "close ticket"), effect, input_schema: input },
          {
            ...tool("purge_ticket", "purge ticket"),
            effect: "destructive" as const,
            input_schema: noArguments,
          },
        ];
      },
    },
    handlers: {
      ...plain.handlers,
      close_ticket: async () => {
        closed += 1;
        return "Closed.";
      },
      purge_ticket: async () => "Purged.",
    },
  };
};

beforeAll(async () => {
  server = await startTestServer({
    overrides: { plugins: [desk()], agent: { plannerPaceMs: 0 } },
  });
});

beforeEach(async () => {
  closed = 0;
  effect = "write";
  input = noArguments;
  client = await server.signUp();
  const made = await client.send("POST", CONNECTIONS, {
    ...deskConnection(),
    hitl_methods: [],
  });
  if (!made.ok) throw new Error(await made.text());
  id = ((await made.json()) as Connection).id;
});

const detail = async () =>
  (await (await client.fetch(`${CONNECTIONS}/${id}`)).json()) as ConnectionDetail;
const save = async (change: Record<string, unknown>) => {
  const saved = await client.send("POST", `${CONNECTIONS}/${id}`, { name: "Our desk", ...change });
  expect(saved.status).toBe(200);
};
const run = (prompt: string) => ask(client, prompt, { connection_ids: [id] });
const question = (events: readonly WireEvent[]) =>
  events.find(({ type }) => type === "hitl_required");

/** Whether the tool needs approval now and why, in the chat and on the page of the connection. */
async function asksNow() {
  const asked = question(await run("close ticket"));
  const { connection, grants = [] } = await detail();
  const [grant] = grants;
  expect(connection.hitl_methods.includes("close_ticket")).toBe(asked !== undefined);
  expect(grant?.ended_because ?? undefined).toBe(asked?.["because"]);
  return { asks: asked !== undefined, because: asked?.["because"], closed };
}

describe("a tool that changes something and may run without asking", () => {
  it("runs, and its permission is shown with who gave it and when [CEDIT-15 APPROVE-14]", async () => {
    expect(await asksNow()).toEqual({ asks: false, because: undefined, closed: 1 });
    expect((await detail()).grants).toEqual([
      {
        method: "close_ticket",
        granted_at: expect.stringMatching(/^\d{4}-/),
        granted_by: (await client.me()).email,
        ended_because: null,
      },
    ]);
  });

  it("needs approval again when it takes other arguments, and says so [S20 S21]", async () => {
    input = { type: "object", properties: { everywhere: { type: "boolean" } } };
    expect(await asksNow()).toEqual({
      asks: true,
      because:
        "The arguments of close_ticket changed since you let it run without asking, so it asks again.",
      closed: 0,
    });
  });

  it("needs approval again when its effect changes, and says so [S20 S21]", async () => {
    effect = "send";
    expect(await asksNow()).toEqual({
      asks: true,
      because:
        "The effect of close_ticket changed since you let it run without asking, so it asks again.",
      closed: 0,
    });
  });

  it("needs approval when it was read-only before and changes something now [S20 S21]", async () => {
    effect = "read";
    await save({ enabled_methods: ["close_ticket"], hitl_methods: [] });
    effect = "write";
    expect(await asksNow()).toEqual({ asks: true, because: undefined, closed: 0 });
  });

  it("needs approval again with other credentials, even if they are saved with the box left unchecked, and says so [S21]", async () => {
    const chosen = { enabled_methods: ["close_ticket"], hitl_methods: [] };
    await save({ ...chosen, credentials: { api_token: "another" } });
    expect(await asksNow()).toEqual({
      asks: true,
      because:
        "The credentials of the connection changed since you let close_ticket run without asking, so it asks again.",
      closed: 0,
    });
  });

  it("is not given again by a save that brings other credentials, once it has ended [S21]", async () => {
    effect = "send";
    const chosen = { enabled_methods: ["close_ticket"], hitl_methods: [] };
    await save({ ...chosen, credentials: { api_token: "another" } });
    expect(await asksNow()).toMatchObject({ asks: true, closed: 0 });
  });

  it("still runs without asking if the same credentials are typed again, or only the name changes", async () => {
    await save({ credentials: { api_token: "canary-token" } });
    await save({ name: "The desk" });
    expect(await asksNow()).toMatchObject({ asks: false, closed: 1 });
  });

  it("may run without asking again when the user saves that after it asked [CEDIT-15]", async () => {
    effect = "send";
    expect(await asksNow()).toMatchObject({ asks: true });
    await save({ enabled_methods: ["close_ticket"], hitl_methods: [] });
    expect((await detail()).grants).toMatchObject([{ ended_because: null }]);
    expect(await asksNow()).toMatchObject({ asks: false, closed: 1 });
  });

  it("needs approval from the moment that the permission is revoked, however often [CEDIT-15 ROLE-03]", async () => {
    const revoke = async () =>
      (await client.send("DELETE", `${CONNECTIONS}/${id}/grants/close_ticket`)).status;
    expect([await revoke(), await revoke()]).toEqual([204, 204]);
    expect((await detail()).grants).toEqual([]);
    expect(await asksNow()).toEqual({ asks: true, because: undefined, closed: 0 });
  });

  it("keeps its permission from strangers, and from names that are no tools [ROLE-11 S2]", async () => {
    const stranger = await server.signUp();
    for (const [who, tool] of [
      [stranger, "close_ticket"],
      [client, "constructor"],
    ] as const) {
      const answer = await who.send("DELETE", `${CONNECTIONS}/${id}/grants/${tool}`);
      expect(answer.status).toBe(404);
    }
    expect(await asksNow()).toMatchObject({ asks: false });
  });
});

describe("a page that was opened before", () => {
  const post = async (change: Record<string, unknown>) => {
    const answer = await client.send("POST", `${CONNECTIONS}/${id}`, {
      name: "Our desk",
      ...change,
    });
    const { detail: why } = (await answer.json()) as { detail?: string };
    return { status: answer.status, detail: why };
  };
  /** The request of the page when no tool was changed. */
  const untouched = ({ version, connection }: ConnectionDetail) => ({
    version,
    enabled_methods: connection.enabled_methods,
    hitl_methods: connection.hitl_methods,
  });
  const refusal = (what: string) => ({
    status: 409,
    detail: `Nothing was saved because this connection changed since you opened it: ${what}. Review the current state and save again.`,
  });

  it.each<[string, string, () => Promise<unknown> | void]>([
    [
      "the tool takes other arguments",
      "what its tools can do",
      () => void (input = { type: "object", properties: { everywhere: { type: "boolean" } } }),
    ],
    [
      "it was revoked in another window",
      "which tools run or ask",
      () => client.send("DELETE", `${CONNECTIONS}/${id}/grants/close_ticket`),
    ],
    [
      "the connection got other credentials",
      "its credentials",
      () => save({ credentials: { api_token: "another" } }),
    ],
  ])(
    "does not bring back a permission that ended since: %s [S20 S21 CEDIT-21]",
    async (_how, what, end) => {
      const page = await detail();
      await end();
      expect(await post(untouched(page))).toEqual(refusal(what));
      const typed = { ...untouched(page), credentials: { api_token: "typed" } };
      expect(await post(typed)).toEqual(refusal(what));
      expect(await asksNow()).toMatchObject({ asks: true, closed: 0 });
      expect(await post({ ...untouched(await detail()), name: "Seen" })).toMatchObject({
        status: 200,
      });
      expect(await asksNow()).toMatchObject({ asks: true, closed: 0 });
    },
  );

  it("loses nothing of what another window saves at the same time [CEDIT-18]", async () => {
    const page = await detail();
    const windows = ["One", "Two"].map((name) => post({ ...untouched(page), name }));
    const saved = await Promise.all(windows);
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(saved).toContainEqual(refusal("its name"));
    expect((await detail()).connection.name).toBe(saved[0]?.status === 200 ? "One" : "Two");
  });

  it("saves what was not changed elsewhere, whatever happened to the app in between", async () => {
    const page = await detail();
    await client.send("POST", `${CONNECTIONS}/${id}/test`);
    expect(await post({ ...untouched(page), name: "Still mine" })).toMatchObject({ status: 200 });
  });
});

it("a destructive tool has no permission to run without asking, whatever is saved [S21]", async () => {
  await save({ enabled_methods: ["purge_ticket"], hitl_methods: [] });
  expect((await detail()).grants).toEqual([]);
  expect(question(await run("purge ticket"))).toMatchObject({ effect: "destructive" });
});
