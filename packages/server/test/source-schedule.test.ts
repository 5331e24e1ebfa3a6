import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { createRegistry } from "../src/domain/plugins/registry.ts";
import { ToolError } from "../src/domain/plugins/types.ts";
import { dueSources, refreshSource, type RefreshDeps } from "../src/domain/sources/refresh.ts";
import { newId } from "../src/ids.ts";
import { createLog } from "../src/log.ts";
import { readCondition } from "../src/planner/index.ts";
import { openStore } from "../src/store/open.ts";
import type { Store } from "../src/store/types.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { startChild, type Child } from "./child.ts";
import {
  addSources,
  ALWAYS_FAILS,
  expectBroughtOnce,
  issueApp,
  numbers,
  timeAt,
  watchRefreshes,
} from "./source-week.ts";
import { describeOnEachEngine, type TestEngine } from "./stores.ts";

const DAY = 24 * 60;

describeOnEachEngine("sources whose processes are killed now and then", (engine) => {
  const opened: Store[] = [];
  afterAll(async () => {
    for (const store of opened) await store.close();
  });
  const open = async (place: Parameters<typeof openStore>[0]) => {
    const store = await openStore(place);
    opened.push(store);
    return store;
  };
  if (engine.name === "pglite") inOneProcess(engine, open);
  else inTwoProcesses(engine, open);
});

type Open = (place: Parameters<typeof openStore>[0]) => Promise<Store>;

/** When the next source is due, or its claim is over, from a minute on. */
async function nextMinute({ db }: Store, minute: number): Promise<number> {
  const { rows } = (await db.execute(
    sql`select min(greatest(next_run_at, coalesce(run_until, next_run_at))) as due from inbox_sources`,
  )) as { rows: { due: string | Date }[] };
  const due = (new Date(rows[0]?.due ?? 0).getTime() - timeAt(0).getTime()) / 60_000;
  return Math.max(minute + 1, Math.ceil(due));
}

