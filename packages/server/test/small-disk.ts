import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "./folder.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A disk of its own size, as a folder. */
export type SmallDisk = {
  readonly folder: string;
  /** Writes a file that leaves no byte free. */
  fill(): void;
  /** Removes that file. */
  free(): void;
};

/** The reason wherever a test is left out for lack of such a disk. */
const NO_SMALL_DISK = "No small disk could be mounted, so a full one is not tested.";

/**
 * Mounts a disk of a few megabytes in memory, and takes it away after the file's tests.
 * @returns undefined, and says so, where this account may not mount one
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = newFolder("small-disk-");
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], {
      stdio: "ignore",
    });
  } catch {
    rmSync(folder, { recursive: true });
    console.log(NO_SMALL_DISK);
    return undefined;
  }
  stopAfterwards(() => {
    // What still holds a file there ends with the tests.
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filler, Buffer.alloc(bavail * bsize));
      } catch {
        // The server took some of it meanwhile.
      }
    },
    free: () => rmSync(filler),
  };
}
