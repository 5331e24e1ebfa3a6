import { createClient } from "@switchboard/api-client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { inboxItem } from "./inbox.fixtures.ts";
import { createInbox } from "./inbox.ts";
import { everything } from "./inbox-filter.ts";
import { visibleItems } from "./inbox-state.ts";
import { takeAlert } from "./inbox-texts.ts";

type Seen = { method: string; path: string; body: unknown };

const many = Array.from({ length: 250 }, (_, index) => inboxItem(String(index)));
let seen: Seen[];
let stored: typeof many;
let extensions: boolean;
let answer: (call: Seen) => Response | null;
let changed: () => void;
/** What the bar says. */
let counts: { open: number; waiting: number };

const json = (value: unknown, status = 200) => Response.json(value, { status });

/** Answers as the server does, unless the test says otherwise. */
const fetcher: typeof fetch = async (url, init) => {
  const { pathname, searchParams } = new URL(url as string);
  const body: unknown = init?.body ? JSON.parse(init.body as string) : undefined;
  const call = { method: init?.method ?? "GET", path: pathname, body };
  seen.push(call);
  const own = answer(call);
  if (own) return own;
  if (call.method !== "GET") return new Response(null, { status: 204 });
  if (searchParams.get("view") !== "list") return json(stored);
  const at = Number(searchParams.get("cursor") ?? 0);
  const end = at + Number(searchParams.get("limit"));
  const next_cursor = end < stored.length ? String(end) : null;
  return json({ items: stored.slice(at, end), next_cursor, total: stored.length });
};

async function open() {
  const inbox = createInbox({
    api: createClient({ baseUrl: "https://api.example.test", fetch: fetcher }),
    appInfo: { has: () => extensions } as never,
    inboxSummary: {
      onChange: (listener: () => void) => {
        changed = listener;
        return () => {};
      },
      refresh: () => void (counts = { open: stored.length, waiting: 0 }),
      count: (change: typeof counts) => {
        counts = { open: counts.open + change.open, waiting: counts.waiting + change.waiting };
      },
    } as never,
    now: () => new Date("2026-11-20T14:00:00Z"),
  });
  await inbox.open("u1", everything);
  const ids = () => visibleItems(inbox.store.get()).map(({ id }) => id);
  return { inbox, ids, state: inbox.store.get };
}
const archive = (ids: string[], of: "selection" | "item" | "mail" = "selection") =>
  ({ type: "archive", of, ids }) as const;
const sent = (path: string) => seen.filter((call) => call.path.endsWith(path));

beforeEach(() => {
  seen = [];
  stored = many;
  extensions = true;
  answer = () => null;
  counts = { open: 0, waiting: 0 };
});

describe("the list", () => {
  it("is loaded page by page, and counts what is not loaded [INBOX-18]", async () => {
    const { inbox, ids, state } = await open();
    expect([ids().length, state().total]).toEqual([100, 250]);
    await inbox.more();
    await inbox.more();
    expect(ids()).toEqual(many.map(({ id }) => id));
    expect(state().cursor).toBeNull();
  });

  it("of a server with the specification alone is read in one call, without anything else", async () => {
    extensions = false;
    const { ids, state } = await open();
    expect([ids().length, state().total, state().cursor]).toEqual([250, 250, null]);
    expect(seen).toEqual([{ method: "GET", path: "/api/v1/inbox-items", body: undefined }]);
  });

  it("still knows which item was left when that happened before the list was there [I11]", async () => {
    const { inbox } = await open();
    const opening = inbox.open("u2", everything);
    inbox.leave("25");
    await opening;
    expect(inbox.left()).toBe("25");
  });

  it("is read again in the moment in which an approval expires", async () => {
    const expires_at = "2026-11-20T14:00:00.020Z";
    stored = [inboxItem("0", { kind: "approval", payload: { expires_at } }), inboxItem("1")];
    const { ids } = await open();
    expect(ids()).toEqual(["0", "1"]);
    stored = [inboxItem("1")];
    await vi.waitFor(() => expect(ids()).toEqual(["1"]));
  });

  it("takes in what another window or a source added, as far as it is loaded", async () => {
    const { inbox, ids } = await open();
    await inbox.more();
    stored = [inboxItem("new"), ...many.slice(3)];
    changed();
    await vi.waitFor(() => expect(ids()[0]).toBe("new"));
    expect(ids()).not.toContain("2");
    expect(ids().length).toBe(200);
  });
});