/** Servers in separate processes, as an operator runs them, over one PostgreSQL. */
function inTwoProcesses(engine: TestEngine, open: Open) {
  it("are refreshed at most once at a time, never later than two intervals, and bring each item once, for a week [R12]", {
    timeout: 240_000,
  }, async () => {
    const end = 7 * DAY;
    const intervals = { hourly: 60, [ALWAYS_FAILS]: 90, "every four hours": 240, daily: DAY };
    const place = await engine.newPlace();
    const database = await open(place);
    const userId = await addSources(database, intervals);
    const sources = await createUnitOfWork(database).sources.list(userId);
    const seen = watchRefreshes();
    const random = numbers(7);
    let minute = 0;
    let kills = 0;
    let ran = 0;
    /** Sources that persons refresh themselves meanwhile. */
    let pressed: typeof sources = [];
    /** What each process is doing that never ends. */
    const stuck = new Map<Child, string>();
    const alive = new Set<Child>();
    const starting = new Set<Promise<void>>();

    function startProcess(): Promise<void> {
      const started = bringUp().finally(() => starting.delete(started));
      starting.add(started);
      return started;
    }

    async function bringUp(): Promise<void> {
      const child = startChild(new URL("children/refresh-sources.ts", import.meta.url), [
        place.dataDir,
        place.databaseUrl ?? "",
      ]);
      child.onLine((line) => {
        if (line === "ran") ran += 1;
        if (!line.startsWith("begin ")) return;
        const key = line.slice("begin ".length);
        seen.begin(key, minute);
        const luck = random();
        if (luck < 0.02 && pressed.length === 0 && !stuck.has(child)) {
          stuck.set(child, key);
          return;
        }
        seen.end(key);
        const isAway = key === ALWAYS_FAILS || luck < 0.1;
        child.write(["answer", key, isAway ? "The app is away." : minute].join("\t"));
      });
      await child.line((line) => line === "ready");
      alive.add(child);
    }

    /** Resolves when nothing is left to do now but what never ends. */
    async function settled() {
      for (;;) {
        const { rows } = (await database.db.execute(
          sql`select count(*)::int as busy from pgboss.job where state = 'active' or (state < 'active' and start_after <= now())`,
        )) as { rows: { busy: number }[] };
        if ((rows[0]?.busy ?? 0) <= stuck.size) return;
        // What a killed process had taken is found when jobs are supervised, every thirty seconds.
        for (const child of alive) if (!stuck.has(child)) child.write("supervise");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }

    /** Kills those that are in the middle of a refresh. To the database, too, minutes pass until the next look. */
    async function replaceStuck(): Promise<void> {
      const killed = [...stuck.keys()];
      for (const child of killed) {
        child.kill("SIGKILL");
        await child.ended;
        seen.end(stuck.get(child) ?? "");
        alive.delete(child);
      }
      stuck.clear();
      kills += killed.length;
      await database.db.execute(
        sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
      );
      await database.db.execute(
        sql`update pgboss.queue set monitor_on = now() - interval '1 minute'`,
      );
      killed.forEach(() => void startProcess());
    }

    await Promise.all([startProcess(), startProcess()]);
    while (minute < end) {
      pressed = random() < 0.05 ? sources : [];
      // One that comes up meanwhile joins with the next look.
      const running = [...alive];
      const wanted = ran + pressed.length * running.length;
      for (const child of running) {
        child.write(`at\t${minute}`);
        // "Run now" in two windows does not wait until the source is due.
        for (const source of pressed) child.write(`run\t${userId}\t${source.id}`);
      }
      for (const child of running) await child.line((line) => line === `ticked ${minute}`);
      await expect.poll(() => ran, { interval: 1, timeout: 60_000 }).toBe(wanted);
      await settled();
      if (stuck.size > 0) await replaceStuck();
      if (alive.size === 0) await Promise.race(starting);
      minute = await nextMinute(database, minute);
    }
    await Promise.all(starting);

    expect(kills).toBeGreaterThan(1);
    seen.expectRegular(intervals, end);
    await expectBroughtOnce(database);
  });
}

/** The embedded database lets one process in: it, and then its successor, play themselves here. */
function inOneProcess(engine: TestEngine, open: Open) {
  it("are refreshed at most once at a time, never later than two intervals, and bring each item once, for a day [R12]", {
    timeout: 60_000,
  }, async () => {
    const end = DAY;
    const intervals = { often: 20, [ALWAYS_FAILS]: 60, "every four hours": 240 };
    const database = await open(await engine.newPlace());
    const userId = await addSources(database, intervals);
    const store = createUnitOfWork(database);
    const seen = watchRefreshes();
    const random = numbers(7);
    let minute = 0;
    let kills = 0;
    /** What a refresh waits for before it is answered. */
    let answered = Promise.resolve();

    /** A process, until it is killed: then what it was doing never ends. */
    function startProcess() {
      const killed = Promise.withResolvers<void>();
      const app = issueApp(async (key) => {
        seen.begin(key, minute);
        await answered;
        const luck = random();
        seen.end(key);
        if (luck < 0.05) {
          kills += 1;
          killed.resolve();
          await new Promise<never>(() => undefined);
        }
        if (key === ALWAYS_FAILS || luck < 0.1) throw new ToolError("The app is away.");
        return minute;
      });
      const deps: RefreshDeps = {
        store,
        clock: { now: () => timeAt(minute) },
        newId,
        log: createLog({ logLevel: "silent" }),
        lifecycle: { signal: new AbortController().signal },
        plugins: createRegistry([app]),
        datasets: { list: async () => [], query: () => Promise.reject(new Error("No files.")) },
        readCondition,
      };
      return { deps, killed: killed.promise };
    }

    let running = startProcess();
    for (; minute < end; minute = await nextMinute(database, minute)) {
      const { deps, killed } = running;
      const isKilled = killed.then(() => true);
      for (const source of await dueSources(deps)) {
        const refreshed = refreshSource(deps, source, { onlyDue: true }).then(() => false);
        if (!(await Promise.race([refreshed, isKilled]))) continue;
        running = startProcess();
        break;
      }
    }

    // "Run now" does not wait until the source is due: of many concurrent requests, one reads it.
    const [source] = await store.sources.list(userId);
    if (!source) throw new Error("There is no source.");
    const others = Promise.withResolvers<void>();
    answered = others.promise;
    let refused = 0;
    const pressed = Array.from({ length: 10 }, async () => {
      const brought = await refreshSource(running.deps, source);
      if (!brought && ++refused === 9) others.resolve();
      return brought;
    });
    expect((await Promise.all(pressed)).filter((one) => one !== undefined)).toHaveLength(1);

    expect(kills).toBeGreaterThan(2);
    seen.expectRegular(intervals, end);
    await expectBroughtOnce(database);
  });
}
