import { readdirSync, readFileSync } from "node:fs";

/** How often the kernel counts CPU time, a second. */
const TICKS = 100;

/** CPU seconds so far, megabytes in memory now and at most, and open files. @typedef {{ user: number, system: number, megabytes: number, peak: number, files: number }} Use */

/** @param {number} pid @returns {string[]} the fields behind the name, which may hold spaces */
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

/** What a process and its children use. @param {number} pid @returns {Use} */
export function readUse(pid) {
  const use = { user: 0, system: 0, megabytes: 0, peak: 0, files: 0 };
  for (const one of treeOf(pid)) {
    const stat = statOf(one);
    const status = readFileSync(`/proc/${one}/status`, "utf8");
    const megabytes = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
    use.user += Number(stat[11]) / TICKS;
    use.system += Number(stat[12]) / TICKS;
    use.megabytes += megabytes("VmRSS");
    use.peak += megabytes("VmHWM");
    use.files += readdirSync(`/proc/${one}/fd`).length;
  }
  return use;
}
