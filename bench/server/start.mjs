import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, shown } from "../report.mjs";
import { loadFor } from "./long-load.mjs";
import { ARGS, build } from "./ours.mjs";
import { startNode } from "./processes.mjs";
import { readUse } from "./use.mjs";

/** Of 30 November 2026, by this bench: a busy machine of two cores, on which a Node that does nothing took 0.19 CPU seconds. */
const BEFORE = {
  "first start, CPU seconds": 7.9,
  "of them system": 2.25,
  "first start, MB": 658,
  "later start, CPU seconds": 6.5,
  "later start, MB": 593,
  "three seconds later, MB": 737,
};

/** @type {Record<string, number>} */
const GOALS = {
  "first start, CPU seconds": 3,
  "first start, MB": 350,
  "later start, CPU seconds": 3,
  "later start, MB": 350,
  "under load, MB": 500,
  "last minute x first": 1.1,
};

/** @param {string} folder */
const start = (folder) =>
  startNode(
    ARGS,
    {
      NODE_ENV: "test",
      PORT: "0",
      SWITCHBOARD_DATA: folder,
      CREDENTIALS_KEYS: `bench:${Buffer.alloc(32, "bench").toString("base64")}`,
    },
    /is running at http:\/\/\S+?:(\d+)/,
  );

/** The CPU seconds of a Node that does nothing. */
function floor() {
  const script = "const {user,system}=process.cpuUsage();console.log((user+system)/1e6)";
  const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
  return Number(stdout);
}

/** @typedef {{ runs: number, minutes: number, rate: number }} Choice how long the load takes, and how many requests a second it is at most; an hour is 60 */

/** @param {Choice} choice */
async function measureStarts({ runs, minutes, rate }) {
  /** @type {Record<string, number[]>} */
  const figures = {};
  const note = (/** @type {Record<string, number>} */ more) => {
    for (const [name, value] of Object.entries(more)) (figures[name] ??= []).push(value);
  };
  /** @type {number[]} */
  let series = [];
  for (let run = 1; run <= runs; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
    try {
      note({ "a Node that does nothing, CPU seconds": floor() });
      const first = await start(folder);
      const one = readUse(first.pid);
      note({ "first start, CPU seconds": one.user + one.system, "of them system": one.system });
      note({ "first start, MB": one.megabytes });
      await first.stop();
      const later = await start(folder);
      const two = readUse(later.pid);
      note({ "later start, CPU seconds": two.user + two.system, "later start, MB": two.megabytes });
      await new Promise((resolve) => setTimeout(resolve, 3000));
      const settled = readUse(later.pid);
      note({ "three seconds later, MB": settled.megabytes, "open files": settled.files });
      if (run === runs && minutes > 0) {
        const load = await loadFor(later, { minutes, rate });
        series = load.minutes;
        note({ "requests of the load": load.asked, "under load, MB": load.most });
        note({ "last minute x first": (series.at(-1) ?? 0) / (series[0] ?? 1) });
      }
      await later.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const medians = Object.entries(figures).map(
    ([name, values]) => /** @type {const} */ ([name, median(values)]),
  );
  return { medians, series };
}

/**
 * The start and the memory of the built server with its embedded database, as tables by the name of their section.
 * @param {Choice} choice
 * @returns {Promise<[string, string][]>}
 */
export async function runStart(choice) {
  await build();
  const { medians, series } = await measureStarts(choice);
  /** @type {Record<string, number>} */
  const before = BEFORE;
  const figures = medians.map(
    ([name, value]) =>
      `| ${name} | ${shown(before[name])} | ${shown(value)} | ${shown(GOALS[name])} |`,
  );
  const minutes = series.map((megabytes, minute) => `| ${minute + 1} | ${shown(megabytes)} |`);
  return [
    ["start", ["| figure | before | now | goal |", "|---|---:|---:|---:|", ...figures].join("\n")],
    ["start-minutes", ["| minute of the load | MB |", "|---|---:|", ...minutes].join("\n")],
  ];
}
