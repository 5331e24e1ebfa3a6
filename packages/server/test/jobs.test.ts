import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { dropDeadJob, listDeadJobs, retryDeadJob } from "../src/domain/jobs/dead-jobs.ts";
import { defineJob, every, type JobContext } from "../src/domain/jobs/define-job.ts";
import { enqueue } from "../src/domain/jobs/enqueue.ts";
import { openStore } from "../src/store/open.ts";
import { deadJobs } from "../src/store/schema.ts";
import type { Store } from "../src/store/types.ts";
import { startChild } from "./child.ts";
import { openJobs } from "./job-runner.ts";
import { describeOnEachEngine } from "./stores.ts";

const MINUTE = 60_000;
const aThing = z.object({ id: z.string() });
type Thing = z.infer<typeof aThing>;
type Handle = (thing: Thing, context: JobContext) => Promise<void> | void;

/** A job that the test decides about. */
const job = (handle: Handle, options?: Parameters<typeof defineJob>[3]) =>
  defineJob("thing", aThing, async (_needs: undefined, thing, context) => handle(thing, context), {
    backoffSeconds: 0,
    ...options,
  });

const until = (signal: AbortSignal) =>
  new Promise<never>((_done, failed) =>
    signal.addEventListener("abort", () => failed(signal.reason as Error), { once: true }),
  );

