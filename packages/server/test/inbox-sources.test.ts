import {
  zAvailableSource,
  zInboxSource,
  zInboxSourcePreview,
} from "@switchboard/api-client/schemas";
import type {
  AvailableSource,
  InboxItem,
  InboxSource,
  InboxSourcePreview,
  InboxSourceRun,
} from "@switchboard/api-client/types";
import { beforeAll, describe, expect, it } from "vitest";
import type { Clock } from "../src/clock.ts";
import type { FeedEntry } from "../src/domain/plugins/inbox-feed.ts";
import {
  CredentialsRefused,
  ToolError,
  type Plugin,
  type ReadFeed,
} from "../src/domain/plugins/types.ts";
import { refreshJob } from "../src/domain/sources/refresh-job.ts";
import { newId } from "../src/ids.ts";
import { login } from "./portal.ts";
import { uploadText } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const SOURCES = "/api/v1/inbox-sources";

/** A fake tracker: it returns `entries`, or fails with `failure`. */
function tracker() {
  const state: {
    entries: FeedEntry[];
    failure?: Error;
    /** What a reading waits for once it has looked. */
    before?: () => Promise<void>;
    calls: number;
  } = { entries: [], calls: 0 };
  const feed: ReadFeed = async ({ cursor, limit }) => {
    state.calls += 1;
    if (state.failure) throw state.failure;
    const from = Number(cursor?.["from"] ?? 0);
    const entries = state.entries.slice(from, from + limit);
    const to = from + entries.length;
    const count = state.entries.length - from;
    const more = to < state.entries.length;
    await state.before?.();
    return { entries, cursor: { from: to }, more, count, hasUncounted: false };
  };
  const setting = { title: "Query", description: "Which issues to bring." };
  const plugin: Plugin = {
    manifest: {
      name: "harbor",
      display_name: "Harbor Desk",
      description: "Tickets of the harbor.",
      auth_type: "other",
      connection_settings_schema: { properties: {} },
      tools: [
        { name: "list", description: "Lists.", input_schema: { type: "object" }, effect: "read" },
      ],
      inbox: { kind: "issues", settings: { query: setting } },
    },
    logo: null,
    setupMarkdown: null,
    docsMarkdown: null,
    handlers: {},
    feed,
  };
  return { state, plugin };
}

const { state, plugin } = tracker();

/** An app with a list that a test plays. */
const invoices: { rows: unknown[][]; truncated: boolean } = { rows: [], truncated: false };
const ledger: Plugin = {
  ...plugin,
  manifest: {
    ...plugin.manifest,
    name: "ledger",
    display_name: "Ledger",
    inbox: undefined,
    tools: [
      {
        name: "list_invoices",
        description: "Lists invoices.",
        input_schema: { type: "object" },
        effect: "read",
        http: {
          request: { method: "GET", path: "/invoices" },
          result: {
            kind: "table",
            rows: "",
            columns: [{ name: "number", type: "text", path: "number" }],
          },
        },
      },
    ],
  },
  feed: undefined,
  handlers: {
    list_invoices: async () => ({
      kind: "table",
      columns: [
        { name: "number", type: "text" },
        { name: "total", type: "decimal" },
      ],
      row_count: invoices.rows.length,
      ...invoices,
    }),
  },
};

const issue = (id: string, changes: Partial<Extract<FeedEntry, { kind: "issue" }>> = {}) => ({
  kind: "issue" as const,
  id,
  title: `Issue ${id}`,
  description: "",
  status: "New",
  priority: "High",
  assignee: null,
  dueDate: null,
  updatedAt: "2026-11-24T08:00:00.000Z",
  url: `https://harbor.example/${id}`,
  ...changes,
});

let time = new Date("2026-11-24T09:00:00Z").getTime();
const clock: Clock = { now: () => new Date(time) };
let server: TestServer;
let anna: TestClient;
beforeAll(async () => {
  server = await startTestServer({ overrides: { plugins: [plugin, ledger], clock } });
  anna = await server.signUp();
});

