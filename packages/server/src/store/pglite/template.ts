import { createReadStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import { StartError } from "../../start-error.ts";
import { unpackTar } from "./tar.ts";

/** An initialised database with tables but no rows, which the server's build makes with `scripts/make-template.ts`. */
export const TEMPLATE = join(import.meta.dirname, "../../../cluster.tar.zst");

/** Of the archive at a time. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Creates the folder's database if there is none. A new one is unpacked next to it and moved into place, so that a killed
 * process leaves nothing that looks like a database.
 * @returns whether it was created now
 * @throws StartError when the folder holds something else
 */
export async function ensureCluster(folder: string): Promise<boolean> {
  if (existsSync(join(folder, "PG_VERSION"))) return false;
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.new-`;
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    if (name.startsWith(prefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const unpacked = join(parent, `${prefix}${process.pid}`);
  await pipeline(
    createReadStream(TEMPLATE, { highWaterMark: CHUNK_BYTES }),
    createZstdDecompress({ chunkSize: CHUNK_BYTES }),
    (archive: AsyncIterable<Buffer>) => unpackTar(archive, unpacked),
  );
  try {
    await rename(unpacked, folder);
  } catch (error) {
    await rm(unpacked, { recursive: true, force: true });
    throw new StartError(
      `${folder} is not empty and is not a database. Move it, or choose another data folder.`,
      {
        cause: error,
      },
    );
  }
  return true;
}
