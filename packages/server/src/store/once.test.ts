import { beforeAll, expect, it } from "vitest";
import { describeOnEachEngine } from "../../test/stores.ts";
import { newId } from "../ids.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import { createRepositories } from "./repositories.ts";
import { users } from "./schema.ts";
import type { Store } from "./types.ts";

const now = new Date("2026-05-01T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const MINUTE = 60_000;

describeOnEachEngine("what must happen once", (engine) => {
  let store: Store;
  let portal: Repositories["portal"];
  let idempotency: Repositories["idempotency"];
  beforeAll(async () => {
    store = await engine.openTestStore();
    ({ portal, idempotency } = createRepositories(store.db, store.queue));
  });

  it("gives a code to one of fifty that bring it at once [S10]", async () => {
    const account = {
      id: newId(),
      email: `${newId()}@example.com`,
      passwordHash: "x",
      createdAt: now,
    };
    await portal.insertAccount(account);
    const code = { id: newId(), codeChallenge: "c", nonce: "n", redirectUri: "r" };
    await portal.insertCode({ ...code, accountId: account.id, expiresAt: later(MINUTE) }, now);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => portal.redeemCode(code, now)),
    );
    expect(outcomes.filter((outcome) => outcome?.accountId === account.id)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(49);
  });

  it("makes one account of fifty that sign up at once", async () => {
    const email = `${newId()}@example.com`;
    const made = await Promise.all(
      Array.from({ length: 50 }, () =>
        portal.insertAccount({ id: newId(), email, passwordHash: "x", createdAt: now }),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it("lets one of fifty same requests run, and gives its answer to the rest afterwards [R8]", async () => {
    const userId = newId();
    await store.db
      .insert(users)
      .values({ id: userId, issuer: "test", subject: userId, email: "a@example.com" });
    const entry = { userId, key: "k", route: "POST /x", bodyHashes: ["h"] as const, now };
    const claims = await Promise.all(Array.from({ length: 50 }, () => idempotency.claim(entry)));
    expect(claims.filter(({ kind }) => kind === "first")).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind === "running")).toHaveLength(49);

    const body = { dataKeyId: newId(), keyId: "key", wrappedKey: "wrapped", sealed: { text: "…" } };
    const answer = { status: 201, body };
    await idempotency.keepAnswer(userId, "k", answer);
    expect(await idempotency.claim(entry)).toEqual({ kind: "answered", answer });
    expect(await idempotency.claim({ ...entry, bodyHashes: ["other"] as const })).toEqual({
      kind: "other",
    });
    expect(await idempotency.claim({ ...entry, now: later(25 * 60 * MINUTE) })).toEqual({
      kind: "first",
    });
    await idempotency.forget(userId, "k");
    expect(await idempotency.claim(entry)).toEqual({ kind: "first" });
  });

  it("gives up a request that never ended, so that it can be tried again [R8]", async () => {
    const userId = newId();
    await store.db
      .insert(users)
      .values({ id: userId, issuer: "test", subject: userId, email: "a@example.com" });
    const entry = { userId, key: "k", route: "POST /x", bodyHashes: ["h"] as const, now };
    expect(await idempotency.claim(entry)).toEqual({ kind: "first" });
    expect(await idempotency.claim({ ...entry, now: later(MINUTE) })).toEqual({ kind: "running" });
    expect(await idempotency.claim({ ...entry, now: later(MINUTE + 1) })).toEqual({
      kind: "first",
    });
  });
});
