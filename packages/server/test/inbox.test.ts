import type { BulkActionResult, InboxItem, InboxItemPage } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BroughtItem } from "../src/domain/inbox/ports.ts";
import {
  ToolError,
  type MailMove,
  type MailPlace,
  type Plugin,
} from "../src/domain/plugins/types.ts";
import { newId } from "../src/ids.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { ask, enableTasks, type WireEvent } from "./run-stream.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const ITEMS = "/api/v1/inbox-items";

let server: TestServer;
let person: TestClient;
let userId: string;
/** The moves requested from the mailbox. */
let moves: { move: MailMove; places: readonly MailPlace[] }[];
/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0;
/** Messages that the mailbox does not move. */
let stuck: Set<string>;

/** A mailbox that makes the requested moves, and renames each message in its new place. */
const mailbox: Plugin = {
  ...deskPlugin({ check: async () => undefined, list: async () => undefined }),
  async moveMail(move, places) {
    moves.push({ move, places });
    const folder = typeof move === "object" ? move.to : move;
    return places.map(({ message }) =>
      stuck.has(message)
        ? new ToolError(`Message ${message} was not found in INBOX.`)
        : { folder, message: `${message}+` },
    );
  },
};

beforeAll(async () => {
  server = await startTestServer({
    overrides: {
      plugins: [mailbox],
      agent: { plannerPaceMs: 0 },
      clock: { now: () => new Date(Date.now() + ahead) },
    },
  });
});
beforeEach(async () => {
  ahead = 0;
  moves = [];
  stuck = new Set();
  person = await server.signUp();
  userId = (await person.me()).id;
});

async function post<T>(path: string, body: unknown, status = 200): Promise<T> {
  const answer = await person.send("POST", path, body);
  expect(answer.status).toBe(status);
  return (status === 204 ? undefined : await answer.json()) as T;
}
const add = (task: Record<string, unknown>) => post<InboxItem>(ITEMS, task, 201);
const addAll = async (...titles: string[]) => {
  const items: InboxItem[] = [];
  for (const title of titles) items.push(await add({ title }));
  return items;
};
const titles = async (query = "") =>
  (await person.json<InboxItemPage>(`${ITEMS}?view=list${query}`)).items.map(({ title }) => title);
const bulk = (body: Record<string, unknown>) =>
  post<BulkActionResult>(`${ITEMS}/bulk-action`, body);

const issue = (key: string, more: Partial<BroughtItem> = {}): BroughtItem => ({
  title: `${key} breaks`,
  description: "As seen at the quay.",
  priority: "high",
  priorityReason: "Priority High in Jira.",
  status: "In Progress",
  kind: "issue",
  sourceType: "jira",
  sourceIdentifier: `jira-issue-${key}`,
  payload: { key, url: `https://harbor.test/${key}`, status: "In Progress", assignee: null },
  receivedAt: new Date("2026-11-20T08:00:00Z"),
  ...more,
});
const bring = (items: readonly BroughtItem[], source = newId()) =>
  server.deps.store.inbox.bring(userId, source, items);

async function bringMails(...names: string[]): Promise<void> {
  const made = await person.send("POST", "/api/v1/connections", deskConnection());
  const { id } = (await made.json()) as { id: string };
  await bring(
    names.map((name, at) => ({
      ...issue(name),
      title: name,
      description: "In short.",
      kind: "message",
      sourceType: "email",
      sourceIdentifier: `mail-message-${name}`,
      payload: {},
      receivedAt: new Date(Date.UTC(2026, 10, 20, 8, at)),
      mail: {
        from_address: `${name}@harbor.test`,
        to_address: "me@harbor.test",
        email_subject: name,
        email_date: "2026-11-20T08:00:00Z",
        gmail_thread_id: null,
        distilled_content: "In short.",
        distilled_by: "extract",
        attachments: [{ name: "plan.pdf", bytes: 10 }],
        connection_id: id,
        folder: "INBOX",
        message: `m-${name}`,
      },
      body: "Long text",
      bodyHtml: "<p>Long text</p>",
    })),
  );
}

