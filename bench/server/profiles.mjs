import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shown } from "../report.mjs";
import { startOurs } from "./ours.mjs";

const TOP = 10;

/** @typedef {{ functionName: string, url: string }} Frame */
/** @typedef {{ nodes: { id: number, callFrame: Frame }[], samples: number[], timeDeltas: number[], startTime: number }} Profile */

/**
 * A server of which Node keeps a CPU profile, of all its threads.
 * @param {string | undefined} databaseUrl
 * @param {(server: import("./processes.mjs").Running) => Promise<{ since: bigint, count: number }>} work after it has warmed up: from
 * when it is looked at, by `process.hrtime.bigint()`, and of how many requests
 * @returns {Promise<string>} a table in Markdown: the functions with the most self time
 */
export async function profileServer(databaseUrl, work) {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  try {
    const server = await startOurs(databaseUrl, ["--cpu-prof", `--cpu-prof-dir=${folder}`]);
    let worked;
    try {
      worked = await work(server);
    } finally {
      await server.stop();
    }
    const { since, count } = worked;
    /** @type {Map<string, number>} */
    const all = new Map();
    for (const file of readdirSync(folder))
      addSelfTimes(
        all,
        JSON.parse(readFileSync(join(folder, file), "utf8")),
        Number(since / 1000n),
      );
    const top = [...all].toSorted(([, a], [, b]) => b - a).slice(0, TOP);
    return [
      `| function, of ${count} requests | ms of each |`,
      "|---|---:|",
      ...top.map(([name, ms]) => `| \`${name}\` | ${shown(ms / count)} |`),
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Adds the milliseconds in each function itself, from a moment on; what is idle is left out.
 * @param {Map<string, number>} times @param {Profile} profile @param {number} since in microseconds
 */
function addSelfTimes(times, { nodes, samples, timeDeltas, startTime }, since) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  let now = startTime;
  for (const [at, id] of samples.entries()) {
    const delta = timeDeltas[at] ?? 0;
    now += delta;
    const name = names.get(id) ?? "";
    if (now < since || name === "(idle)" || name === "(program)") continue;
    times.set(name, (times.get(name) ?? 0) + delta / 1000);
  }
}

/** Without what would end a section of the report. @param {Frame} frame */
function nameOf({ functionName, url }) {
  const file = url.split("/").at(-1);
  return `${functionName || "(anonymous)"}${file ? ` ${file}` : ""}`;
}