describe("the number in the bar", () => {
  it("is read with the list, and again when a change was reported while the list was read", async () => {
    const { inbox, ids } = await open();
    expect(counts.open).toBe(250);
    let held = () => {};
    answer = ({ path }) => {
      if (path !== "/api/v1/inbox-items") return null;
      const old = json({ items: many.slice(0, 5), next_cursor: null, total: 5 });
      answer = () => null;
      held();
      return old;
    };
    held = () => {
      stored = many.slice(0, 2);
      changed();
    };
    await inbox.open("u2", everything);
    await vi.waitFor(() => expect(ids()).toEqual(["0", "1"]));
    expect(counts.open).toBe(2);
  });

  it("counts what is taken away and brought back at once, as the list does", async () => {
    stored = [
      inboxItem("0"),
      inboxItem("1", { kind: "approval" }),
      inboxItem("2", { status: "done" }),
    ];
    const { inbox, state } = await open();
    counts = { open: 2, waiting: 1 };
    const taken = inbox.take(archive(["0", "1", "2"]), takeAlert(archive([])));
    expect([state().total, counts]).toEqual([0, { open: 0, waiting: 0 }]);
    await taken.undo();
    expect([state().total, counts]).toEqual([3, { open: 2, waiting: 1 }]);
  });
});

