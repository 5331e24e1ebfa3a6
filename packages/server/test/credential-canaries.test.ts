import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it, onTestFinished } from "vitest";
import { createLog } from "../src/log.ts";
import { ToolError } from "../src/domain/plugins/types.ts";
import * as schema from "../src/store/schema.ts";
import { deskConnection, deskPlugin } from "./credentials.ts";
import { startTestServer } from "./server.ts";

const CANARIES = [
  "canary-pässword 1&2",
  "canary-token-second",
  "canary-token-refused",
  "canary-lost",
];

/** A secret in the forms that it could be written in. */
const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString("hex"),
  Buffer.from(secret).toString("base64").replace(/=+$/, "").slice(0, -1),
];

const found = (text: string) => CANARIES.flatMap(formsOf).filter((form) => text.includes(form));

it("shows no secret in any answer, line of the log, row, or file of the data folder [S14 S3 ENTITY-10]", {
  timeout: 120_000,
}, async () => {
  const root = mkdtempSync(join(tmpdir(), "canaries-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  let answer: (token: string) => void = () => {};
  const plugin = deskPlugin({
    check: async ({ credentials }) => {
      answer(String(credentials["api_token"]));
      return undefined;
    },
    list: async () => [],
  });
  const server = await startTestServer({
    env: { SWITCHBOARD_DATA: join(root, "data") },
    overrides: { plugins: [plugin], log: createLog({ logLevel: "trace" }, destination) },
  });
  const client = await server.signUp();
  const answers: string[] = [];
  /** Against a plain hash of a request, which is known but for its password, guesses of that could be tried. */
  const hashes: string[] = [];
  const call = async (method: string, path: string, body?: unknown) => {
    const key = { "idempotency-key": crypto.randomUUID() };
    hashes.push(
      createHash("sha256")
        .update(JSON.stringify(body ?? ""))
        .digest("hex"),
    );
    const response = await client.send(method, `/api/v1/${path}`, body, key);
    const text = await response.text();
    answers.push(text, JSON.stringify([...response.headers]));
    return { status: response.status, body: JSON.parse(text || "null") as { id: string } };
  };
  const secrets = (api_token: string | undefined) => ({ password: CANARIES[0], api_token });
  const [, second, refused, lost] = CANARIES;
  const statuses: number[] = [];
  const say = (token: string) => `Harbor Desk says no to ${token} (${encodeURIComponent(token)}).`;

  const made = await call("POST", "connections", deskConnection({ credentials: secrets(second) }));
  const path = `connections/${made.body.id}`;
  answer = (token) => {
    throw new ToolError(say(token));
  };
  const change = { name: "Desk", credentials: { api_token: refused } };
  for (const [to, body] of [
    ["connections", deskConnection({ credentials: secrets(refused) })],
    ["connections", deskConnection({ configuration: secrets(lost), credentials: {} })],
    ["connections", deskConnection({ credentials: { api_token: [lost] } })],
    ["connections", deskConnection({ credentials: { api_token: lost?.repeat(5_000) } })],
    [path, change],
    [`${path}/test`, {}],
  ] as const) {
    statuses.push((await call("POST", to, body)).status);
  }
  answer = (token) => {
    throw new Error(say(token), { cause: new Error(say(token)) });
  };
  statuses.push((await call("POST", path, change)).status);
  statuses.push((await call("POST", `${path}/test`)).status);
  for (const read of [path, "users/me", "app-info"]) await call("GET", read);
  expect([made.status, ...statuses]).toEqual([201, 422, 422, 422, 422, 422, 200, 500, 500]);

  const rows = await Promise.all(
    Object.values(schema).map(async (table) =>
      is(table, PgTable) ? server.database.db.select().from(table) : [],
    ),
  );
  const stored = rows.flat();
  expect(stored).toContainEqual(expect.objectContaining({ connectionId: made.body.id }));
  await server.stop();
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const contents = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map((file) => readFile(join(file.parentPath, file.name), "latin1")),
  );
  const inLatin1 = (text: string) => Buffer.from(text, "latin1").toString("utf8");
  expect(contents.some((text) => text.includes("desk.example"))).toBe(true);
  expect(lines.length).toBeGreaterThan(10);
  expect({
    answers: answers.flatMap(found),
    log: lines.flatMap(found),
    rows: found(JSON.stringify(stored)),
    hashes: hashes.filter((hash) => JSON.stringify(stored).includes(hash)),
    files: contents.flatMap((text) => [...found(text), ...found(inLatin1(text))]),
  }).toEqual({ answers: [], log: [], rows: [], hashes: [], files: [] });
});