describe("reading the inbox", () => {
  it("lists the most urgent first, then the latest, and what is done last [INBOX-18 API-37]", async () => {
    await add({ title: "Low", priority: "low" });
    await addAll("First", "Second");
    await add({ title: "Now", priority: "critical" });
    await bring([issue("SB-1", { priority: "Blocker" }), issue("SB-2", { status: "done" })]);
    const order = ["Now", "Second", "First", "Low", "SB-1 breaks", "SB-2 breaks"];
    expect(await titles()).toEqual(order);
    const whole = await person.json<InboxItem[]>(ITEMS);
    expect(whole.map(({ title }) => title)).toEqual(order);
  });

  it("gives each item once, page by page, with how many there are [LO-87]", async () => {
    await bring(Array.from({ length: 25 }, (_, at) => issue(`SB-${at}`)));
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await person.json<InboxItemPage>(`${ITEMS}?view=list&limit=10${cursor}`);
      expect(page.total).toBe(25);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor === null ? "" : `&cursor=${page.next_cursor}`;
    } while (cursor);
    expect(new Set(seen).size).toBe(25);
    expect(seen).toHaveLength(25);
  });

  it.each(["nonsense", btoa(JSON.stringify([1e300, "2026-11-20T08:00:00Z", newId()]))])(
    "refuses a cursor that no page gave: %s",
    async (cursor) => {
      const answer = await person.fetch(`${ITEMS}?view=list&cursor=${cursor}`);
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { detail: "The cursor is not valid for this list." },
      ]);
    },
  );

  it.each([
    ["quay", ["SB-42 breaks"]],
    ["sb-42", ["SB-42 breaks"]],
    ["QUAY brea", ["SB-42 breaks"]],
    ["nobody", []],
    ["anna", ["Crane"]],
    ["<R>", []],
    ["<rope>", []],
    ["' & | ! :*", ["SB-42 breaks", "Crane", "Rope"]],
  ])("finds by the beginnings of words: %s", async (query, found) => {
    await bringMails("Crane");
    await server.database.db.execute(
      `update inbox_items set mail = mail || '{"from_address":"anna.lind@harbor.test"}' where user_id = '${userId}'`,
    );
    await bring([issue("SB-42")]);
    await add({ title: "Rope" });
    expect((await titles(`&query=${encodeURIComponent(query)}`)).toSorted()).toEqual(
      found.toSorted(),
    );
  });

  it("filters by source, type, priority and folder", async () => {
    const source = newId();
    await bring([issue("SB-1")], source);
    const [task] = await addAll("Mine");
    await post(`${ITEMS}/${task?.id}/quick-action`, { action: "archive" }, 204);
    await add({ title: "Another", priority: "low" });
    expect(await titles(`&source_id=${source}`)).toEqual(["SB-1 breaks"]);
    expect(await titles("&source_id=none")).toEqual([]);
    expect(await titles("&source_type=manual")).toEqual(["Another"]);
    expect(await titles("&priority=low")).toEqual(["Another"]);
    expect(await titles("&folder=archived")).toEqual(["Mine"]);
  });

  it("gives the bodies of a mail with the item alone [API-38 ENTITY-18]", async () => {
    await bringMails("Crane");
    const [line] = (await person.json<InboxItemPage>(`${ITEMS}?view=list`)).items;
    expect(line).toMatchObject({ from_address: "Crane@harbor.test", distilled_by: "extract" });
    expect(line).not.toHaveProperty("original_body");
    expect(JSON.stringify(line)).not.toContain("connection_id");
    expect(await person.json(`${ITEMS}/${line?.id}`)).toMatchObject({
      original_body: "Long text",
      original_body_html: "<p>Long text</p>",
      attachments: [{ name: "plan.pdf", bytes: 10 }],
    });
  });
});

