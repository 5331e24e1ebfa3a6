import type { Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ToolError, type ConnectionAccess } from "../src/domain/plugins/types.ts";
import { connections, users } from "../src/store/schema.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const CONNECTIONS = "/api/v1/connections";

let server: TestServer;
let client: TestClient;
/** The app's input, and its next answer. */
let tried: ConnectionAccess[] = [];
let answer: (access: ConnectionAccess) => Promise<void> | void = () => {};
/** What the tool of the app was called with. */
let used: ConnectionAccess[] = [];

beforeAll(async () => {
  const desk = deskPlugin({
    check: async (access) => {
      tried.push(access);
      await answer(access);
    },
    list: async (_args, { userId, connectionId }) => {
      used.push(await server.deps.openConnection(userId, connectionId));
      return "No tickets.";
    },
  });
  const plain = deskPlugin({ name: "plain" });
  server = await startTestServer({
    overrides: { plugins: [desk, plain], agent: { plannerPaceMs: 0 } },
  });
});

beforeEach(async () => {
  client = await server.signUp();
  tried = [];
  used = [];
  answer = () => {};
});

const post = (path: string, body: unknown = {}, as = client) => as.send("POST", path, body);
const detail = (id: string) => client.json<ConnectionDetail>(`${CONNECTIONS}/${id}`);
const count = () => server.database.db.$count(connections);
const open = async (id: string) => server.deps.openConnection((await client.me()).id, id);

async function connect(more: Record<string, unknown> = {}, as = client): Promise<Connection> {
  const response = await post(CONNECTIONS, deskConnection(more), as);
  expect([response.status, await response.clone().text()]).toEqual([201, expect.any(String)]);
  return (await response.json()) as Connection;
}

async function refused(response: Response, status: number): Promise<string> {
  const { detail: sentence } = (await response.json()) as { detail: string };
  expect({ status: response.status, sentence }).toEqual({ status, sentence: expect.any(String) });
  return sentence;
}

describe("a connection with credentials", () => {
  it("is tried and added, says that credentials are on file, and never what they are [CADD-11 CEDIT-08 ENTITY-10 API-15 API-16]", async () => {
    const made = await connect();
    expect(made).toMatchObject({
      name: "Our desk",
      connection_type: "desk",
      configuration: { site_url: "https://desk.example", user: "maya" },
      enabled_methods: ["list_tickets"],
      status: "ok",
      status_detail: null,
      last_success_at: expect.stringMatching(/^\d{4}-/),
    });
    expect(tried).toEqual([
      {
        configuration: { site_url: "https://desk.example", user: "maya" },
        credentials: { password: "canary-password", api_token: "canary-token" },
      },
    ]);
    const shown = await detail(made.id);
    expect(shown).toMatchObject({ connection: made, has_credentials: true });
    expect(JSON.stringify([made, shown, await client.me()])).not.toContain("canary");
  });

  it("is opened for its tool with what was typed", async () => {
    const { id } = await connect({ enabled_methods: ["list_tickets"] });
    await ask(client, "list tickets", { connection_ids: [id] });
    expect(used).toEqual(tried);
  });

  it("is not stored when the app rejects it, and the app's message is shown without the secret [CADD-17]", async () => {
    answer = ({ credentials }) => {
      throw new ToolError(
        `Harbor Desk says: 401 for ${credentials["api_token"]}. Check the token.`,
      );
    };
    const before = await count();
    expect(await refused(await post(CONNECTIONS, deskConnection()), 422)).toBe(
      "Harbor Desk says: 401 for [removed]. Check the token.",
    );
    expect(await count()).toBe(before);
  });

  it.each([
    ["configuration", { configuration: { user: "maya" } }, "Site address (site_url) is missing"],
    ["credentials", { credentials: { password: "x" } }, "API token (api_token) is missing"],
    [
      "configuration",
      { configuration: { site_url: "https://desk.example", user: "maya", api_token: "x" } },
      "API token (api_token) is secret; send it in credentials",
    ],
  ])(
    "is refused when its %s do not fit the plugin, without a request to the app [CADD-12]",
    async (_part, more, words) => {
      const sentence = await refused(await post(CONNECTIONS, deskConnection(more)), 422);
      expect(sentence).toBe(`${words}.`);
      expect(tried).toEqual([]);
    },
  );

  it("is untested where its plugin has nothing to try [ENTITY-09]", async () => {
    const made = await connect({ connection_type: "plain" });
    expect(made).toMatchObject({ status: "untested", last_success_at: null });
    expect((await detail(made.id)).has_credentials).toBe(true);
    const tested = await post(`${CONNECTIONS}/${made.id}/test`);
    expect(await tested.json()).toEqual(made);
  });

  it("goes with its credentials when it is deleted [API-19]", async () => {
    const { id } = await connect();
    const { id: userId } = await client.me();
    expect(await server.deps.store.credentials.find(userId, id)).toBeDefined();
    await client.send("DELETE", `${CONNECTIONS}/${id}`);
    expect(await server.deps.store.credentials.find(userId, id)).toBeUndefined();
  });
});