const connectionsOf = async (client: TestClient) =>
  (await client.me()).connections.filter(({ connection_type }) => connection_type === "harbor");

async function connect(client: TestClient) {
  const response = await client.send("POST", "/api/v1/connections", { connection_type: "harbor" });
  return ((await response.json()) as { id: string }).id;
}

async function add(client: TestClient, changes: object = {}) {
  const [connection] = await connectionsOf(client);
  const response = await client.send("POST", SOURCES, {
    name: "My issues",
    source_type: "harbor",
    connection_ids: [connection?.id ?? (await connect(client))],
    config: { query: "mine" },
    refresh_frequency_minutes: 60,
    ...changes,
  });
  return response;
}
/** Adds a source, which is refreshed at once, and gives it as it is then. */
async function added(client: TestClient, changes: object = {}): Promise<InboxSource> {
  const { id } = (await (await add(client, changes)).json()) as InboxSource;
  await server.jobs.idle();
  const source = (await client.json<InboxSource[]>(SOURCES)).find((one) => one.id === id);
  if (!source) throw new Error("The source is not in the list.");
  return source;
}
const run = async (client: TestClient, id: string) =>
  (await (await client.send("POST", `${SOURCES}/${id}/run`)).json()) as InboxSourceRun;
async function archive(client: TestClient, id: string): Promise<void> {
  const batch = { id: newId(), at: clock.now() };
  const { id: userId } = await client.me();
  await server.deps.store.inbox.putAway(userId, [id], "archive", batch);
}
const items = (client: TestClient) => client.json<InboxItem[]>("/api/v1/inbox-items");
const detail = async (response: Response) =>
  [response.status, ((await response.json()) as { detail: string }).detail] as const;

describe("the types of source", () => {
  it("are one for each app that can bring something, with settings that are all texts [SRC-02 API-46 ENTITY-21]", async () => {
    const types = await anna.json<AvailableSource[]>(`${SOURCES}/available-sources`);
    for (const type of types) expect(zAvailableSource.parse(type)).toEqual(type);
    const byType = Object.fromEntries(
      types.map((one) => [one.source_type, one.required_connection_type]),
    );
    expect(byType).toMatchObject({
      email: "gmail",
      imap: "mail",
      jira: "jira",
      redmine: "redmine",
      linear: "linear",
      github: "github",
      zendesk: "zendesk",
      data_condition: null,
      ledger_rows: "ledger",
      quickbooks_rows: "quickbooks",
    });
    const jira = types.find((one) => one.source_type === "jira");
    expect(jira?.config_schema.properties["jql"]).toMatchObject({
      title: "JQL",
      description: expect.any(String),
      json_schema_extra: { component: "textarea" },
    });
  });
});

describe("adding a source", () => {
  it("stores it, and the list has it with its connection by name [SRC-11 SRC-21 API-43 API-44 ENTITY-20]", async () => {
    const ben = await server.signUp();
    const response = await add(ben);
    expect(response.status).toBe(201);
    const source = (await response.json()) as InboxSource;
    expect(zInboxSource.parse(source)).toEqual(source);
    expect(source).toMatchObject({
      name: "My issues",
      source_type: "harbor",
      connections: [{ name: "Harbor Desk" }],
      refresh_frequency_minutes: 60,
      config: { query: "mine" },
      last_success_at: null,
      failing_since: null,
      failure: null,
      item_count: 0,
    });
    await server.jobs.idle();
    const { id, name, config } = source;
    expect(await ben.json<InboxSource[]>(SOURCES)).toMatchObject([{ id, name, config }]);
  });

  it.each([
    ["4 minutes", { refresh_frequency_minutes: 4 }, /refresh_frequency_minutes/],
    ["no name", { name: "  " }, /^'name' must not be blank\.$/],
    [
      "an unknown type",
      { source_type: "telegram" },
      /^The source type 'telegram' was not found\.$/,
    ],
    ["a missing setting", { config: { query: " " } }, /^Enter Query\.$/],
    ["an unknown setting", { config: { query: "a", more: "b" } }, /'more'/],
    ["no connection", { connection_ids: [] }, /Choose one connection for Harbor Desk/],
    ["a connection of nobody", { connection_ids: [crypto.randomUUID()] }, /Choose one connection/],
  ])(
    "refuses %s in a sentence [SRC-07 SRC-08 SRC-13 LIMIT-16]",
    async (_what, changes, sentence) => {
      const [status, words] = await detail(await add(anna, changes));
      expect(status).toBe(422);
      expect(words).toMatch(sentence);
    },
  );

  it("refuses the connection of another app, and of another person [SRC-04]", async () => {
    const ben = await server.signUp();
    const theirs = await connect(ben);
    expect((await add(anna, { connection_ids: [theirs] })).status).toBe(422);
    const tasks = await ben.send("POST", "/api/v1/connections", { connection_type: "tasks" });
    const { id } = (await tasks.json()) as { id: string };
    expect((await add(ben, { connection_ids: [id] })).status).toBe(422);
  });
});

