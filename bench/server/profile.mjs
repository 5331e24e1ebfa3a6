import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shown } from "../report.mjs";
import { loadServer, wireRequest } from "./load.mjs";
import { build, signUp, startOurs } from "./ours.mjs";

const TOP = 10;
const WARM_UP_SECONDS = 3;
const SECONDS = 6;

/**
 * @typedef {{ functionName: string, url: string, lineNumber: number }} Frame
 * @typedef {{ nodes: { id: number, callFrame: Frame }[], samples: number[], timeDeltas: number[] }} Profile
 */

/** The self time of each function, in milliseconds; what is idle is left out. @param {Profile} profile */
function selfTimes({ nodes, samples, timeDeltas }) {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || "(anonymous)"} ${url.split("/").at(-1) ?? ""}`.trim(),
    ]),
  );
  /** @type {Map<string, number>} */
  const times = new Map();
  samples.forEach((id, index) => {
    const name = names.get(id) ?? "";
    if (name === "(idle)" || name === "(program)") return;
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  });
  return times;
}

/**
 * Where the time of `users/me` goes: the ten functions with the most self time, of all threads, over the embedded database.
 * @returns {Promise<string>} a table in Markdown
 */
export async function runProfile() {
  await build();
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  try {
    const server = await startOurs(undefined, ["--cpu-prof", `--cpu-prof-dir=${folder}`]);
    const request = wireRequest("/api/v1/users/me", { cookie: await signUp(server.port) });
    const load = { request, status: 200, connections: 8 };
    await loadServer(server, { ...load, seconds: WARM_UP_SECONDS });
    const { rate, cpu } = await loadServer(server, { ...load, seconds: SECONDS });
    await server.stop();
    /** @type {Map<string, number>} */
    const all = new Map();
    for (const file of readdirSync(folder)) {
      const profile = JSON.parse(readFileSync(join(folder, file), "utf8"));
      for (const [name, ms] of selfTimes(profile)) all.set(name, (all.get(name) ?? 0) + ms);
    }
    const total = [...all.values()].reduce((sum, ms) => sum + ms, 0);
    const top = [...all].toSorted(([, a], [, b]) => b - a).slice(0, TOP);
    return [
      `| function, of ${shown(cpu)} ms of CPU a request at ${shown(rate)} a second | share of the profile |`,
      "|---|---:|",
      ...top.map(([name, ms]) => `| \`${name}\` | ${shown((ms * 100) / total)} % |`),
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
