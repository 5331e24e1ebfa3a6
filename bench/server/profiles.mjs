import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** What a server is given with `--import`, to be profiled between two signals. */
export const PROFILER = join(import.meta.dirname, "profiler.mjs");

/** Begins a profile, or ends it. @param {number} pid */
export const toggleProfile = (pid) => process.kill(pid, "SIGUSR2");

/** @typedef {{ nodes: { id: number, callFrame: { functionName: string, url: string } }[], samples: number[], timeDeltas: number[] }} Profile */

/** The profile that a server writes. @param {string} file @returns {Promise<Profile>} */
export async function readProfile(file) {
  while (!existsSync(file)) await wait(50);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Milliseconds in each function itself, the most first. @param {Profile} profile */
export function selfTimes({ nodes, samples, timeDeltas }) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const [at, id] of samples.entries()) {
    const name = names.get(id) ?? "";
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  }
  times.delete("(idle)");
  return [...times].map(([name, ms]) => ({ name, ms })).toSorted((a, b) => b.ms - a.ms);
}

/** @param {{ functionName: string, url: string }} frame */
function nameOf({ functionName, url }) {
  const file = url.split("/").at(-1);
  return `${functionName || "(anonymous)"}${file ? ` ${file}` : ""}`;
}