describe("refreshing a source", () => {
  it("brings each issue once, with its priority and why, and again once it changed after it was put away", async () => {
    const ben = await server.signUp();
    state.entries = [issue("1"), issue("2", { priority: "Low", dueDate: "2026-11-24" })];
    const source = await added(ben);
    expect(source).toMatchObject({
      failure: null,
      item_count: 2,
      last_success_at: clock.now().toISOString(),
    });
    expect(await run(ben, source.id)).toMatchObject({ added: 0, changed: 0 });
    const found = (await items(ben)).toSorted((a, b) => (a.title < b.title ? -1 : 1));
    expect(found).toMatchObject([
      {
        title: "Issue 1",
        kind: "issue",
        source_type: "jira",
        priority: "high",
        priority_reason: "Priority High in Harbor Desk.",
        payload: { key: "1", url: "https://harbor.example/1", status: "New", assignee: null },
      },
      { title: "Issue 2", priority: "high", priority_reason: "Due today." },
    ]);
    await archive(ben, found[0]?.id ?? "");
    expect(await items(ben)).toHaveLength(1);
    state.entries = [...state.entries, issue("1", { status: "Reopened" })];
    expect(await run(ben, source.id)).toMatchObject({ added: 0, changed: 1 });
    expect(await items(ben)).toHaveLength(2);
  });

  it("says since when and why it fails, retries early, and opens an inbox item the third time [ERR-42]", async () => {
    const cleo = await server.signUp();
    state.entries = [issue("7")];
    state.failure = new ToolError("Harbor Desk says: closed for today.");
    const since = clock.now().toISOString();
    const source = await added(cleo);
    expect(source).toMatchObject({
      failure: "Harbor Desk says: closed for today.",
      failing_since: since,
      last_success_at: null,
    });
    expect(Date.parse(source.next_run_at ?? "") - time).toBeLessThanOrEqual(15 * 60_000);
    expect(await items(cleo)).toEqual([]);
    for (let failed = 1; failed < 3; failed += 1) {
      time += 60 * 60_000;
      await run(cleo, source.id);
    }
    expect(await items(cleo)).toMatchObject([
      {
        title: "My issues cannot be refreshed",
        description: "Harbor Desk says: closed for today.",
        kind: "source",
        payload: { source_id: source.id },
      },
    ]);
    const [listed] = await cleo.json<InboxSource[]>(SOURCES);
    expect(listed).toMatchObject({ failing_since: since });
    delete state.failure;
    expect((await run(cleo, source.id)).source).toMatchObject({
      failure: null,
      failing_since: null,
    });
    expect((await items(cleo)).map(({ title }) => title)).toEqual(["Issue 7"]);
  });

  it("says that it fails, too, where what the app sent cannot be kept, and does not try it over and over [R12]", async () => {
    const otto = await server.signUp();
    state.entries = [issue("odd", { updatedAt: "yesterday" })];
    const source = await added(otto);
    expect(source).toMatchObject({
      failure: "The refresh failed unexpectedly.",
      failing_since: clock.now().toISOString(),
      running: false,
    });
    expect(Date.parse(source.next_run_at ?? "") - time).toBeGreaterThan(10 * 60_000);
    state.entries = [issue("even")];
    expect((await run(otto, source.id)).source).toMatchObject({ failure: null, item_count: 1 });
  });

  it("leaves it to the item of the connection where the app rejects the credentials", async () => {
    const dora = await server.signUp();
    state.failure = new CredentialsRefused("Harbor Desk rejected the key (401).", "expired");
    const source = await added(dora);
    for (let failed = 0; failed < 4; failed += 1) await run(dora, source.id);
    delete state.failure;
    expect((await items(dora)).map(({ kind }) => kind)).toEqual(["connection"]);
    const [connection] = await connectionsOf(dora);
    expect(connection?.status).toBe("expired");
  });

  it("brings a large mailbox part by part, each as soon as the one before is kept", async () => {
    const emil = await server.signUp();
    state.entries = Array.from({ length: 230 }, (_, index) => issue(`n${index}`));
    await added(emil);
    await server.jobs.idle();
    expect(await items(emil)).toHaveLength(230);
  });

  it("says that its connection was deleted", async () => {
    const finn = await server.signUp();
    const source = await added(finn);
    const [connection] = await connectionsOf(finn);
    await finn.send("DELETE", `/api/v1/connections/${connection?.id}`);
    expect((await run(finn, source.id)).source).toMatchObject({
      connections: [],
      failure: expect.stringMatching(/^The connection of this source was deleted\./),
    });
  });
});

