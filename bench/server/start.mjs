import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_SERVER } from "../../scripts/app-and-server.mjs";
import { median, shown } from "../report.mjs";
import { build, signUp } from "./ours.mjs";
import { startNode } from "./processes.mjs";
import { readUse } from "./use.mjs";

/** Another build to measure, such as the one of an older commit: the path of its `dist/main.js`. */
const MAIN = process.env.SWITCHBOARD_BENCH_MAIN ?? BUILT_SERVER;
const CONNECTIONS = 8;
const MINUTE = 60_000;
const PATHS = ["users/me", "app-info", "inbox-items", "connections", "models"];

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
    [MAIN],
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

/** Asks for what a page asks for, and makes items, for some minutes. @param {number} port @param {number} pid @param {number} minutes */
async function load(port, pid, minutes) {
  const headers = { cookie: await signUp(port), "content-type": "application/json" };
  const api = `http://localhost:${port}/api/v1`;
  const until = performance.now() + minutes * MINUTE;
  let asked = 0;
  const drive = async () => {
    while (performance.now() < until) {
      const path = PATHS[asked % PATHS.length];
      asked += 1;
      const isItem = asked % 50 === 0;
      const response = isItem
        ? await fetch(`${api}/inbox-items`, {
            method: "POST",
            headers: { ...headers, origin: `http://localhost:${port}` },
            body: JSON.stringify({ title: `Item ${asked}` }),
          })
        : await fetch(`${api}/${path}`, { headers });
      await response.arrayBuffer();
    }
  };
  /** @type {number[]} */
  const samples = [];
  const sampling = setInterval(() => samples.push(readUse(pid).megabytes), 1000);
  await Promise.all(Array.from({ length: CONNECTIONS }, drive));
  clearInterval(sampling);
  const share = Math.max(1, Math.round(samples.length / minutes));
  return {
    "requests of the load": asked,
    "under load, MB": Math.max(...samples),
    "last minute x first": median(samples.slice(-share)) / median(samples.slice(0, share)),
  };
}

/** @param {number} runs @param {number} minutes */
async function measureStarts(runs, minutes) {
  /** @type {Record<string, number[]>} */
  const figures = {};
  const note = (/** @type {Record<string, number>} */ more) => {
    for (const [name, value] of Object.entries(more)) (figures[name] ??= []).push(value);
  };
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
      if (run === runs && minutes > 0) note(await load(later.port, later.pid, minutes));
      await later.stop();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return new Map(Object.entries(figures).map(([name, values]) => [name, median(values)]));
}

/**
 * The start and the memory of the built server with its embedded database, as a table.
 * @param {{ runs: number, minutes: number }} choice how long the load takes; an hour is 60
 */
export async function runStart({ runs, minutes }) {
  if (MAIN === BUILT_SERVER) await build();
  const now = await measureStarts(runs, minutes);
  /** @type {Record<string, number>} */
  const before = BEFORE;
  return [
    "| figure | before | now | goal |",
    "|---|---:|---:|---:|",
    ...[...now].map(
      ([name, value]) =>
        `| ${name} | ${shown(before[name])} | ${shown(value)} | ${shown(GOALS[name])} |`,
    ),
  ].join("\n");
}