describeOnEachEngine("jobs", (engine) => {
  let shared: Store;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    shared = await engine.openTestStore();
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await shared.db.execute(sql`delete from pgboss.job`);
    await shared.db.delete(deadJobs);
  });

  /** Does these jobs, by default over the store of all tests. */
  async function start(
    jobs: Parameters<typeof openJobs>[1],
    options: Parameters<typeof openJobs>[2] & { readonly database?: Store } = {},
  ) {
    const database = options.database ?? shared;
    const opened = await openJobs(database, jobs, { finishMs: 20, ...options });
    closing.push(opened.close);
    return { ...opened, database };
  }

  it("are done when their transaction is committed, soon, and never when it is rolled back", async () => {
    const done: string[] = [];
    const thing = job(({ id }) => void done.push(id));
    const { store, idle } = await start([thing]);
    const rolledBack = store.transaction(async (tx) => {
      await enqueue(tx, thing, { id: "rolled back" });
      throw new Error("Something else failed.");
    });
    await expect(rolledBack).rejects.toThrow("Something else");
    await store.transaction(async (tx) => {
      await enqueue(tx, thing, { id: "committed" });
      expect(done).toEqual([]);
    });
    // Before the process would poll.
    await expect.poll(() => done, { timeout: 8_000 }).toEqual(["committed"]);
    await idle();
    expect(done).toEqual(["committed"]);
  });

  it("are tried again after a failure, and know which attempt it is", async () => {
    const attempts: [number, boolean][] = [];
    const thing = job(
      (_thing, { attempt, isLast }) => {
        attempts.push([attempt, isLast]);
        if (attempt < 3) throw new Error("Not yet.");
      },
      { retries: 2 },
    );
    const { store, idle } = await start([thing]);
    await enqueue(store, thing, { id: "a" });
    await idle();
    expect(attempts).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await listDeadJobs({ store })).toEqual([]);
  });

  it("are seen by a person when they failed for the last time, without what the database quotes", async () => {
    const lines: string[] = [];
    let isBroken = true;
    const thing = job(
      async ({ id }) => {
        if (isBroken) await store.transaction((tx) => tx.users.findEmails([`${id} canary-value`]));
      },
      { retries: 1 },
    );
    const opened = await start([thing], { logged: (line) => void lines.push(line) });
    const { store, idle } = opened;
    await enqueue(store, thing, { id: "x" }, { key: "the key" });
    await idle();
    const dead = await listDeadJobs({ store });
    expect(dead).toMatchObject([{ name: "thing", data: { id: "x" }, attempts: 2 }]);
    expect(dead[0]?.error).toContain("Failed query");
    expect(JSON.stringify([dead, lines])).not.toContain("canary-value");
    expect(lines.join("")).toContain("a job failed for the last time");
    expect(Number(dead[0]?.diedAt) - Number(dead[0]?.enqueuedAt)).toBeGreaterThanOrEqual(0);

    const id = String(dead[0]?.id);
    await retryDeadJob({ store }, id);
    await idle();
    const [again, ...others] = await listDeadJobs({ store });
    expect(others).toEqual([]);
    expect(again?.id).not.toBe(id);
    expect(again?.attempts).toBe(2);

    isBroken = false;
    await retryDeadJob({ store }, String(again?.id));
    await idle();
    expect(await listDeadJobs({ store })).toEqual([]);
    await expect(retryDeadJob({ store }, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("can be dropped when they are dead", async () => {
    const thing = job(() => Promise.reject(new Error("No.")), { retries: 0 });
    const { store, idle } = await start([thing]);
    await enqueue(store, thing, { id: "x" });
    await idle();
    const [dead] = await listDeadJobs({ store });
    expect(dead).toMatchObject({ error: "No.", attempts: 1 });
    await dropDeadJob({ store }, String(dead?.id));
    await idle();
    expect(await listDeadJobs({ store })).toEqual([]);
  });

  it("are aborted at their deadline", async () => {
    const thing = job((_thing, { signal }) => until(signal), {
      retries: 0,
      expireInSeconds: 60,
      deadlineSeconds: 0.05,
    });
    const { store, idle } = await start([thing]);
    await enqueue(store, thing, { id: "slow" });
    await idle();
    expect(await listDeadJobs({ store })).toMatchObject([
      { error: "It was not done within 0.05 seconds." },
    ]);
    expect(() => job(() => {}, { expireInSeconds: 10, deadlineSeconds: 10 })).toThrow("expires");
  });

  it("are given up when they go on after they expired, and not begun beside themselves", async () => {
    let begun = 0;
    const end = Promise.withResolvers<void>();
    const thing = job(
      async () => {
        begun += 1;
        await end.promise;
      },
      { retries: 1, expireInSeconds: 1, deadlineSeconds: 0.5 },
    );
    const { store, tick } = await start([thing]);
    await enqueue(store, thing, { id: "stuck" }, { key: "one" });
    await expect
      .poll(async () => {
        await tick();
        return listDeadJobs({ store });
      })
      .toMatchObject([{ attempts: 2, error: "The attempt before this one is still going on." }]);
    expect(begun).toBe(1);
    end.resolve();
  });

  it("of one key wait or run once at a time, and those of other keys beside them", async () => {
    const running = new Map<string, number>();
    let most = 0;
    let overlaps = 0;
    const runs: string[] = [];
    const goOn = Promise.withResolvers<void>();
    const thing = job(
      async ({ id }) => {
        running.set(id, (running.get(id) ?? 0) + 1);
        if ((running.get(id) ?? 0) > 1) overlaps += 1;
        most = Math.max(most, running.size);
        await goOn.promise;
        runs.push(id);
        running.delete(id);
      },
      { concurrency: 2 },
    );
    const place = await engine.newPlace();
    const stores = [await openStore(place)];
    if (engine.name === "postgres") stores.push(await openStore(place));
    for (const one of stores) closing.push(one.close);
    const opened = await Promise.all(stores.map((database) => start([thing], { database })));
    const [first] = opened;
    if (!first) throw new Error("Nothing was opened.");
    const enqueued = await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const id = at % 2 ? "a" : "b";
        const { store } = opened.at(Math.floor(at / 2) % opened.length) ?? first;
        return enqueue(store, thing, { id }, { key: id });
      }),
    );
    expect(enqueued.filter(Boolean)).toHaveLength(2);
    await expect.poll(() => running.size).toBe(2);
    goOn.resolve();
    await first.idle();
    expect(runs.toSorted()).toEqual(["a", "b"]);
    expect({ most, overlaps }).toEqual({ most: 2, overlaps: 0 });
    expect(await enqueue(first.store, thing, { id: "a" }, { key: "a" })).toBe(true);
    await first.idle();
  });

  it("run as many at a time as they allow, however many wait", async () => {
    let now = 0;
    let most = 0;
    let done = 0;
    const thing = job(
      async () => {
        most = Math.max(most, ++now);
        await new Promise((next) => setTimeout(next, 50));
        now -= 1;
        done += 1;
      },
      { concurrency: 2 },
    );
    const { store, idle } = await start([thing], { slots: 4 });
    await store.transaction(async (tx) => {
      for (let at = 0; at < 12; at++) await enqueue(tx, thing, { id: String(at) });
    });
    await idle();
    expect({ most, done }).toEqual({ most: 2, done: 12 });
  });

  it("are not kept waiting by others that wait for their turn", async () => {
    const done: string[] = [];
    const end = Promise.withResolvers<void>();
    const slow = defineJob("slow", aThing, async (_needs: undefined) => end.promise);
    const thing = job(({ id }) => void done.push(id), { concurrency: 3 });
    const { store, idle } = await start([slow, thing], { slots: 2 });
    for (let at = 0; at < 5; at++) await enqueue(store, slow, { id: String(at) });
    await enqueue(store, thing, { id: "quick" });
    await expect.poll(() => done).toEqual(["quick"]);
    end.resolve();
    await idle();
  });

  it("are aborted when another process has taken them over", async () => {
    const reasons: string[] = [];
    const begun = Promise.withResolvers<void>();
    const thing = job(async (_thing, { signal }) => {
      begun.resolve();
      await until(signal).catch(({ message }: Error) => reasons.push(message));
    });
    const { store, database } = await start([thing]);
    await enqueue(store, thing, { id: "a" });
    await begun.promise;
    await database.db.execute(sql`update pgboss.job set retry_count = 1 where name = 'jobs'`);
    await expect.poll(() => reasons).toEqual(["This attempt counts no longer."]);
  });

  it("end before the server stops; others are aborted, and are done later with as many attempts left [R13]", async () => {
    const attempts: [number, boolean][] = [];
    const ended: string[] = [];
    const bothRun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const thing = job(
      async ({ id }, { signal, attempt, isLast }) => {
        if (id === "long") attempts.push([attempt, isLast]);
        if (id === "long" && attempts.length === 1) {
          bothRun.resolve();
          await until(signal);
        }
        if (id === "short") await goOn.promise;
        ended.push(id);
      },
      { concurrency: 2, retries: 0 },
    );
    const first = await start([thing], { finishMs: 200 });
    await enqueue(first.store, thing, { id: "short" });
    await enqueue(first.store, thing, { id: "long" });
    await bothRun.promise;
    const closed = first.close();
    goOn.resolve();
    await closed;
    expect(ended).toEqual(["short"]);
    expect(await listDeadJobs(first)).toEqual([]);
    const next = await start([thing], { database: first.database });
    await next.idle();
    expect(ended).toEqual(["short", "long"]);
    expect(attempts).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it("that a killed process had taken are done by another", async () => {
    const place = await engine.newPlace();
    const child = startChild(new URL("children/take-job.ts", import.meta.url), [
      place.dataDir,
      ...(place.databaseUrl ? [place.databaseUrl] : []),
    ]);
    await child.line((line) => line === "taken");
    child.kill("SIGKILL");
    await child.ended;
    const database = await openStore(place);
    closing.push(database.close);
    const done: [string, number][] = [];
    const endless = defineJob("endless", aThing, async (_needs: undefined, { id }, { attempt }) => {
      done.push([id, attempt]);
    });
    const { store, tick } = await start([endless], { database });
    expect(await enqueue(store, endless, { id: "second" }, { key: "one" })).toBe(false);
    await database.db.execute(
      sql`update pgboss.job set heartbeat_seconds = 1, retry_delay = 0, retry_backoff = false where heartbeat_seconds = 15`,
    );
    await expect
      .poll(
        async () => {
          await tick();
          return done;
        },
        { interval: 200 },
      )
      .toEqual([["left behind", 2]]);
  });

  it("that this release does not know are left to a process that does", async () => {
    const thing = job(() => {});
    const { store, idle, database } = await start([]);
    await enqueue(store, thing, { id: "of the next release" });
    await idle();
    expect(await listDeadJobs({ store })).toEqual([]);
    const { rows } = (await database.db.execute(
      sql`select retry_limit - retry_count as attempts_left, start_after > now() as rests from pgboss.job where name = 'jobs'`,
    )) as { rows: object[] };
    expect(rows).toEqual([{ attempts_left: 3, rests: true }]);
  });

  it("that recur are due by the server's clock, in one process, and made up for once", async () => {
    let now = Date.parse("2026-05-01T10:00:00Z");
    const clock = { now: () => new Date(now) };
    const place = await engine.newPlace();
    const stores = [await openStore(place)];
    if (engine.name === "postgres") stores.push(await openStore(place));
    for (const one of stores) closing.push(one.close);
    let hourly = 0;
    let often = 0;
    const recurring = [
      every(60, "hourly", async (_needs: undefined) => void hourly++),
      every(5, "often", async (_needs: undefined) => void often++),
    ];
    const opened = await Promise.all(
      stores.map((database) => start(recurring, { database, clock })),
    );
    const pass = async (ms: number) => {
      now += ms;
      await Promise.all(opened.map(({ tick }) => tick()));
      await opened[0]?.idle();
      return { hourly, often };
    };
    expect(await pass(0)).toEqual({ hourly: 0, often: 0 });
    expect(await pass(5 * MINUTE)).toEqual({ hourly: 0, often: 1 });
    expect(await pass(4 * MINUTE)).toEqual({ hourly: 0, often: 1 });
    expect(await pass(MINUTE)).toEqual({ hourly: 0, often: 2 });
    expect(await pass(7 * 24 * 60 * MINUTE)).toEqual({ hourly: 1, often: 3 });
    expect(await pass(60 * MINUTE)).toEqual({ hourly: 2, often: 4 });
  });
});
