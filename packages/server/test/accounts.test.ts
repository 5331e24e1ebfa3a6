import { beforeAll, describe, expect, it } from "vitest";
import type { Connection, ConnectionDetail } from "@switchboard/api-client/types";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const add = (client: TestClient, body: object) => client.send("POST", "/api/v1/connections", body);
async function addTasks(client: TestClient, more: object = {}): Promise<Connection> {
  const response = await add(client, { connection_type: "tasks", ...more });
  expect(response.status).toBe(201);
  return (await response.json()) as Connection;
}

describe("the current user", () => {
  it("has every field of the specification [ENTITY-01 ENTITY-02 API-06]", async () => {
    const me = await (await server.signUp("fields@example.com")).me();
    expect(me).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: "fields@example.com",
      balance: 500,
      is_admin: false,
      active_organization_id: null,
      organizations: [],
      connections: [expect.objectContaining({ connection_type: "data" })],
      chat_sessions: [],
      information_scaffold: expect.objectContaining({ Name: "", Role: "" }),
      persistent_learned_info: {},
      subscription_tier: "free",
      phone_number: null,
      phone_number_verified: false,
      sms_opt_in: false,
    });
  });
});

describe("app info", () => {
  it("shows version, plugins, models and limits to anyone [ENTITY-03 API-07]", async () => {
    const info = await server.anonymous().json<Record<string, unknown>>("/api/v1/app-info");
    expect(info).toMatchObject({
      app_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      name: "Switchboard",
      slug: "switchboard",
      // The stand-ins of this machine.
      extensions: expect.arrayContaining(["local-portal", "local-outbox"]),
      limits: { upload_bytes: 25 * 1024 * 1024, prompt_chars: 32_000 },
      models: expect.arrayContaining([
        expect.objectContaining({ id: "openai:gpt-4o", available: false }),
      ]),
    });
    for (const plugin of ["data", "tasks", "time", "web"]) {
      expect(info.plugins).toContainEqual(
        expect.objectContaining({
          name: plugin,
          display_name: expect.any(String),
          logo_url: expect.stringMatching(/^\//),
          docs_url: expect.anything(),
          auth_type: "system",
        }),
      );
    }
  });
});

describe("organizations", () => {
  it("belong to their creator and become the active one [API-28]", async () => {
    const client = await server.signUp();
    const response = await client.send("POST", "/api/v1/organizations", { name: "  Acme  " });
    const me = await client.me();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      id: me.active_organization_id,
      name: "Acme",
      owner_id: me.id,
    });
    expect(me.organizations).toEqual([{ id: me.active_organization_id, name: "Acme" }]);
  });

  it("are switched by their members [SHELL-22 SHELL-23 ROLE-07 API-27]", async () => {
    const client = await server.signUp();
    for (const name of ["One", "Two"]) await client.send("POST", "/api/v1/organizations", { name });
    const [one] = (await client.me()).organizations;
    const response = await client.send("PUT", `/api/v1/organizations/active/${one?.id}`);
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect((await client.me()).active_organization_id).toBe(one?.id);
  });

  it("of others cannot be made the active one [ROLE-11 S2]", async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    await owner.send("POST", "/api/v1/organizations", { name: "Closed" });
    const { active_organization_id: id } = await owner.me();
    const response = await other.send("PUT", `/api/v1/organizations/active/${id}`);
    expect(response.status).toBe(404);
    expect((await other.me()).active_organization_id).toBeNull();
  });
});

