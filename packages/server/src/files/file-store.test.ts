import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFileStore, type FileStore } from "./file-store.ts";

let root: string;
let files: FileStore;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "file-store-"));
  files = await createFileStore(join(root, "files"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe("file store", () => {
  it("gives back what was put, with its size", async () => {
    expect(await files.put("a-1.parquet", chunks("Grüße, ", "世界"))).toEqual({ size: 15 });
    expect((await files.get("a-1.parquet").toArray()).join("")).toBe("Grüße, 世界");
    expect(await files.size("a-1.parquet")).toBe(15);
  });

  it("keeps nothing of a file whose source failed", async () => {
    async function* failing() {
      yield Buffer.from("half");
      throw new Error("cut");
    }
    await expect(files.put("broken", failing())).rejects.toThrow("cut");
    expect(await files.size("broken")).toBeUndefined();
    expect(
      (await readdir(join(root, "files"))).filter((name) => name.startsWith("broken")),
    ).toEqual([]);
  });

  it("refuses every key that could point outside its folder [S24]", async () => {
    for (const key of [
      "../x",
      "a/b",
      "..",
      "",
      ".hidden",
      "a\\b",
      "/etc/passwd",
      "a\0b",
      "A",
      "x~",
    ]) {
      await expect(async () => files.put(key, chunks("x"))).rejects.toThrow(TypeError);
      expect(() => files.get(key)).toThrow(TypeError);
    }
  });

  it("deletes a group and leaves its neighbours", async () => {
    for (const key of ["g1-raw", "g1-0.parquet", "g11-0.parquet"])
      await files.put(key, chunks("x"));
    await files.deleteGroup("g1");
    expect(
      await Promise.all(["g1-raw", "g1-0.parquet", "g11-0.parquet"].map((key) => files.size(key))),
    ).toEqual([undefined, undefined, 1]);
  });

  it("deletes, and takes a second delete as done", async () => {
    await files.put("gone", chunks("x"));
    await files.delete("gone");
    await files.delete("gone");
    expect(await files.size("gone")).toBeUndefined();
  });
});
