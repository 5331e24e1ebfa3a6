import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashFiles, isStamped, listFiles, writeStamp } from "./stamp.mjs";

describe("stamp", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "stamp-"));
    writeFileSync(join(folder, "a.txt"), "one");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const hash = () => hashFiles(folder, listFiles(folder));

  it("stays the same while nothing changes", () => {
    expect(hash()).toBe(hash());
  });

  it("changes with a content, a name, a new file and an extra value", () => {
    const before = hash();
    writeFileSync(join(folder, "a.txt"), "two");
    const changed = hash();
    writeFileSync(join(folder, "b.txt"), "");
    const added = hash();
    const extra = hashFiles(folder, listFiles(folder), ["linux"]);
    expect(new Set([before, changed, added, extra]).size).toBe(4);
  });

  it("holds only for the hash it was written with", () => {
    const stamp = join(folder, "deep", "stamp");
    expect(isStamped(stamp, "x")).toBe(false);
    writeStamp(stamp, "x");
    expect(isStamped(stamp, "x")).toBe(true);
    expect(isStamped(stamp, "y")).toBe(false);
  });
});
