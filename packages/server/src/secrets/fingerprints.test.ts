import { expect, it } from "vitest";
import { keyRing } from "../../test/credentials.ts";
import { createFingerprints } from "./fingerprints.ts";

it("knows a text again after the key was replaced, and no other text [S15 R8]", () => {
  const [before] = createFingerprints(keyRing("old"))("body");
  const after = createFingerprints(keyRing("new", "old"));
  expect(after("body")).toContain(before);
  expect(after("body")[0]).not.toBe(before);
  expect(after("other")).not.toContain(before);
  expect(createFingerprints(keyRing("new"))("body")).not.toContain(before);
});