describe("what a source brings", () => {
  it("is listed once, and follows its source while it is in the list [R12]", async () => {
    const source = newId();
    expect(await bring([issue("SB-1"), issue("SB-2")], source)).toMatchObject({
      added: 2,
      changed: 0,
    });
    expect(await bring([issue("SB-1"), issue("SB-2")], source)).toMatchObject({
      added: 0,
      changed: 0,
    });
    const renamed = issue("SB-1", { title: "SB-1 holds" });
    expect(await bring([renamed, issue("SB-3"), issue("SB-3")], source)).toMatchObject({
      added: 1,
      changed: 1,
    });
    expect((await titles()).toSorted()).toEqual(["SB-1 holds", "SB-2 breaks", "SB-3 breaks"]);
  });

  it("stays away once its person put it away, unless it comes again", async () => {
    await bring([issue("SB-1"), issue("SB-2")]);
    const items = await person.json<InboxItem[]>(ITEMS);
    const id = (title: string) => items.find((item) => item.title === title)?.id ?? "";
    await bulk({ item_ids: [id("SB-1 breaks")], action: "archive" });
    await person.send("DELETE", `${ITEMS}/${id("SB-2 breaks")}`);
    await bring([issue("SB-1", { title: "One" }), issue("SB-2", { title: "Two", again: true })]);
    expect(await titles()).toEqual([]);
    await bring([issue("SB-1", { title: "One", again: true })]);
    expect(await titles()).toEqual(["One"]);
  });

  it("belongs to its person alone [S2 ROLE-11]", async () => {
    await bring([issue("SB-1")]);
    const stranger = await server.signUp();
    expect(await stranger.json(ITEMS)).toEqual([]);
  });
});

describe("archiving, deleting and restoring", () => {
  it("takes one item away and brings it back [INBOX-26 API-40 LO-78]", async () => {
    const [task] = await addAll("Mine");
    for (const [action, left] of [
      ["archive", []],
      ["restore", ["Mine"]],
      ["delete", []],
      ["restore", ["Mine"]],
    ] as const) {
      await post(`${ITEMS}/${task?.id}/quick-action`, { action }, 204);
      expect(await titles()).toEqual(left);
    }
  });

  it("removes an item; a second time there is none [INBOX-20 API-39]", async () => {
    const [task] = await addAll("Mine");
    const remove = () => person.send("DELETE", `${ITEMS}/${task?.id}`);
    expect((await remove()).status).toBe(204);
    expect(await titles()).toEqual([]);
    const again = await remove();
    expect([again.status, await again.json()]).toEqual([
      404,
      { detail: "This inbox item was not found." },
    ]);
  });

  it("does several at once and undoes them as one [INBOX-22 API-41]", async () => {
    const [one, two] = await addAll("One", "Two", "Three");
    const done = await bulk({ item_ids: [one?.id, two?.id], action: "archive" });
    expect(done).toMatchObject({ done: 2, failed: [], remaining: 0 });
    expect(await titles()).toEqual(["Three"]);
    const back = await bulk({ batch_id: done.batch_id, action: "restore" });
    expect(back).toMatchObject({ done: 2, remaining: 0 });
    expect(await titles()).toEqual(["Three", "Two", "One"]);
  });

  it("says which of several is not there, and does the others", async () => {
    const [one] = await addAll("One");
    const result = await bulk({ item_ids: [one?.id, "7", newId()], action: "delete" });
    expect(result.done).toBe(1);
    expect(result.failed.map(({ detail }) => detail)).toEqual([
      "This inbox item was not found.",
      "This inbox item was not found.",
    ]);
  });

  it("takes all that the filter lets through, except some and what came later", async () => {
    const [, two] = await addAll("One", "Two", "Three");
    const before = new Date(Date.now() + 1).toISOString();
    await bring([issue("SB-1")]);
    await server.database.db.execute(
      `update inbox_items set created_at = now() + interval '1 hour' where source_type = 'jira' and user_id = '${userId}'`,
    );
    const selection = { except: [two?.id], before };
    const done = await bulk({ selection, action: "archive" });
    expect(done).toMatchObject({ done: 2, remaining: 0 });
    expect(await titles()).toEqual(["SB-1 breaks", "Two"]);
  });

  it("goes on where a call ended, as one batch", async () => {
    const many = Array.from({ length: 5200 }, (_, at) => issue(`SB-${at}`));
    await bring(many);
    const selection = { except: [] };
    const first = await bulk({ selection, action: "archive" });
    expect(first).toMatchObject({ done: 5000, remaining: 200 });
    const { batch_id } = first;
    const second = await bulk({ selection, action: "archive", batch_id });
    expect(second).toMatchObject({ done: 200, remaining: 0, batch_id });
    expect(await bulk({ batch_id, action: "restore" })).toMatchObject({
      done: 5000,
      remaining: 200,
    });
    expect(await bulk({ batch_id, action: "restore" })).toMatchObject({ done: 200, remaining: 0 });
  });

  it("refuses a call that does not say which", async () => {
    for (const body of [
      { action: "archive" },
      { action: "archive", batch_id: newId() },
      { action: "archive", item_ids: [newId()], selection: { except: [] } },
    ]) {
      await post(`${ITEMS}/bulk-action`, body, 422);
    }
  });

  it("forgets what was deleted a month ago, and is not brought it again", async () => {
    const source = newId();
    await bring([issue("SB-1")], source);
    const [item] = await person.json<InboxItem[]>(ITEMS);
    await person.send("DELETE", `${ITEMS}/${item?.id}`);
    await server.deps.store.inbox.purge(new Date(Date.now() + 1000));
    expect(await titles("&folder=deleted")).toEqual([]);
    await post(`${ITEMS}/${item?.id}/quick-action`, { action: "restore" }, 204);
    await bring([issue("SB-1")], source);
    expect(await titles()).toEqual([]);
  });
});