describe("changing a source", () => {
  const change = (client: TestClient, id: string, body: object) =>
    client.send("PATCH", `${SOURCES}/${id}`, body);
  const changed = async (client: TestClient, id: string, body: object) =>
    (await (await change(client, id, body)).json()) as InboxSource;
  const listed = async (client: TestClient) => (await client.json<InboxSource[]>(SOURCES))[0];

  it("keeps what the request leaves out, and when it is refreshed next", async () => {
    const lea = await server.signUp();
    state.entries = [issue("1")];
    const source = await added(lea);
    const renamed = await changed(lea, source.id, { name: " Ours " });
    expect(zInboxSource.parse(renamed)).toEqual({ ...source, name: "Ours" });
    const calls = state.calls;
    await server.jobs.idle();
    expect(state.calls).toBe(calls);
    expect((await changed(lea, source.id, { refresh_frequency_minutes: 5 })).next_run_at).toBe(
      clock.now().toISOString(),
    );
  });

  it("reads it again with other settings, keeps its items, and leaves unchanged ones archived", async () => {
    const mia = await server.signUp();
    state.entries = [issue("1"), issue("2")];
    const source = await added(mia);
    const [one] = (await items(mia)).filter(({ title }) => title === "Issue 1");
    await archive(mia, one?.id ?? "");
    state.entries = [issue("1"), issue("3")];
    const read = await changed(mia, source.id, { config: { query: "theirs" } });
    expect(read).toMatchObject({ config: { query: "theirs" }, paused: false });
    await server.jobs.idle();
    const titles = (await items(mia)).map(({ title }) => title).toSorted();
    expect(titles).toEqual(["Issue 2", "Issue 3"]);
    expect(await listed(mia)).toMatchObject({ item_count: 2 });
  });

  it("drops what a refresh is still reading of the settings before, and reads the new ones soon after", async () => {
    const nia = await server.signUp();
    state.entries = [];
    const source = await added(nia);
    const reading = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    state.before = async () => {
      reading.resolve();
      await goOn.promise;
    };
    state.entries = [issue("of before")];
    const ran = nia.send("POST", `${SOURCES}/${source.id}/run`);
    await reading.promise;
    await changed(nia, source.id, { config: { query: "theirs" } });
    delete state.before;
    goOn.resolve();
    await ran;
    await server.jobs.idle();
    expect(await items(nia)).toEqual([]);
    state.entries = [issue("of now")];
    time += 60_000;
    await server.jobs.tick();
    await server.jobs.idle();
    expect((await items(nia)).map(({ title }) => title)).toEqual(["Issue of now"]);
  });

  it("refuses settings and connections that do not fit, and changes nothing", async () => {
    const ole = await server.signUp();
    const source = await added(ole);
    for (const [body, sentence] of [
      [{ config: { query: " " } }, "Enter Query."],
      [{ connection_ids: [] }, "Choose one connection for Harbor Desk."],
      [{ name: " " }, "'name' must not be blank."],
      [{ refresh_frequency_minutes: 4 }, expect.stringContaining("refresh_frequency_minutes")],
    ] as const) {
      expect(await detail(await change(ole, source.id, body))).toEqual([422, sentence]);
    }
    expect(await listed(ole)).toEqual(source);
  });

  it("pauses it until it is resumed, and what failed no longer needs the person meanwhile [R12]", async () => {
    const pia = await server.signUp();
    state.failure = new ToolError("Harbor Desk is closed.");
    const source = await added(pia);
    for (let failed = 1; failed < 3; failed += 1) await run(pia, source.id);
    expect((await items(pia)).map(({ kind }) => kind)).toEqual(["source"]);
    expect(await changed(pia, source.id, { paused: true })).toMatchObject({ paused: true });
    expect(await items(pia)).toEqual([]);
    const before = await listed(pia);
    time += 24 * 60 * 60_000;
    await server.jobs.tick();
    await server.jobs.idle();
    const pressed = await pia.send("POST", `${SOURCES}/${source.id}/run`);
    expect(await detail(pressed)).toEqual([409, "This source is paused. Resume it to refresh it."]);
    expect(await listed(pia)).toEqual(before);
    delete state.failure;
    state.entries = [issue("since")];
    expect(await changed(pia, source.id, { paused: false })).toMatchObject({ paused: false });
    await server.jobs.idle();
    expect((await items(pia)).map(({ title }) => title)).toEqual(["Issue since"]);
  });
});

