import { mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** What the databases of all tests that run at a time take, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder for what a test stores, which it removes itself. In memory where there is room: a database waits for the disk after each
 * write, and on a busy one that is nearly all the time of a test. It is as durable there: processes are killed, machines are not.
 */
export const newFolder = (prefix: string): string => mkdtempSync(join(place(), prefix));

function place(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM_BYTES) return MEMORY;
  } catch {
    // Not every system has it.
  }
  return tmpdir();
}
