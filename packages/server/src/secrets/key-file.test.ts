import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { newKey } from "../../test/credentials.ts";
import { openKeyFile } from "./key-file.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keys-"));
  path = join(folder, "data.credentials-key");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("is made for its owner alone, and gives the same key each time [S14]", async () => {
  const [made] = await openKeyFile(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const [again] = await openKeyFile(path);
  expect([again.id, again.key.equals(made.key)]).toEqual([made.id, true]);
  expect(readdirSync(folder)).toEqual(["data.credentials-key"]);
});

it("is made once by many that start together", async () => {
  const rings = await Promise.all(Array.from({ length: 20 }, () => openKeyFile(path)));
  expect(new Set(rings.map(([{ id }]) => id)).size).toBe(1);
  expect(readdirSync(folder)).toEqual(["data.credentials-key"]);
});

it("may hold old keys after the first [S15]", async () => {
  writeFileSync(path, `${newKey("new")}\n${newKey("old")}\n`, { mode: 0o600 });
  expect((await openKeyFile(path)).map(({ id }) => id)).toEqual(["new", "old"]);
});

it("is refused when others may read it, with what to do", async () => {
  await openKeyFile(path);
  chmodSync(path, 0o644);
  await expect(openKeyFile(path)).rejects.toThrow(
    `Users other than its owner can read or change the key file ${path}. Restrict it: chmod 600 ${path}`,
  );
});

it.each([
  ["is empty", "", "must name at least one key"],
  ["is cut", newKey("a").slice(0, 20), "entry 1 (a) must have a key of 32 bytes"],
])("is refused when it %s, and left as it is", async (_what, text, sentence) => {
  writeFileSync(path, text, { mode: 0o600 });
  await expect(openKeyFile(path)).rejects.toThrow(`The key file ${path}`);
  await expect(openKeyFile(path)).rejects.toThrow(sentence);
  expect(readFileSync(path, "utf8")).toBe(text);
});

it("is reported in a sentence if it cannot be stored", async () => {
  const nowhere = join(folder, "none", "key");
  await expect(openKeyFile(nowhere)).rejects.toThrow(
    `The key file ${nowhere}, which locks the credentials of connections, cannot be used (ENOENT). Set CREDENTIALS_KEYS, or name another file with CREDENTIALS_KEY_FILE.`,
  );
});