describe("deleting a source", () => {
  const restore = (client: TestClient, id: string) =>
    client.send("POST", `${SOURCES}/${id}/restore`);

  it("can be undone: it goes on where it was, and brings nothing twice", async () => {
    const quy = await server.signUp();
    state.entries = [issue("before")];
    const source = await added(quy);
    await quy.send("DELETE", `${SOURCES}/${source.id}`);
    state.entries = [...state.entries, issue("meanwhile")];
    time += 24 * 60 * 60_000;
    await server.jobs.tick();
    await server.jobs.idle();
    expect((await items(quy)).map(({ title }) => title)).toEqual(["Issue before"]);
    const restored = await restore(quy, source.id);
    expect(zInboxSource.parse(await restored.json())).toMatchObject({ id: source.id });
    await server.jobs.idle();
    const [listed] = await quy.json<InboxSource[]>(SOURCES);
    expect(listed).toMatchObject({ name: source.name, item_count: 2 });
    // Requested twice, it is done once.
    expect((await restore(quy, source.id)).status).toBe(200);
    expect(await quy.json(SOURCES)).toHaveLength(1);
  });

  it("takes effect at once and keeps what it brought [SRC-18 API-45]", async () => {
    const gina = await server.signUp();
    state.entries = [issue("kept")];
    const source = await added(gina);
    expect((await gina.send("DELETE", `${SOURCES}/${source.id}`)).status).toBe(204);
    expect(await gina.json(SOURCES)).toEqual([]);
    expect(await items(gina)).toHaveLength(1);
    expect((await gina.send("DELETE", `${SOURCES}/${source.id}`)).status).toBe(404);
    expect((await gina.send("POST", `${SOURCES}/${source.id}/run`)).status).toBe(404);
  });
});

