import { afterAll, expect, it } from "vitest";
import { createRegistry } from "../src/domain/plugins/registry.ts";
import { ToolError, type Plugin } from "../src/domain/plugins/types.ts";
import { dueSources, refreshSource, type RefreshDeps } from "../src/domain/sources/refresh.ts";
import { newId } from "../src/ids.ts";
import { createLog } from "../src/log.ts";
import { readCondition } from "../src/planner/index.ts";
import { openStore } from "../src/store/open.ts";
import { inboxItems, users } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { describeOnEachEngine } from "./stores.ts";

const MINUTE = 60_000;
const START = Date.parse("2026-11-23T00:00:00Z");
const DAY = 24 * 60;
/** The clock goes on by this many minutes at a time, each process looking for what is due. */
const STEP = 2;

/** One number after the other, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describeOnEachEngine("a week of two processes that are killed now and then", (engine) => {
  // A week by minutes is long for the embedded database, which one process has to itself anyway.
  const end = (engine.name === "postgres" ? 7 : 1) * DAY;
  const opened: Store[] = [];
  afterAll(async () => {
    for (const store of opened) await store.close();
  });

  it("refreshes each source at most once at a time, none later than two intervals, and brings each item once [R12]", {
    timeout: 240_000,
  }, async () => {
    const place = await engine.newPlace();
    const open = async () => {
      const store = await openStore(place);
      opened.push(store);
      return store;
    };
    const first = await open();
    // The embedded database lets one process in.
    const databases = engine.name === "postgres" ? [first, await open()] : [first, first];
    let minute = 0;
    const now = () => new Date(START + minute * MINUTE);
    const random = numbers(7);
    const starts = new Map<string, number[]>();
    const live = new Map<string, number>();
    let overlaps = 0;
    let isOver = false;

    /** A process, until it is killed: then what it was doing never ends. */
    function startProcess(database: Store) {
      const killed = new AbortController();
      const mine: string[] = [];
      const plugin = plays(async (key) => {
        starts.set(key, [...(starts.get(key) ?? []), minute]);
        const others = live.get(key) ?? 0;
        if (others > 0) overlaps += 1;
        live.set(key, others + 1);
        mine.push(key);
        const luck = random();
        if (luck < 0.02) return new Promise<never>(() => undefined);
        live.set(key, (live.get(key) ?? 1) - 1);
        mine.splice(mine.indexOf(key), 1);
        if (key === "always fails" || luck < 0.1) throw new ToolError("The app is away.");
        return minute;
      });
      const deps: RefreshDeps = {
        store: createUnitOfWork(database),
        clock: { now },
        newId,
        log: createLog({ logLevel: "silent" }),
        lifecycle: { signal: killed.signal },
        plugins: createRegistry([plugin]),
        datasets: { list: async () => [], query: () => Promise.reject(new Error("No files.")) },
        readCondition,
      };
      return {
        deps,
        async look() {
          for (const source of await dueSources(deps)) {
            let isDone = false;
            refreshSource(deps, source, { onlyDue: true })
              .then(() => (isDone = true))
              // One that hung in a killed process ends after the test, when the database is closed.
              .catch((error: unknown) => {
                if (!isOver) throw error;
              });
            // A refresh that hangs is what the process is killed in.
            await when(() => isDone || mine.length > 0);
            if (mine.length > 0) return true;
          }
          return false;
        },
        die() {
          for (const key of mine) live.set(key, (live.get(key) ?? 1) - 1);
          mine.length = 0;
        },
      };
    }

    const userId = newId();
    await first.db
      .insert(users)
      .values({ id: userId, issuer: "t", subject: "t", email: "a@b.example" });
    const setUp = createUnitOfWork(first);
    const connection = await setUp.connections.insert({
      id: newId(),
      userId,
      name: "Harbor",
      connectionType: "harbor",
      enabledMethods: [],
      status: "ok",
      createdAt: now(),
    });
    const intervals = { often: 20, hourly: 60, "always fails": 60, "every four hours": 240 };
    for (const [key, refreshFrequencyMinutes] of Object.entries(intervals)) {
      await setUp.sources.insert({
        id: newId(),
        userId,
        name: key,
        sourceType: "harbor",
        connectionIds: [connection.id],
        config: { key },
        refreshFrequencyMinutes,
        cursor: null,
        nextRunAt: now(),
        lastSuccessAt: null,
        failingSince: null,
        failure: null,
        failures: 0,
        runId: null,
        runUntil: null,
        createdAt: now(),
      });
    }

    let processes = databases.map(startProcess);
    let kills = 0;
    for (; minute < end; minute += STEP) {
      const stuck = await Promise.all(processes.map((process) => process.look()));
      for (const [index, isStuck] of stuck.entries()) {
        if (!isStuck) continue;
        kills += 1;
        processes[index]?.die();
        const database = databases[index];
        if (database) processes = processes.with(index, startProcess(database));
      }
    }

    // Whoever presses "Run now" does not wait for what is due: of many at once, on both processes, one reads the source.
    const [source] = await setUp.sources.list(userId);
    if (!source) throw new Error("There is no source.");
    minute += 60;
    const pressed = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const { deps } = processes[index % processes.length] ?? startProcess(first);
        return refreshSource({ ...deps, plugins: createRegistry([slow]) }, source);
      }),
    );
    expect(pressed.filter((one) => one !== undefined)).toHaveLength(1);

    expect(kills).toBeGreaterThan(engine.name === "postgres" ? 5 : 0);
    expect(overlaps).toBe(0);
    for (const [key, interval] of Object.entries(intervals)) {
      const times = [...(starts.get(key) ?? []), end];
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      // Whoever is killed at one look leaves what else was due to the next ones.
      const latest = 2 * interval + 3 * STEP;
      expect({ key, late: gaps.filter((gap) => gap > latest) }).toEqual({ key, late: [] });
      expect(times.length).toBeGreaterThan(end / interval / 2);
    }
    isOver = true;
    const items = await first.db.select().from(inboxItems);
    const named = items.map((item) => `${item.sourceId} ${item.sourceIdentifier}`);
    expect(new Set(named).size).toBe(named.length);
    // Another source may be in trouble, too, as its luck was.
    const told = items.filter(({ kind, status }) => kind === "source" && status === "open");
    expect(told.filter(({ title }) => title.includes("always fails"))).toHaveLength(1);
  });
});

/** Resolves once something holds. */
async function when(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** An app that takes its time. */
const slow = plays(async () => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return 0;
});

/** An app with one issue, which changes with each refresh. */
function plays(refresh: (key: string) => Promise<number>): Plugin {
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
      const updatedAt = new Date(START + at * MINUTE).toISOString();
      const issue = { id: settings["key"] ?? "", title: "Crane", description: `At ${at}` };
      const rest = { status: "New", priority: null, assignee: null, dueDate: null, url: "" };
      return {
        entries: [{ kind: "issue", ...issue, ...rest, updatedAt }],
        cursor: { at },
        more: false,
        count: 1,
        hasUncounted: false,
      };
    },
  };
}
