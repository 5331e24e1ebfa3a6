import { inspect } from "node:util";
import { expect, it } from "vitest";
import { newKey } from "../../test/credentials.ts";
import { readKeys, writeNewKey } from "./key-ring.ts";

const KEY = newKey("a").slice(2);
const problemsOf = (text: string) => readKeys(text, "KEYS").problems;

it("reads keys in their order, whatever separates them [S15]", () => {
  const { keys, problems } = readKeys(
    ` ${newKey("new")},\n${newKey("old")}  ${writeNewKey()}\n`,
    "",
  );
  expect(problems).toEqual([]);
  expect(keys.map(({ id }) => id)).toEqual([
    "new",
    "old",
    expect.stringMatching(/^key-[0-9a-f]{8}$/),
  ]);
});

it.each([
  ["", ["KEYS must name at least one key as id:key."]],
  [KEY, ["KEYS: entry 1 must be written id:key."]],
  [`${KEY}:k1`, ["KEYS: entry 1 must have an id of at most 40 letters, digits, - and _."]],
  [
    `${newKey("a")},b:c2hvcnQ=`,
    [
      "KEYS: entry 2 (b) must have a key of 32 bytes in base64; make one with: openssl rand -base64 32.",
    ],
  ],
  [`b:${"!".repeat(44)}`, [expect.stringContaining("entry 1 (b) must have a key of 32 bytes")]],
  [`${newKey("a")},${newKey("a")}`, ["KEYS: entry 2 has the id a, which another entry has."]],
  [`${newKey("a")},b:${KEY}`, ["KEYS: entry 2 (b) has the same key as another entry."]],
  ["x,y", ["KEYS: entry 1 must be written id:key.", "KEYS: entry 2 must be written id:key."]],
])("says of each bad entry what is wrong, and never a key, %#", (text, sentences) => {
  const problems = problemsOf(text);
  expect(problems).toEqual(sentences);
  expect(problems.join()).not.toContain(KEY);
});

it("gives keys that show nothing of themselves when they are printed [S14]", () => {
  const { keys } = readKeys(newKey("a"), "");
  const bytes = Buffer.from(KEY, "base64");
  expect(JSON.stringify(keys) + inspect(keys, { depth: 9 })).not.toContain(KEY);
  expect(inspect(keys, { depth: 9 })).not.toContain(bytes.toString("hex").slice(0, 8));
});