describe("a data condition", () => {
  const config = {
    file: "orders.csv",
    condition: "amount > 1000",
    key: "order_id",
    priority: "high",
  };
  const condition = { source_type: "data_condition", connection_ids: [], name: "Large", config };

  it("is previewed, brings the rows that fit, and those that changed when the file is uploaded again", async () => {
    const hana = await server.signUp();
    await uploadText(
      hana,
      "orders.csv",
      "order_id,customer,amount\n1,Acme,1500\n2,Harbor,900\n3,Kai,5000\n",
    );
    const asked = await hana.send("POST", `${SOURCES}/preview`, {
      source_type: "data_condition",
      connection_ids: [],
      config,
    });
    const preview = (await asked.json()) as InboxSourcePreview;
    expect(zInboxSourcePreview.parse(preview)).toEqual(preview);
    expect(preview).toMatchObject({
      count: 2,
      more: false,
      items: [
        {
          title: "1 in orders.csv",
          description: "order_id: 1\ncustomer: Acme\namount: 1500",
          priority: "high",
          priority_reason: "Matches “amount > 1000”.",
        },
        { title: "3 in orders.csv" },
      ],
    });
    expect(await items(hana)).toEqual([]);
    const source = await added(hana, condition);
    expect(source.item_count).toBe(2);
    expect(await run(hana, source.id)).toMatchObject({ added: 0, changed: 0 });
    const three = (await items(hana)).find(({ title }) => title === "3 in orders.csv");
    await archive(hana, three?.id ?? "");
    // Columns in another order are no change; amount of 3 is, and 2 fits now.
    await uploadText(
      hana,
      "orders.csv",
      "amount,customer,order_id\n1500,Acme,1\n2900,Harbor,2\n7000,Kai,3\n",
    );
    expect(await run(hana, source.id)).toMatchObject({ added: 1, changed: 1 });
    const titles = (await items(hana)).map(({ title }) => title).toSorted();
    expect(titles).toEqual(["1 in orders.csv", "2 in orders.csv", "3 in orders.csv"]);
  });

  it("brings rows by conditions that the question bar wrote, and says them in words", async () => {
    const kim = await server.signUp();
    await uploadText(
      kim,
      "orders.csv",
      "order_id,customer,amount\n1,Acme,1500\n2,Acme,900\n3,Harbor,4000\n",
    );
    const chosen = [
      { column: "customer", is: ["Acme"] },
      { column: "amount", op: ">", value: 1000 },
    ];
    await added(kim, { ...condition, config: { ...config, condition: JSON.stringify(chosen) } });
    expect(await items(kim)).toMatchObject([
      {
        title: "1 in orders.csv",
        priority_reason: "Matches “customer is “Acme” and amount is over 1,000”.",
      },
    ]);
  });

  it.each([
    [{ condition: '[{"column":"amout","op":">","value":1}]' }, /has no column “amout”/],
    [{ condition: "[]" }, /Add a condition\./],
    [{ condition: "[1" }, /not written as the question bar/],
    [{ condition: "amout > 1000" }, /“amout” in the condition was not understood/],
    [{ file: "nothing.csv" }, /'nothing\.csv' was not found\. Choose one of: orders\.csv\./],
    [{ key: "number" }, /no column 'number'/],
    [{ key: "customer" }, /same value in several rows/],
    [{ key: "note" }, /is empty in 2 rows/],
    [{ priority: "asap" }, /critical, high, medium or low/],
  ])("refuses what it cannot use, in a sentence: %j", async (changes, sentence) => {
    const ida = await server.signUp();
    await uploadText(
      ida,
      "orders.csv",
      "order_id,customer,amount,note\n1,Acme,1500,\n2,Acme,9000,\n",
    );
    const body = {
      source_type: "data_condition",
      connection_ids: [],
      config: { ...config, ...changes },
    };
    const [status, words] = await detail(await ida.send("POST", `${SOURCES}/preview`, body));
    expect(status).toBe(422);
    expect(words).toMatch(sentence);
  });

  it("looks at every row of a large file, a part at a time", async () => {
    const jan = await server.signUp();
    const rows = Array.from(
      { length: 450 },
      (_, index) => `${index},${index % 2 === 0 ? 2000 : 1}`,
    );
    await uploadText(jan, "orders.csv", `order_id,amount\n${rows.join("\n")}\n`);
    const source = await added(jan, condition);
    await server.jobs.idle();
    expect(await items(jan)).toHaveLength(225);
    expect((await run(jan, source.id)).added).toBe(0);
  });
});

