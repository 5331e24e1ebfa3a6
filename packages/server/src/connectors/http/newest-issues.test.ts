import { expect, it } from "vitest";
import type { FeedCursor } from "../../domain/plugins/inbox-feed.ts";
import type { FeedRow } from "./feed-calls.ts";
import { newestIssues } from "./newest-issues.ts";

const START = Date.parse("2026-11-24T08:00:00Z");
const at = (second: number) => new Date(START + second * 1000).toISOString();

/** A tracker that lists the latest change first, up to a limit. */
function tracker() {
  const issues = new Map<string, string>();
  const requests: Record<string, unknown>[] = [];
  const list = async (args: Record<string, unknown>) => {
    requests.push(args);
    const time = (name: string) => (typeof args[name] === "string" ? Date.parse(args[name]) : NaN);
    const [since, until, limit] = [time("since"), time("until"), Number(args["limit"])];
    const found = [...issues]
      .map(([id, updated_at]): FeedRow => ({ id, title: `Issue ${id}`, updated_at }))
      .filter((row) => !(Date.parse(String(row["updated_at"])) < since))
      .filter((row) => !(Date.parse(String(row["updated_at"])) > until))
      .toSorted((a, b) => (String(a["updated_at"]) > String(b["updated_at"]) ? -1 : 1));
    return { rows: found.slice(0, limit), truncated: found.length > limit };
  };
  const calls = {
    now: new Date(at(100_000)),
    read: async () => ({}),
    urlOf: ({ id }: FeedRow) => `https://tracker.example/${String(id)}`,
    list,
  };
  return { issues, requests, calls };
}

async function drain(
  app: ReturnType<typeof tracker>,
  cursor: FeedCursor | null,
  between: (part: number) => void = () => {},
) {
  const brought: string[] = [];
  let next = cursor;
  for (let part = 0; part < 200; part += 1) {
    const page = await newestIssues({ settings: {}, cursor: next, limit: 100 }, app.calls);
    expect(page.entries.length).toBeLessThanOrEqual(100);
    const times = page.entries.map((entry) => (entry.kind === "issue" ? entry.updatedAt : ""));
    expect(times).toEqual(times.toSorted());
    brought.push(...page.entries.map((entry) => entry.id));
    // Serialized, as between two refreshes.
    next = JSON.parse(JSON.stringify(page.cursor)) as FeedCursor;
    if (!page.more) return { brought, cursor: next };
    between(part);
  }
  throw new Error("It never came to an end.");
}

it("goes back page by page until what it knows, however many changed, and brings each once [R12]", async () => {
  const app = tracker();
  for (let id = 0; id < 1_234; id += 1) app.issues.set(String(id), at(id * 7));
  const first = await drain(app, null);
  expect(first.brought).toHaveLength(1_234);
  expect(new Set(first.brought).size).toBe(1_234);
  expect((await drain(app, first.cursor)).brought).toEqual([]);
  for (let id = 0; id < 700; id += 1) app.issues.set(String(id), at(20_000 + id));
  const second = await drain(app, first.cursor);
  expect(new Set(second.brought)).toEqual(
    new Set(Array.from({ length: 700 }, (_one, id) => String(id))),
  );
  expect(second.brought).toHaveLength(700);
  expect((await drain(app, second.cursor)).brought).toEqual([]);
});

it("brings what changes meanwhile with the next reading, and what the app lists late", async () => {
  const app = tracker();
  for (let id = 0; id < 300; id += 1) app.issues.set(String(id), at(id));
  const { brought, cursor } = await drain(app, null, (part) => {
    if (part === 0) app.issues.set("5", at(1_000));
  });
  expect(brought).not.toContain("5");
  app.issues.set("late", at(290));
  expect((await drain(app, cursor)).brought.toSorted()).toEqual(["5", "late"]);
});

it("gets past more issues of one moment than the app lists", async () => {
  const app = tracker();
  for (let id = 0; id < 600; id += 1) app.issues.set(`now ${id}`, at(5));
  app.issues.set("before", at(1));
  const { brought } = await drain(app, null);
  expect(brought).toContain("before");
  expect(new Set(brought).size).toBe(brought.length);
});

it("requests only the rest of a part once it goes back", async () => {
  const app = tracker();
  for (let id = 0; id < 900; id += 1) app.issues.set(String(id), at(id));
  await drain(app, null);
  expect(app.requests[0]).toEqual({ limit: 500 });
  expect(app.requests[1]).toEqual({ limit: 101, until: at(800) });
});