describe("taking items away", () => {
  it("shows at once, before the server has answered [INBOX-22 I4]", async () => {
    const { inbox, ids, state } = await open();
    inbox.select(new Set(["1", "2"]), false);
    const taken = inbox.take(archive(["1", "2"]), takeAlert(archive([])));
    expect(ids().slice(0, 2)).toEqual(["0", "3"]);
    expect([state().total, state().selected.size]).toEqual([248, 0]);
    answer = ({ path }) =>
      path.endsWith("bulk-action")
        ? json({ done: 2, failed: [], remaining: 0, batch_id: "b1" })
        : null;
    await taken.send();
    expect(sent("bulk-action")[0]?.body).toEqual({ action: "archive", item_ids: ["1", "2"] });
  });

  it("is undone with order, selection and number, by what the server called it [I5]", async () => {
    const { inbox, ids, state } = await open();
    answer = ({ path }) =>
      path.endsWith("bulk-action")
        ? json({ done: 2, failed: [], remaining: 0, batch_id: "b1" })
        : null;
    inbox.select(new Set(["1", "2"]), false);
    const taken = inbox.take(archive(["1", "2"]), takeAlert(archive([])));
    stored = many.filter(({ id }) => id !== "1" && id !== "2");
    await taken.send();
    await inbox.refresh();
    const undone = taken.undo();
    expect(ids().slice(0, 4)).toEqual(["0", "1", "2", "3"]);
    expect([...state().selected]).toEqual(["1", "2"]);
    // A list that was read before the server heard of it does not take them away again.
    await inbox.refresh();
    expect([ids()[1], state().total]).toEqual(["1", 250]);
    stored = many;
    await undone;
    expect(sent("bulk-action").at(-1)?.body).toEqual({ action: "restore", batch_id: "b1" });
    await inbox.refresh();
    expect([ids()[1], state().total]).toEqual(["1", 250]);
  });

  it("leaves what failed in its place, selected, with the reason [I6]", async () => {
    const { inbox, ids, state } = await open();
    answer = ({ path }) =>
      path.endsWith("bulk-action")
        ? json({
            done: 1,
            failed: [{ id: "2", detail: "The mailbox did not answer." }],
            remaining: 0,
            batch_id: "b1",
          })
        : null;
    const taken = inbox.take(archive(["1", "2"]), takeAlert(archive([])));
    await taken.send();
    expect(ids().slice(0, 2)).toEqual(["0", "2"]);
    expect([...state().selected]).toEqual(["2"]);
    expect(state().problems.get("2")).toBe("The mailbox did not answer.");
  });

  it("that failed as a whole brings everything back and says so [INBOX-24 INBOX-28 ERR-37]", async () => {
    const { inbox, ids, state } = await open();
    inbox.select(new Set(["1", "2"]), false);
    answer = ({ path }) =>
      path.endsWith("bulk-action") ? json({ detail: "The database is away." }, 500) : null;
    await inbox.take(archive(["1", "2"]), takeAlert(archive([]))).send();
    expect(ids().slice(0, 3)).toEqual(["0", "1", "2"]);
    expect(state().alert).toBe("Failed to archive items: The database is away.");
    expect([...state().selected]).toEqual(["1", "2"]);
    expect(takeAlert({ type: "delete", of: "item" })("Unknown error")).toBe(
      "Failed to delete item: Unknown error",
    );
    expect(takeAlert({ type: "delete", of: "mail" })("x")).toBe("Failed to delete message: x");
  });

  it("means all that the filter lets through, but for what was unticked, in as many calls as it takes [INBOX-07 I3]", async () => {
    const { inbox, ids, state } = await open();
    inbox.select(new Set(ids().slice(1)), true);
    let left = [1000, 0];
    answer = ({ path }) => {
      if (!path.endsWith("bulk-action")) return null;
      const [remaining = 0, ...rest] = left;
      left = rest;
      const failed = remaining > 0 ? [{ id: "7", detail: "No." }] : [];
      return json({ done: 100, failed, remaining, batch_id: `b${remaining}` });
    };
    const taken = inbox.take(archive(ids().slice(1)), takeAlert(archive([])));
    expect([taken.count, ids().length, state().total]).toEqual([249, 1, 1]);
    await taken.send();
    const before = "2026-11-20T14:00:00.000Z";
    expect(sent("bulk-action").map(({ body }) => body)).toEqual([
      { action: "archive", selection: { except: ["0"], before } },
      { action: "archive", selection: { except: ["0", "7"], before } },
    ]);
  });

  it("selects further items of everything when they are loaded, but none that came later [I3]", async () => {
    stored = [...many.slice(0, 150), inboxItem("late", { created_at: "2026-11-20T15:00:00.000Z" })];
    const { inbox, ids, state } = await open();
    inbox.select(new Set(ids()), true);
    await inbox.more();
    expect(state().selected.size).toBe(150);
    expect(state().selected.has("late")).toBe(false);
  });

  it.each([
    ["delete", "item", "DELETE /api/v1/inbox-items/3", undefined],
    ["archive", "item", "POST /api/v1/inbox-items/3/quick-action", { action: "archive" }],
    ["delete", "mail", "POST /api/v1/inbox-items/3/quick-action", { action: "delete" }],
  ] as const)(
    "one by one: %s of the %s is %s [INBOX-20 INBOX-26 ITEM-19]",
    async (type, of, call, body) => {
      const { inbox } = await open();
      await inbox.take({ type, of, ids: ["3"] }, takeAlert({ type, of })).send();
      const [made] = seen.filter(({ method }) => method !== "GET");
      expect([`${made?.method} ${made?.path}`, made?.body]).toEqual([call, body]);
    },
  );

  it("is not told to a server that cannot restore before it is settled [I5]", async () => {
    extensions = false;
    const { inbox, ids } = await open();
    const taken = inbox.take(archive(["3"], "mail"), takeAlert(archive([])));
    expect(ids()).not.toContain("3");
    await taken.undo();
    expect(ids()[3]).toBe("3");
    expect(seen.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});