describe("a condition over a list of an app", () => {
  it("brings the rows that fit, then those that changed, and refuses a list that it would see a part of", async () => {
    const kim = await server.signUp();
    const made = await kim.send("POST", "/api/v1/connections", { connection_type: "ledger" });
    const { id } = (await made.json()) as { id: string };
    invoices.rows = [
      ["A-1", 1500],
      ["A-2", 20],
      ["A-3", "7000"],
    ];
    const config = {
      list: "list_invoices",
      condition: "total > 1000",
      key: "number",
      priority: "low",
    };
    const source = await added(kim, {
      name: "Large invoices",
      source_type: "ledger_rows",
      connection_ids: [id],
      config,
    });
    expect(source).toMatchObject({ failure: null, item_count: 2 });
    expect(await run(kim, source.id)).toMatchObject({ added: 0, changed: 0 });
    invoices.rows = [
      ["A-1", 1500],
      ["A-2", 2000],
      ["A-3", "8000"],
    ];
    expect(await run(kim, source.id)).toMatchObject({ added: 1, changed: 1 });
    expect((await items(kim)).map(({ title }) => title).toSorted()).toEqual([
      "A-1 in Ledger",
      "A-2 in Ledger",
      "A-3 in Ledger",
    ]);
    invoices.truncated = true;
    expect((await run(kim, source.id)).source.failure).toMatch(/lists more than 500 rows/);
    const body = {
      source_type: "ledger_rows",
      connection_ids: [id],
      config: { ...config, list: "delete_all" },
    };
    const [status, words] = await detail(await kim.send("POST", `${SOURCES}/preview`, body));
    expect([status, words]).toEqual([
      422,
      "Ledger has no list 'delete_all'. Choose one of: list_invoices.",
    ]);
  });
});

describe("a source that was deleted a month ago", () => {
  it("cannot be restored any more, and what it brought stays even then", async () => {
    const email = "ria@example.com";
    const ria = await server.signUp(email);
    state.entries = [issue("kept")];
    const source = await added(ria);
    await ria.send("DELETE", `${SOURCES}/${source.id}`);
    time += 31 * 24 * 60 * 60_000;
    await server.jobs.tick();
    await server.jobs.idle();
    // The login has ended meanwhile, too.
    await login(ria, "sign-in", email);
    expect((await ria.send("POST", `${SOURCES}/${source.id}/restore`)).status).toBe(404);
    expect((await items(ria)).map(({ title }) => title)).toEqual(["Issue kept"]);
  });
});

describe("a mailbox that takes longer than one job may", () => {
  it("goes on at the next look, and is not said to fail", async () => {
    const ria = await server.signUp();
    const { id: user } = await ria.me();
    state.entries = [];
    const source = await added(ria);
    state.entries = Array.from({ length: 250 }, (_, at) => issue(String(at)));
    time += 61 * 60_000;
    const job = new AbortController();
    let parts = 0;
    state.before = async () => {
      parts += 1;
      if (parts === 2) job.abort();
    };
    const { signal } = job;
    await refreshJob.run(
      server.deps,
      { source: source.id, user },
      {
        signal,
        attempt: 1,
        isLast: true,
      },
    );
    delete state.before;
    expect(await server.deps.store.sources.find(user, source.id)).toMatchObject({
      failures: 0,
      nextRunAt: new Date(time),
    });
  });
});

describe("changes of a source at the same time", () => {
  it("undo nothing of each other", async () => {
    const ria = await server.signUp();
    state.entries = [];
    const { id } = await added(ria);
    const change = (body: object) => ria.send("PATCH", `${SOURCES}/${id}`, body);
    await Promise.all([
      change({ config: { query: "theirs" } }),
      change({ paused: true }),
      change({ name: "Other" }),
    ]);
    const [after] = await ria.json<InboxSource[]>(SOURCES);
    expect(after).toMatchObject({ config: { query: "theirs" }, paused: true, name: "Other" });
  });
});
