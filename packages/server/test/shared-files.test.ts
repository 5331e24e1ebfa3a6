import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { bucketFiles, createBucketClient } from "../src/files/bucket-files.ts";
import { createFileStore, FileGoneError, type RemoteFiles } from "../src/files/file-store.ts";
import { createSharedFileStore } from "../src/files/shared-file-store.ts";
import { databaseFiles } from "../src/domain/files/database-files.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { startBucket, type BucketServer } from "./bucket.ts";
import { newFolder } from "./folder.ts";
import { describeOnEachEngine } from "./stores.ts";

async function* chunks(...all: Uint8Array[]) {
  yield* all;
}
/** When nothing that is stored now is young any more. */
const NEXT_MONTH = new Date(Date.now() + 30 * 86_400_000);

const ROOM = 1_000_000_000;

describeOnEachEngine("files in the database", (engine) => {
  let remote: RemoteFiles;
  beforeAll(async () => {
    remote = databaseFiles(createUnitOfWork(await engine.openTestStore()), "uploads");
  });
  testFiles(() => remote, { large: 2_500_000 });
});

describe("files in a bucket", () => {
  let server: BucketServer;
  beforeAll(async () => {
    server = await startBucket();
  });
  afterAll(() => server.close());
  testFiles(
    () =>
      bucketFiles(
        createBucketClient(server.settings),
        server.settings.bucket,
        "switchboard/uploads/",
      ),
    { large: 20_500_000 },
  );
});

/** @param large how many bytes are several parts */
function testFiles(remote: () => RemoteFiles, { large }: { readonly large: number }) {
  /** A process of its own: the same files, another folder. */
  async function newProcess(folder = newFolder("files-"), room = ROOM) {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return {
      folder,
      files: await createSharedFileStore(folder, remote(), room),
    };
  }

  it("are the same bytes at another process, whatever pieces they came in", async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    const bytes = randomBytes(large);
    const pieces = [bytes.subarray(0, 7), bytes.subarray(7, large - 9), bytes.subarray(large - 9)];
    expect(await one.files.put("a-raw", chunks(...pieces))).toEqual({ size: bytes.length });
    expect(await other.files.size("a-raw")).toBe(bytes.length);
    expect((await buffer(other.files.get("a-raw"))).equals(bytes)).toBe(true);
    const [first, second] = await Promise.all([
      one.files.fetch("a-raw"),
      other.files.fetch("a-raw"),
    ]);
    expect(first).not.toBe(second);
    // A cache may be lost.
    rmSync(second);
    expect((await buffer(other.files.get("a-raw"))).equals(bytes)).toBe(true);
  });

  it("hold nothing of a file whose source failed, also in the place of an earlier one", async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    async function* failing() {
      yield randomBytes(large / 2);
      throw new Error("cut");
    }
    await one.files.put("b-raw", chunks(Buffer.from("whole")));
    await expect(remote().put("b-raw", failing())).rejects.toThrow("cut");
    expect((await buffer(other.files.get("b-raw"))).toString()).toBe("whole");
    await expect(one.files.put("c-raw", failing())).rejects.toThrow("cut");
    expect(await other.files.size("c-raw")).toBeUndefined();
  });

  it("are gone everywhere once they are deleted, and their neighbours are not", async () => {
    const [one, other] = [await newProcess(), await newProcess()];
    for (const key of ["d1-raw", "d1-0.parquet", "d11-raw"])
      await one.files.put(key, chunks(Buffer.from("x")));
    await one.files.deleteGroup("d1");
    await expect(other.files.fetch("d1-0.parquet")).rejects.toThrow(FileGoneError);
    await expect(buffer(other.files.get("d1-raw"))).rejects.toThrow(FileGoneError);
    expect(readdirSync(one.folder)).toEqual(["d11-raw"]);
    expect((await buffer(other.files.get("d11-raw"))).toString()).toBe("x");
    // What a process had copied leaves it with its next sweep.
    await one.files.deleteGroup("d11");
    expect(readdirSync(other.folder)).toEqual(["d11-raw"]);
    await other.files.sweep(async () => new Set(), NEXT_MONTH);
    expect(readdirSync(other.folder)).toEqual([]);
  });

  it("loses leftovers to a sweep, and takes in what was kept in a folder before", async () => {
    const folder = newFolder("files-");
    const before = await createFileStore(folder);
    for (const key of ["e-raw", "f-raw"]) await before.put(key, chunks(Buffer.from(key)));
    const [one, other] = [await newProcess(folder), await newProcess()];
    await one.files.put("g-raw", chunks(Buffer.from("leftover")));
    expect((await buffer(one.files.get("e-raw"))).toString()).toBe("e-raw");
    await one.files.sweep(async () => new Set(["e"]), NEXT_MONTH);
    expect((await buffer(other.files.get("e-raw"))).toString()).toBe("e-raw");
    for (const key of ["f-raw", "g-raw"]) expect(await other.files.size(key)).toBeUndefined();
  });

  it("leave the folder of a process that has no room for them, but for what it may be reading", async () => {
    const [one, small] = [await newProcess(), await newProcess(newFolder("files-"), 5)];
    for (const key of ["h-raw", "i-raw"]) await one.files.put(key, chunks(Buffer.from(key)));
    const before = await createFileStore(small.folder);
    await before.put("h-raw", chunks(Buffer.from("h-raw")));
    await small.files.fetch("i-raw");
    await small.files.sweep(async () => new Set(["h", "i"]), NEXT_MONTH);
    expect(readdirSync(small.folder)).toEqual(["i-raw"]);
    expect((await buffer(small.files.get("h-raw"))).toString()).toBe("h-raw");
  });
}