describe("mail", () => {
  it("is moved in its mailbox as well, with one call, and back [ITEM-19 LO-79]", async () => {
    await bringMails("one", "two");
    const ids = (await person.json<InboxItem[]>(ITEMS)).map(({ id }) => id);
    const { batch_id } = await bulk({ item_ids: ids, action: "archive" });
    expect(moves).toMatchObject([
      { move: "archive", places: [{ message: "m-two" }, { message: "m-one" }] },
    ]);
    await bulk({ batch_id, action: "restore" });
    expect(moves[1]).toMatchObject({
      move: { to: "INBOX" },
      places: [
        { folder: "archive", message: "m-two+" },
        { folder: "archive", message: "m-one+" },
      ],
    });
    expect(await titles()).toEqual(["two", "one"]);
  });

  it("stays with the reason where its mailbox says no; the others go [I6]", async () => {
    await bringMails("one", "two", "three");
    stuck.add("m-two");
    const items = await person.json<InboxItem[]>(ITEMS);
    const two = items.find(({ title }) => title === "two")?.id;
    const result = await bulk({ item_ids: items.map(({ id }) => id), action: "delete" });
    const detail = "Message m-two was not found in INBOX.";
    expect(result).toMatchObject({ done: 2, failed: [{ id: two, detail }] });
    expect(await titles()).toEqual(["two"]);
    const answer = await person.send("POST", `${ITEMS}/${two}/quick-action`, { action: "archive" });
    expect([answer.status, await answer.json()]).toEqual([502, { detail }]);
  });

  it("stays in its mailbox when only its item is removed [LO-80]", async () => {
    await bringMails("one");
    const [item] = await person.json<InboxItem[]>(ITEMS);
    await person.send("DELETE", `${ITEMS}/${item?.id}`);
    expect(moves).toEqual([]);
  });
});

