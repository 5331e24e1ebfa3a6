import { expect, it } from "vitest";
import type { FeedCursor } from "../../domain/plugins/inbox-feed.ts";
import type { FeedRow } from "./feed-calls.ts";
import { issueFeed } from "./issue-feed.ts";

const START = Date.parse("2026-11-24T08:00:00Z");
const at = (second: number) => new Date(START + second * 1000).toISOString();

/** A tracker that lists the least recently updated first, up to a limit per call. */
function tracker(most = 500) {
  const issues = new Map<string, string>();
  const requests: Record<string, unknown>[] = [];
  return {
    issues,
    requests,
    calls: {
      now: new Date(at(100_000)),
      read: async () => ({}),
      urlOf: ({ id }: FeedRow) => `https://tracker.example/${String(id)}`,
      list: async (args: Record<string, unknown>) => {
        requests.push(args);
        const since = typeof args["since"] === "string" ? args["since"] : "";
        const found = [...issues]
          .map(([id, updated_at]): FeedRow => ({ id, title: `Issue ${id}`, updated_at }))
          .filter((row) => String(row["updated_at"]) >= since)
          .toSorted((a, b) => (String(a["updated_at"]) < String(b["updated_at"]) ? -1 : 1));
        return { rows: found.slice(0, most), truncated: found.length > most };
      },
    },
  };
}

async function drain(app: ReturnType<typeof tracker>, cursor: FeedCursor | null, limit = 100) {
  const brought: string[] = [];
  let next = cursor;
  for (let round = 0; round < 100; round += 1) {
    const page = await issueFeed({ settings: {}, cursor: next, limit }, app.calls);
    expect(page.entries.length).toBeLessThanOrEqual(limit);
    brought.push(...page.entries.map((entry) => entry.id));
    next = page.cursor;
    if (!page.more) return { brought, cursor: next };
  }
  throw new Error("It never came to an end.");
}

it("brings every issue once, a part at a time, also more than the app lists at once", async () => {
  const app = tracker();
  for (let id = 0; id < 1_234; id += 1) app.issues.set(String(id), at(id * 7));
  const { brought } = await drain(app, null);
  expect(brought).toHaveLength(1_234);
  expect(new Set(brought).size).toBe(1_234);
});

it("afterwards brings what changed and nothing else, from the time on that it had reached", async () => {
  const app = tracker();
  for (let id = 0; id < 300; id += 1) app.issues.set(String(id), at(id * 60));
  const first = await drain(app, null);
  app.requests.length = 0;
  expect((await drain(app, first.cursor)).brought).toEqual([]);
  expect(app.requests[0]).toMatchObject({ since: "2026-11-24T12:57:00Z" });
  app.issues.set("7", at(40_000));
  app.issues.set("new", at(40_001));
  expect((await drain(app, first.cursor)).brought).toEqual(["7", "new"]);
});

it("brings one that the app lists late, and gets past many of the same moment", async () => {
  const app = tracker();
  app.issues.set("a", at(1_000));
  const { cursor } = await drain(app, null);
  app.issues.set("late", at(990));
  expect((await drain(app, cursor)).brought).toEqual(["late"]);
  const crowded = tracker();
  for (let id = 0; id < 500; id += 1) crowded.issues.set(String(id), at(5));
  crowded.issues.set("after", at(6_000));
  expect((await drain(crowded, null)).brought).toContain("after");
});

it("takes what an issue says as it is, however odd", async () => {
  const { calls } = tracker();
  const odd = { id: 7, title: null, updated_at: "yesterday", due_date: "2026-11-30T00:00:00Z" };
  const list = async () => ({ rows: [odd], truncated: false });
  const { entries } = await issueFeed({ settings: {}, cursor: null, limit: 5 }, { ...calls, list });
  expect(entries[0]).toMatchObject({ id: "7", title: "", dueDate: "2026-11-30", priority: null });
});
