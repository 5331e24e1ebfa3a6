import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startChild } from "../../test/child.ts";
import { FolderHeldError, lockFolder } from "./folder-lock.ts";

const opener = new URL("../../test/children/open-store.ts", import.meta.url);
const isOpen = (line: string) => line === "open";
/** Each opens a database, which takes its time on a busy machine. */
const SLOW = { timeout: 60_000 };
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe("the lock on the data folder", () => {
  it("refuses a second process and names the holder [R2]", SLOW, async () => {
    const holder = startChild(opener, [dataDir]);
    await holder.line(isOpen);
    const { status, errors } = await startChild(opener, [dataDir]).ended;
    expect(status).toBe(1);
    expect(errors).toContain(`in use by process ${holder.pid}.`);
    expect(errors).toContain("SWITCHBOARD_DATA");
  });

  it("lets the next process in after the holder was killed [R2]", SLOW, async () => {
    const holder = startChild(opener, [dataDir]);
    await holder.line(isOpen);
    holder.kill("SIGKILL");
    await holder.ended;
    await expect(startChild(opener, [dataDir]).line(isOpen)).resolves.toBe("open");
  });

  it("never displaces a holder that lives but is stuck [R2]", SLOW, async () => {
    const holder = startChild(opener, [dataDir]);
    await holder.line(isOpen);
    holder.kill("SIGSTOP");
    const { status, errors } = await startChild(opener, [dataDir]).ended;
    expect(status).toBe(1);
    expect(errors).toContain(`in use by process ${holder.pid}.`);
  });

  it("gives the folder to at most one of many that start at once [R2]", SLOW, async () => {
    const folder = join(dataDir, "pgdata");
    const children = Array.from({ length: 4 }, () => startChild(opener, [dataDir]));
    const outcomes = await Promise.all(
      children.map((child) =>
        child.line(isOpen).then(
          () => "open",
          () => "refused",
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "open").length).toBeLessThanOrEqual(1);
    expect(existsSync(folder)).toBe(outcomes.includes("open"));
  });

  it("refuses a second hold of the same process, and allows one after release [R2]", async () => {
    const folder = join(dataDir, "pgdata");
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderHeldError);
    await lock.release();
    const again = await lockFolder(folder);
    await again.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("clears a claim whose number was given to another process since [R2]", async () => {
    const folder = join(dataDir, "pgdata");
    await writeFile(join(dataDir, `pgdata.lock-${hostname()}~${process.ppid}~another-boot.1`), "");
    const lock = await lockFolder(folder);
    await lock.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("leaves a claim of another machine alone and says what to do [R2]", async () => {
    const folder = join(dataDir, "pgdata");
    await writeFile(join(dataDir, "pgdata.lock-far%20away~7~x"), "");
    await expect(lockFolder(folder)).rejects.toThrow("process 7 on the machine far away");
  });
});
