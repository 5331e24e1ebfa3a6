import { expect } from "vitest";
import type { Plugin } from "../src/domain/plugins/types.ts";
import { newId } from "../src/ids.ts";
import { inboxItems, users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";

/* Sources that are refreshed for days by processes that die: what they read, and what has to be true of it. */

const MINUTE = 60_000;
const START = Date.parse("2026-11-23T00:00:00Z");

/** The time so many minutes after the first refresh. */
export const timeAt = (minute: number): Date => new Date(START + minute * MINUTE);

export const ALWAYS_FAILS = "always fails";

/** Sources by name, each with the minutes between two refreshes. */
type Intervals = Readonly<Record<string, number>>;

/** One number after the other, the same in each test run. */
export function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** An app with one issue for each source, which changes with each refresh. @param refresh gives the minute of the change */
export function issueApp(refresh: (key: string) => Promise<number>): Plugin {
  return {
    manifest: {
      name: "harbor",
      display_name: "Harbor Desk",
      description: "Tickets.",
      auth_type: "other",
      connection_settings_schema: { properties: {} },
      tools: [],
      inbox: { kind: "issues", settings: { key: { title: "Key", description: "Which." } } },
    },
    logo: null,
    setupMarkdown: null,
    docsMarkdown: null,
    handlers: {},
    feed: async ({ settings }) => {
      const at = await refresh(settings["key"] ?? "");
      const issue = { id: settings["key"] ?? "", title: "Crane", description: `At ${at}` };
      const rest = { status: "New", priority: null, assignee: null, dueDate: null, url: "" };
      return {
        entries: [{ kind: "issue", ...issue, ...rest, updatedAt: timeAt(at).toISOString() }],
        cursor: { at },
        more: false,
        count: 1,
        hasUncounted: false,
      };
    },
  };
}

/** A person with a connection and these sources, all due at the first minute. @returns the person's id */
export async function addSources(database: Store, intervals: Intervals): Promise<string> {
  const userId = newId();
  const person = { id: userId, issuer: "t", subject: "t", email: "a@b.example" };
  await database.db.insert(users).values(person);
  const store = createUnitOfWork(database);
  const connection = await store.connections.insert({
    id: newId(),
    userId,
    name: "Harbor",
    connectionType: "harbor",
    enabledMethods: [],
    status: "ok",
    createdAt: timeAt(0),
  });
  for (const [key, refreshFrequencyMinutes] of Object.entries(intervals)) {
    await store.sources.insert({
      id: newId(),
      userId,
      name: key,
      sourceType: "harbor",
      connectionIds: [connection.id],
      config: { key },
      refreshFrequencyMinutes,
      cursor: null,
      nextRunAt: timeAt(0),
      lastSuccessAt: null,
      failingSince: null,
      failure: null,
      failures: 0,
      runId: null,
      runUntil: null,
      revision: 0,
      pausedAt: null,
      summaryModel: null,
      createdAt: timeAt(0),
    });
  }
  return userId;
}

/** The observed refreshes: when each began, and whether another of the same source was running. */
export function watchRefreshes() {
  const starts = new Map<string, number[]>();
  const live = new Map<string, number>();
  let overlaps = 0;
  return {
    begin(key: string, minute: number) {
      starts.set(key, [...(starts.get(key) ?? []), minute]);
      const others = live.get(key) ?? 0;
      if (others > 0) overlaps += 1;
      live.set(key, others + 1);
    },
    end(key: string) {
      live.set(key, (live.get(key) ?? 1) - 1);
    },
    /** No two of a source at a time, and no gap over two intervals, however often a process was killed in one. */
    expectRegular(intervals: Intervals, end: number) {
      expect(overlaps).toBe(0);
      for (const [key, interval] of Object.entries(intervals)) {
        const times = [...(starts.get(key) ?? []), end];
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
        expect({ key, late: gaps.filter((gap) => gap > 2 * interval) }).toEqual({ key, late: [] });
        expect(times.length).toBeGreaterThan(end / interval / 2);
      }
    },
  };
}

/** Each item was added once, and the source that always fails was reported once. */
export async function expectBroughtOnce({ db }: Store): Promise<void> {
  const items = await db.select().from(inboxItems);
  const named = items.map((item) => `${item.sourceId} ${item.sourceIdentifier}`);
  expect(new Set(named).size).toBe(named.length);
  // Another source may be in trouble, too, as its luck was.
  const told = items.filter(({ kind, status }) => kind === "source" && status === "open");
  expect(told.filter(({ title }) => title.includes(ALWAYS_FAILS))).toHaveLength(1);
}
