import { expect, it } from "vitest";
import { findSession, startSession } from "../src/domain/auth/sessions.ts";
import { listDeadJobs } from "../src/domain/jobs/dead-jobs.ts";
import { dropExpired } from "../src/domain/jobs/drop-expired.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { authSessions, idempotencyKeys } from "../src/store/schema.ts";
import { addPerson } from "./agent-stores.ts";
import { describeOnEachEngine } from "./stores.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describeOnEachEngine("the job that drops expired rows", (engine) => {
  /** A store with its services, on a clock that the test advances. */
  const start = async () => {
    const store = await engine.openTestStore();
    let now = Date.parse("2026-05-01T10:00:00Z");
    const clock = { now: () => new Date(now) };
    const data = createUnitOfWork(store);
    const sweep = () => dropExpired({ store: data, clock });
    const pass = (ms: number) => {
      now += ms;
    };
    return { store, data, sweep, clock, pass };
  };

  it("drops answers to retries and sign-ins when they count no longer, and no earlier", async () => {
    const { store, data, sweep, clock, pass } = await start();
    const deps = { store: data, clock };
    const userId = await addPerson(store);
    const entry = { userId, route: "POST /x", bodyHashes: ["h"] as const };
    const kept = async () => {
      await sweep();
      return [await store.db.$count(idempotencyKeys), await store.db.$count(authSessions)];
    };

    await data.idempotency.claim({ ...entry, key: "old", now: clock.now() });
    await startSession(deps, userId);
    pass(DAY - HOUR);
    await data.idempotency.claim({ ...entry, key: "new", now: clock.now() });
    const used = await startSession(deps, userId);
    expect(await kept()).toEqual([2, 2]);
    pass(2 * HOUR);
    expect(await kept()).toEqual([1, 2]);
    pass(13 * DAY);
    expect(await findSession(deps, used)).toMatchObject({ id: userId });
    expect(await kept()).toEqual([0, 1]);
    pass(13 * DAY);
    expect(await kept()).toEqual([0, 1]);
    pass(78 * DAY);
    expect(await kept()).toEqual([0, 0]);
  });

  it("knows for an hour what somebody began at an app's page who took too long there, so that it can be begun again [S18]", async () => {
    const { store, data, sweep, clock, pass } = await start();
    const id = crypto.randomUUID();
    await data.authorizations.insertAttempt({
      id,
      stateHash: "state",
      userId: await addPerson(store),
      browserHash: "browser",
      plugin: "harbor",
      connectionId: null,
      redirectUri: "https://switchboard.example/back",
      issuer: "https://harbor.example",
      tokenEndpoint: "https://harbor.example/token",
      ...{ dataKeyId: id, keyId: "key", wrappedKey: "wrapped", sealed: {} },
      expiresAt: clock.now(),
    });
    pass(HOUR - 1);
    await sweep();
    expect(await data.authorizations.findAttempt("state")).toMatchObject({ plugin: "harbor" });
    pass(HOUR);
    await sweep();
    expect(await data.authorizations.findAttempt("state")).toBeUndefined();
  });

  it("keeps dead jobs for 90 days, so that a person can look at them", async () => {
    const { data, sweep, clock, pass } = await start();
    await data.deadJobs.insert({
      id: crypto.randomUUID(),
      ...{ name: "thing", key: "one", data: {}, error: "No.", attempts: 1 },
      settings: { retries: 0, backoffSeconds: 0, expireInSeconds: 60 },
      enqueuedAt: clock.now(),
      diedAt: clock.now(),
    });
    pass(90 * DAY - 1);
    await sweep();
    expect(await listDeadJobs({ store: data })).toHaveLength(1);
    pass(2);
    await sweep();
    expect(await listDeadJobs({ store: data })).toEqual([]);
  });
});
