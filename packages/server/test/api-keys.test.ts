import type { ApiKey } from "@switchboard/api-client/types";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { addKey, findKey } from "../src/domain/keys/keys.ts";
import { newId } from "../src/ids.ts";
import { createFingerprints } from "../src/secrets/fingerprints.ts";
import { asKeyRing, readKeys } from "../src/secrets/key-ring.ts";
import * as schema from "../src/store/schema.ts";
import { makeKey } from "./agent-client.ts";
import { newKey } from "./credentials.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

const KEYS = "/api/v1/developer/api-keys";

let server: TestServer;
let person: TestClient;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ overrides: { clock: { now: () => now } } });
});

beforeEach(async () => {
  person = await server.signUp();
});

const list = () => person.json<ApiKey[]>(KEYS);

/** Every row of every table, as text. */
async function allRows(): Promise<string> {
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [table] : []));
  const { db } = server.database;
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
}

it("is shown once when it is made, and listed by its beginning, newest first [KEY-03 KEY-14 API-32 API-33]", async () => {
  const first = await makeKey(person, "  Script ");
  expect(first.key_info).toEqual({
    id: expect.any(String),
    name: "Script",
    key_prefix: first.plaintext_key.slice(0, 11),
    created_at: now.toISOString(),
    last_used_at: null,
    scopes: ["read", "runs", "inbox", "tools"],
    expires_at: null,
    credit_limit: null,
    credits_used: 0,
  });
  const second = await makeKey(person, "Other");
  expect(await list()).toEqual([second.key_info, first.key_info]);
  expect((await person.send("POST", KEYS, { name: "  " })).status).toBe(422);
});

it("is stored so that the database reveals nothing of it, also when it was requested with a retry key [S13]", async () => {
  const headers = { "idempotency-key": newId() };
  const made = await person.send("POST", KEYS, { name: "Script" }, headers);
  const { plaintext_key: text } = (await made.json()) as { plaintext_key: string };
  const secret = text.slice(12, 55);
  expect(secret).toHaveLength(43);
  const again = await person.send("POST", KEYS, { name: "Script" }, headers);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  expect(await again.json()).toMatchObject({ plaintext_key: text });
  expect(await allRows()).not.toContain(secret);
});

it("says when it was used, to the minute, and ends at once when it is revoked [KEY-08 KEY-10 API-34 S13]", async () => {
  const { plaintext_key: text, key_info: info } = await makeKey(person);
  expect(await findKey(server.deps, text)).toMatchObject({ id: info.id });
  expect((await list())[0]?.last_used_at).toBe(now.toISOString());
  const stranger = await server.signUp();
  expect((await stranger.send("DELETE", `${KEYS}/${info.id}`)).status).toBe(404);
  expect((await person.send("DELETE", `${KEYS}/${info.id}`)).status).toBe(204);
  expect(await findKey(server.deps, text)).toBeUndefined();
  expect(await list()).toEqual([]);
  expect((await person.send("DELETE", `${KEYS}/${info.id}`)).status).toBe(404);
});

it("is not one of more than fifty of a person [S13]", async () => {
  for (let made = 0; made < 50; made += 1) await makeKey(person, `Key ${made}`);
  const response = await person.send("POST", KEYS, { name: "One more" });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ detail: expect.stringContaining("50 API keys") });
});

it("outlives the key-encryption key that it was made under, once it was used with the new one [S13 S15]", async () => {
  const ringOf = (text: string) => {
    const ring = asKeyRing(readKeys(text, "test").keys);
    if (!ring) throw new Error("No ring.");
    return ring;
  };
  const [old, fresh] = [newKey("old"), newKey("fresh")];
  const serverWith = (ring: string) => ({
    ...server.deps,
    fingerprints: createFingerprints(ringOf(ring)),
  });
  const { id } = await person.me();
  const { text } = await addKey(serverWith(old), id, "Script");
  expect(await findKey(serverWith(fresh), text)).toBeUndefined();
  expect(await findKey(serverWith(`${fresh} ${old}`), text)).toMatchObject({ name: "Script" });
  expect(await findKey(serverWith(fresh), text)).toMatchObject({ name: "Script" });
});
