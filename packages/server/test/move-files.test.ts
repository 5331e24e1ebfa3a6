import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { moveArea } from "../src/commands/move-files.ts";
import { runCommand } from "../src/commands/index.ts";
import { parseEnv, type Env } from "../src/env.ts";
import { openFiles } from "../src/file-services.ts";
import { openStore } from "../src/store/open.ts";
import { createUnitOfWork } from "../src/store/unit-of-work.ts";
import { createFileStore, folderFiles } from "../src/files/file-store.ts";
import { startBucket } from "./bucket.ts";
import { newFolder } from "./folder.ts";
import { describeOnEachEngine } from "./stores.ts";

async function* chunks(bytes: Uint8Array) {
  yield bytes;
}

describeOnEachEngine("files that move", (engine) => {
  it("are the same at each place, and the server refuses to start where they are not", async () => {
    const server = await startBucket();
    onTestFinished(() => server.close());
    const place = await engine.newPlace();
    const dataDir = newFolder("moved-");
    const { endpoint, bucket } = server.settings;
    const envOf = (FILES: string): Env =>
      parseEnv({
        ...{ FILES, SWITCHBOARD_DATA: place.databaseUrl ? dataDir : place.dataDir },
        ...{ DATABASE_URL: place.databaseUrl, S3_ENDPOINT: endpoint, S3_BUCKET: bucket },
        ...{ S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" },
      });
    const bytes = randomBytes(1_200_000);
    /** Opens the files where they are to be, as a server does, in a folder that holds no copy. */
    async function inPlace<Found>(
      kind: string,
      work: (files: Awaited<ReturnType<typeof openFiles>>["files"]) => Promise<Found>,
    ): Promise<Found> {
      const env = kind === "folder" ? envOf(kind) : { ...envOf(kind), dataDir: newFolder("copy-") };
      const store = await openStore(envOf(kind));
      try {
        const deps = { env, store: createUnitOfWork(store) };
        return await work((await openFiles(deps, "uploads")).files);
      } finally {
        await store.close();
      }
    }
    const move = (from: string, to: string) =>
      runCommand("move-files", envOf("folder"), ["--from", from, "--to", to]);

    await inPlace("folder", (files) => files.put("a-raw", chunks(bytes)));
    const ways = place.databaseUrl ? ["database", "s3", "database", "folder"] : ["s3", "folder"];
    let at = "folder";
    for (const to of ways) {
      await move(at, to);
      expect(await inPlace(to, (files) => buffer(files.get("a-raw")))).toEqual(bytes);
      if (to === "database") {
        for (const other of ["s3", "folder"])
          await expect(inPlace(other, async () => {})).rejects.toThrow(
            `node main.js move-files --from database --to ${other}`,
          );
      }
      at = to;
    }
    if (!place.databaseUrl)
      await expect(move("folder", "database")).rejects.toThrow("set DATABASE_URL");
    expect(readdirSync(join(envOf("folder").dataDir, "files"))).toEqual(["a-raw"]);
  });
});

it("resumes where it was cut short, and keeps what it copies with --keep", async () => {
  const [from, to] = [newFolder("from-"), newFolder("to-")];
  const source = await createFileStore(from);
  const target = await createFileStore(to);
  for (const key of ["a-raw", "b-raw", "c-raw"]) await source.put(key, chunks(randomBytes(10)));
  // Cut short: b came half, and a whole one of c was copied.
  await target.put("b-raw", chunks(randomBytes(4)));
  await target.put("c-raw", source.get("c-raw"));
  const places = { from: folderFiles(source), to: folderFiles(target) };
  const tell = () => {};
  expect(await moveArea(places, { keep: true, tell })).toEqual({
    copied: 2,
    present: 1,
    bytes: 30,
  });
  expect(await source.list()).toHaveLength(3);
  expect(await moveArea(places, { keep: false, tell })).toMatchObject({ copied: 0 });
  expect(await source.list()).toEqual([]);
  expect((await target.list()).toSorted()).toEqual(["a-raw", "b-raw", "c-raw"]);
});

it("names the commands where there is none of that name, and how one is called", async () => {
  await expect(runCommand("toString", parseEnv({}), [])).rejects.toThrow(
    /no command toString[\s\S]+move-files --from/,
  );
  for (const args of [[], ["--from", "s3"], ["--from", "s3", "--to", "s3"], ["--what"]])
    await expect(runCommand("move-files", parseEnv({}), args)).rejects.toThrow(
      /^Use: node main.js move-files/,
    );
});