describe("connections", () => {
  it("of a built-in tool need the type only; all its tools are enabled, and those that change something ask [API-17 LO-50]", async () => {
    const client = await server.signUp();
    const made = await addTasks(client);
    expect(made).toMatchObject({
      connection_type: "tasks",
      enabled_methods: ["list_tasks", "create_task", "update_task"],
      hitl_methods: ["create_task", "update_task"],
    });
    expect((await client.me()).connections).toContainEqual(made);
  });

  it("of a built-in tool exist once, however often and quickly it is enabled [LO-61]", async () => {
    const client = await server.signUp();
    const enable = () => add(client, { connection_type: "tasks" });
    const responses = await Promise.all([enable(), enable(), enable()]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409,
    ]);
    const refused = await enable();
    expect(await refused.json()).toEqual({
      detail: "Tasks is already enabled. Change what it may do under My Connections.",
    });
    const types = (await client.me()).connections.map(({ connection_type: type }) => type);
    expect(types.filter((type) => type === "tasks")).toEqual(["tasks"]);
  });

  it("let a tool that is turned on later ask first unless the call says otherwise [LO-50]", async () => {
    const client = await server.signUp();
    const { id } = await addTasks(client, { enabled_methods: ["list_tasks", "create_task"] });
    const change = async (body: object) =>
      (await client.send("POST", `/api/v1/connections/${id}`, { name: "Tasks", ...body })).json();
    const all = ["list_tasks", "create_task", "update_task"];
    expect(await change({ enabled_methods: all })).toMatchObject({
      hitl_methods: ["create_task", "update_task"],
    });
    await change({ enabled_methods: ["list_tasks"] });
    expect(await change({ enabled_methods: all, hitl_methods: ["create_task"] })).toMatchObject({
      hitl_methods: ["create_task"],
    });
  });

  it("take a name, the tools that are allowed and those that wait for approval [API-16 ENTITY-09]", async () => {
    const client = await server.signUp();
    const made = await addTasks(client, {
      name: "My tasks",
      enabled_methods: ["create_task", "list_tasks"],
      hitl_methods: ["create_task", "update_task"],
    });
    expect(made).toMatchObject({
      name: "My tasks",
      enabled_methods: ["list_tasks", "create_task"],
      hitl_methods: ["create_task"],
    });
  });

  it("come with the manifest for editing, and never with credentials [API-15 ENTITY-09 ENTITY-10]", async () => {
    const client = await server.signUp();
    const made = await addTasks(client);
    const detail = await client.json<ConnectionDetail>(`/api/v1/connections/${made.id}`);
    expect(detail.connection).toEqual(made);
    expect(detail.has_credentials).toBe(false);
    expect(detail.manifest.tools.map(({ name }) => name)).toEqual([
      "list_tasks",
      "create_task",
      "update_task",
    ]);
    expect(JSON.stringify([detail, await client.me()])).not.toContain('"credentials"');
  });

  it("are changed, and what is left out stays [API-18]", async () => {
    const client = await server.signUp();
    const { id } = await addTasks(client, { hitl_methods: ["create_task"] });
    const renamed = await client.send("POST", `/api/v1/connections/${id}`, { name: "Renamed" });
    expect(await renamed.json()).toMatchObject({ name: "Renamed", hitl_methods: ["create_task"] });
    const changed = await client.send("POST", `/api/v1/connections/${id}`, {
      name: "Renamed",
      enabled_methods: ["list_tasks"],
      hitl_methods: [],
      field_mappings: { Due: "due_date" },
    });
    expect(await changed.json()).toMatchObject({
      enabled_methods: ["list_tasks"],
      hitl_methods: [],
      field_mappings: { Due: "due_date" },
    });
  });

  it("are deleted with 204 and no body [API-19 API-04]", async () => {
    const client = await server.signUp();
    const { id } = await addTasks(client);
    const response = await client.send("DELETE", `/api/v1/connections/${id}`);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect((await client.fetch(`/api/v1/connections/${id}`)).status).toBe(404);
  });

  it.each([
    ["an unknown plugin", { connection_type: "nothing" }, 404, "The plugin nothing was not found."],
    [
      "an unknown tool",
      { connection_type: "tasks", enabled_methods: ["drop_table"] },
      422,
      "drop_table",
    ],
    [
      "an unknown tool for approval",
      { connection_type: "tasks", hitl_methods: ["drop_table"] },
      422,
      "hitl_methods",
    ],
    [
      "credentials that the plugin does not ask for",
      { connection_type: "tasks", credentials: { token: "x" } },
      422,
      "Tasks has no setting named token.",
    ],
    [
      "fields of other types",
      { connection_type: "tasks", enabled_methods: "all" },
      422,
      "enabled_methods",
    ],
  ])("refuse %s [ROLE-11]", async (_what, body, status, words) => {
    const response = await add(await server.signUp(), body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail: expect.stringContaining(words) });
  });

  it("take no owner, id or balance from the sender [S3]", async () => {
    const [client, other] = [await server.signUp(), await server.signUp()];
    const { id: otherId } = await other.me();
    await addTasks(client, { user_id: otherId, id: "x", balance: 9999, is_admin: true });
    expect((await other.me()).connections).toHaveLength(1);
    expect(await client.me()).toMatchObject({ balance: 500, is_admin: false });
  });

  it("of others can be neither read nor changed nor deleted [ROLE-11 S2]", async () => {
    const [owner, other] = [await server.signUp(), await server.signUp()];
    const made = await addTasks(owner);
    const path = `/api/v1/connections/${made.id}`;
    const answers = [
      await other.fetch(path),
      await other.send("POST", path, { name: "Taken" }),
      await other.send("DELETE", path),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ detail: "This connection was not found." });
    }
    expect((await owner.json<ConnectionDetail>(path)).connection).toEqual(made);
  });
});