describe("changing a connection", () => {
  it("keeps credentials that are left out or blank, and replaces those that were typed [CEDIT-06 CEDIT-07 CEDIT-18 API-18]", async () => {
    const { id } = await connect();
    for (const credentials of [undefined, {}, { password: "", api_token: "" }]) {
      expect((await post(`${CONNECTIONS}/${id}`, { name: "Desk", credentials })).status).toBe(200);
    }
    expect(tried).toHaveLength(1);
    const changed = await post(`${CONNECTIONS}/${id}`, {
      name: "Desk",
      credentials: { password: "", api_token: "canary-second" },
    });
    expect(await changed.json()).toMatchObject({ name: "Desk", status: "ok" });
    expect((await open(id)).credentials).toEqual({
      password: "canary-password",
      api_token: "canary-second",
    });
    expect(tried.at(-1)).toEqual(await open(id));
  });

  it("stores nothing when the app refuses the new credentials [CEDIT-21]", async () => {
    const made = await connect();
    answer = () => {
      throw new ToolError("Harbor Desk says: 401 Unauthorized. Check the API token.");
    };
    const response = await post(`${CONNECTIONS}/${made.id}`, {
      name: "Renamed",
      credentials: { api_token: "wrong" },
    });
    expect(await refused(response, 422)).toBe(
      "Harbor Desk says: 401 Unauthorized. Check the API token.",
    );
    expect((await detail(made.id)).connection).toEqual(made);
    expect((await open(made.id)).credentials["api_token"]).toBe("canary-token");
  });

  it("turns a tool off while the app is down", async () => {
    const { id } = await connect();
    answer = () => {
      throw new ToolError("Harbor Desk is down.");
    };
    const response = await post(`${CONNECTIONS}/${id}`, { name: "Desk", enabled_methods: [] });
    expect(await response.json()).toMatchObject({ enabled_methods: [] });
  });

  it("leaves it leading where it leads, so that its secrets reach no other place [S17 CEDIT-03]", async () => {
    const made = await connect();
    const path = `${CONNECTIONS}/${made.id}`;
    const same = await post(path, { name: "Desk", configuration: made.configuration });
    expect(same.status).toBe(200);
    const elsewhere = { ...made.configuration, site_url: "https://evil.example" };
    for (const credentials of [{}, { password: "x", api_token: "y" }]) {
      const response = await post(path, { name: "Desk", configuration: elsewhere, credentials });
      expect(await refused(response, 422)).toBe(
        "Site address (site_url) of a connection cannot be changed; add another connection instead.",
      );
    }
    expect(tried).toHaveLength(1);
    expect((await detail(made.id)).connection.configuration).toEqual(made.configuration);
  });

  it("of credentials by two at once lets one of them win, whole", async () => {
    const { id } = await connect();
    let waiting = 0;
    let go = () => {};
    const both = new Promise<void>((resolve) => (go = resolve));
    answer = () => {
      if (++waiting === 2) go();
      return both;
    };
    const change = (value: string) =>
      post(`${CONNECTIONS}/${id}`, { name: value, credentials: { api_token: value } });
    const answers = await Promise.all([change("first"), change("other")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { name } = (await detail(id)).connection;
    expect((await open(id)).credentials["api_token"]).toBe(name);
  });
});

describe("trying a connection", () => {
  it("writes down that it fails and why, and that it works again", async () => {
    const made = await connect();
    const path = `${CONNECTIONS}/${made.id}/test`;
    answer = () => {
      throw new ToolError("Harbor Desk says: 401 Unauthorized.");
    };
    const failing = (await (await post(path)).json()) as Connection;
    expect(failing).toEqual({
      ...made,
      status: "failing",
      status_detail: "Harbor Desk says: 401 Unauthorized.",
    });
    expect((await client.me()).connections).toContainEqual(failing);
    answer = () => {};
    const works = (await (await post(path)).json()) as Connection;
    expect(works).toMatchObject({ status: "ok", status_detail: null });
    expect(String(works.last_success_at) >= String(made.last_success_at)).toBe(true);
  });

  it("says nothing of credentials that were replaced while it was tried", async () => {
    const { id } = await connect();
    let fail = () => {};
    const slow = new Promise<void>((_resolve, reject) => {
      fail = () => reject(new ToolError("The old token is refused."));
    });
    let begun = () => {};
    const asked = new Promise<void>((resolve) => (begun = resolve));
    answer = () => {
      begun();
      return slow;
    };
    const testing = post(`${CONNECTIONS}/${id}/test`);
    await asked;
    answer = () => {};
    await post(`${CONNECTIONS}/${id}`, { name: "Desk", credentials: { api_token: "new one" } });
    fail();
    expect(await (await testing).json()).toMatchObject({ status: "ok", status_detail: null });
  });

  it("finds a built-in tool in order, and no connection of another person [ROLE-11 S2]", async () => {
    const tasks = await connect({ connection_type: "tasks", configuration: {}, credentials: {} });
    const response = await post(`${CONNECTIONS}/${tasks.id}/test`);
    expect(await response.json()).toMatchObject({ status: "ok", last_success_at: null });
    const { id } = await connect();
    const stranger = await server.signUp();
    await refused(await post(`${CONNECTIONS}/${id}/test`, {}, stranger), 404);
    expect(tried).toHaveLength(1);
    const { id: strangerId } = await stranger.me();
    await expect(server.deps.openConnection(strangerId, id)).rejects.toThrow(
      "This connection no longer exists.",
    );
  });
});

describe("a plan", () => {
  it("has room for its number of connections, also when they are added at once, and counts no built-in tool [CT-39]", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(CONNECTIONS, deskConnection())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const late = await post(CONNECTIONS, deskConnection());
    expect(await refused(late, 403)).toBe(
      "The Free plan includes 3 connections, and you have 3. Delete one, or choose a larger plan on the Pricing page.",
    );
    expect((await post(CONNECTIONS, { connection_type: "tasks" })).status).toBe(201);
    const [first] = (await client.me()).connections.filter((one) => one.connection_type === "desk");
    await client.send("DELETE", `${CONNECTIONS}/${first?.id}`);
    await connect();
  });

  it.each([
    ["professional", 10],
    ["team", Infinity],
  ] as const)("%s includes %d [CT-39]", async (subscriptionTier, most) => {
    const person = await server.signUp(`${subscriptionTier}@example.com`);
    const { id: userId } = await person.me();
    const { db } = server.database;
    await db.update(users).set({ subscriptionTier }).where(eq(users.id, userId));
    const answers: number[] = [];
    for (let number = 0; number < 11; number++) {
      answers.push((await post(CONNECTIONS, deskConnection(), person)).status);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(Math.min(most, 11));
  });
});