describe("a change", () => {
  const patch = (id: string | undefined, body: unknown) =>
    person.send("PATCH", `${ITEMS}/${id}`, body);
  const changed = async (id: string | undefined, body: unknown) =>
    (await (await patch(id, body)).json()) as InboxItem;

  it("of a task is that of every field, and takes its due date away", async () => {
    const task = await add({ title: "Ring Tomás", due_date: "2026-11-30" });
    const change = { title: "Ring Ana", description: "About lot 12", priority: "high" };
    expect(await changed(task.id, { ...change, due_date: "2026-12-04" })).toMatchObject({
      ...change,
      due_date: "2026-12-04",
      payload: { due_date: "2026-12-04" },
    });
    expect(await changed(task.id, { due_date: null })).toMatchObject({
      title: "Ring Ana",
      due_date: null,
      payload: {},
    });
  });

  it("completes a task, which goes to the end, and reopens it", async () => {
    const [one] = await addAll("one", "two");
    expect((await changed(one?.id, { status: "done" })).status).toBe("done");
    expect(await titles()).toEqual(["two", "one"]);
    expect((await changed(one?.id, { status: "open" })).status).toBe("open");
  });

  it("of what is no task, of another person's task, and of nothing is refused", async () => {
    await bringMails("one");
    const [mail] = await person.json<InboxItem[]>(ITEMS);
    expect((await patch(mail?.id, { title: "Mine" })).status).toBe(409);
    const [task] = await addAll("two");
    expect((await patch(task?.id, { due_date: "soon" })).status).toBe(422);
    const stranger = await server.signUp();
    expect((await stranger.send("PATCH", `${ITEMS}/${task?.id}`, { title: "x" })).status).toBe(404);
  });

  it("takes it out of the count once it is done, though it stays in the list", async () => {
    const [task] = await addAll("one", "two");
    await changed(task?.id, { status: "done" });
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 1, waiting: 0 });
    expect(await titles()).toEqual(["two", "one"]);
  });

  it("snoozes an item of any kind, until a day or until it is restored", async () => {
    await bringMails("one");
    await addAll("two");
    const [first, second] = await person.json<InboxItem[]>(ITEMS);
    const snoozed_until = new Date(Date.now() + 86_400_000).toISOString();
    for (const item of [first, second])
      expect(await changed(item?.id, { snoozed_until })).toMatchObject({ folder: "snoozed" });
    expect(await titles()).toEqual([]);
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 0, waiting: 0 });
    expect((await titles("&folder=snoozed")).toSorted()).toEqual(["one", "two"]);
    await post(`${ITEMS}/${first?.id}/quick-action`, { action: "restore" }, 204);
    expect(await titles()).toEqual([first?.title]);
    // A message that was snoozed never left its mailbox.
    expect(moves).toEqual([]);
    const past = { snoozed_until: "2026-01-01T00:00:00Z" };
    expect((await patch(first?.id, past)).status).toBe(422);
  });

  it("of a snoozed item ends with its day", async () => {
    const [task] = await addAll("one");
    const soon = new Date(Date.now() + 400).toISOString();
    await changed(task?.id, { snoozed_until: soon });
    await expect.poll(() => titles()).toEqual(["one"]);
  });
});

describe("what only its person can settle", () => {
  it("is neither listed nor counted from the moment on when its approval expires", async () => {
    const tasks = await enableTasks(person, { verify: ["create_task"] });
    await ask(person, 'Create a task called "Asked"', { connection_ids: [tasks.id] });
    const [item] = await person.json<InboxItem[]>(ITEMS);
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 1, waiting: 1 });
    ahead = 15 * 60_000;
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 0, waiting: 0 });
    expect(await titles("&waiting=true")).toEqual([]);
    expect(await person.json<InboxItem[]>(ITEMS)).toEqual([]);
    // Who looks at it ends it, before the job that does.
    const path = `/api/v1/approvals/${String(item?.payload["approval_id"])}`;
    expect(await person.json(path)).toMatchObject({ state: "expired" });
    expect(await titles("&folder=archived")).toEqual(["Expired: Create task “Asked”"]);
  });

  it("is listed while an approval waits, and counts in the badge", async () => {
    const tasks = await enableTasks(person, { verify: ["create_task"] });
    await addAll("Mine");
    await ask(person, 'Create a task called "Asked"', { connection_ids: [tasks.id] });
    expect(await titles("&waiting=true")).toEqual(["Approve: Create task “Asked”"]);
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 2, waiting: 1 });
    const [approval] = await person.json<{ id: string; session_id: string }[]>("/api/v1/approvals");
    const [item] = await person.json<InboxItem[]>(ITEMS);
    expect(item?.payload).toMatchObject({
      approval_id: approval?.id,
      session_id: approval?.session_id,
    });
    await person.send("POST", `/api/v1/approvals/${approval?.id}/deny`, {});
    expect(await titles()).toEqual(["Mine"]);
    expect(await person.json(`${ITEMS}/summary`)).toEqual({ open: 1, waiting: 0 });
  });

  it.each([
    ["Approved", "You approved this."],
    ["Denied", "You denied this, so it did not run."],
  ])("says in the archive how it was decided: %s", async (heading, description) => {
    const connections = [(await enableTasks(person, { verify: ["create_task"] })).id];
    const prompt = 'Create a task called "Asked"';
    const events = await ask(person, prompt, { connection_ids: connections });
    const session_id = events[0]?.["session_id"];
    const question: Partial<WireEvent> = events.at(-1) ?? {};
    const { approval_id, tool_call } = question;
    if (heading === "Denied")
      await person.send("POST", `/api/v1/approvals/${String(approval_id)}/deny`, {});
    else {
      await ask(person, prompt, {
        connection_ids: connections,
        session_id,
        approved_tool_call: { ...(tool_call as object), approval_id },
      });
    }
    const { items } = await person.json<InboxItemPage>(`${ITEMS}?view=list&folder=archived`);
    const title = `${heading}: Create task “Asked”`;
    expect(items).toMatchObject([{ title, description, priority_reason: null, status: "done" }]);
  });

  it("leaves with its chat", async () => {
    const tasks = await enableTasks(person, { verify: ["create_task"] });
    const [begun] = await ask(person, 'Create a task called "Asked"', {
      connection_ids: [tasks.id],
    });
    expect(await titles()).toHaveLength(1);
    await person.send("DELETE", `/api/v1/chatsessions/${String(begun?.["session_id"])}`);
    expect(await titles()).toEqual([]);
  });
});

