import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_SERVER } from "../../scripts/app-and-server.mjs";

/** Linux counts CPU time in ticks of this many a second. */
const TICKS_A_SECOND = 100;

/** What a process and its children have used. @typedef {{ user: number, system: number, megabytes: number, anonymous: number, peak: number, files: number }} Use */

/** @param {number} pid @returns {string[]} the fields of `stat` behind the name */
const statOf = (pid) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");

/** @param {number} pid @returns {number[]} the process and all below it */
function treeOf(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
    try {
      const parent = Number(statOf(Number(name))[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has just ended.
    }
  }
  /** @param {number} one @returns {number[]} */
  const below = (one) => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

/** The CPU seconds so far and the memory of this moment of a process and its children. @param {number} pid @returns {Use} */
export function useOf(pid) {
  const use = { user: 0, system: 0, megabytes: 0, anonymous: 0, peak: 0, files: 0 };
  for (const one of treeOf(pid)) {
    const stat = statOf(one);
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    const megabytes = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
    use.user += Number(stat[11]) / TICKS_A_SECOND;
    use.system += Number(stat[12]) / TICKS_A_SECOND;
    use.megabytes += megabytes("VmRSS");
    use.anonymous += megabytes("RssAnon");
    use.peak += megabytes("VmHWM");
    use.files += readdirSync(`/proc/${one}/fd`).length;
  }
  return use;
}

/** A folder that is removed when the process ends. */
export function newDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts the built server and waits until its address is printed.
 * @param {string} dataDir
 * @param {{ env?: Record<string, string>, nodeArgs?: string[] }} [options]
 */
export async function startProcess(dataDir, { env = {}, nodeArgs = [] } = {}) {
  const child = spawn(process.execPath, [...nodeArgs, BUILT_SERVER], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      PORT: "0",
      SWITCHBOARD_DATA: dataDir,
      CREDENTIALS_KEYS: `bench:${Buffer.alloc(32, "bench").toString("base64")}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (text) => {
      printed += text;
      const found = /is running at (http:\/\/\S+?)\/?\s/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", (status) => reject(new Error(`The server ended with ${status}.`)));
  });
  const pid = child.pid ?? Number.NaN;
  return {
    pid,
    url: String(url),
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