describe("a mailbox", () => {
  it("archives every mail that is named, however many there are", async () => {
    await bringMails(...Array.from({ length: 501 }, (_, at) => `n${at}`));
    const ids: string[] = [];
    for (let cursor: string | null | undefined = ""; cursor != null; ) {
      const page: InboxItemPage = await person.json(
        `${ITEMS}?view=list&limit=500${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(await bulk({ item_ids: ids, action: "archive" })).toMatchObject({
      done: 501,
      failed: [],
      remaining: 0,
    });
  });

  it("that renumbers its messages updates their numbers, and the summary stays", async () => {
    await bringMails("a");
    const page = await person.json<InboxItemPage>(`${ITEMS}?view=list`);
    const id = page.items[0]?.id ?? "";
    const stored = async () => (await server.deps.store.inbox.findMany(userId, [id]))[0];
    const before = await stored();
    if (!before?.mail) throw new Error("There is no mail.");
    const { title, description, kind, sourceType, sourceIdentifier, payload, sourceId } = before;
    const { priority, priorityReason, status, receivedAt } = before;
    const again = { title, description, kind, sourceType, sourceIdentifier, payload, priority };
    const mail = { ...before.mail, distilled_content: "Other words.", message: "anew" };
    await bring([{ ...again, priorityReason, status, receivedAt, mail }], sourceId ?? undefined);
    const { distilled_content } = before.mail;
    expect((await stored())?.mail).toMatchObject({ message: "anew", distilled_content });
    await person.send("POST", `${ITEMS}/${id}/quick-action`, { action: "archive" });
    expect(moves.at(-1)?.places).toEqual([expect.objectContaining({ message: "anew" })]);
  });
});

describe("a time that no calendar of the database has", () => {
  it.each([
    "+275760-09-13T00:00:00.000Z",
    "-000100-01-01T00:00:00.000Z",
    "0000-01-01T00:00:00.000Z",
  ])("is refused as a cursor: %s", async (at) => {
    const cursor = Buffer.from(JSON.stringify([1, at, newId()])).toString("base64url");
    const answer = await person.send("GET", `${ITEMS}?view=list&cursor=${cursor}`);
    expect(answer.status).toBe(422);
  });

  it.each(["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+23:59"])(
    "is refused as the end of a selection: %s",
    async (before) => {
      const selection = { except: [], before };
      const answer = await person.send("POST", `${ITEMS}/bulk-action`, {
        action: "archive",
        selection,
      });
      expect(answer.status).toBe(422);
    },
  );
});
