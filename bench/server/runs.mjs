import { medians, quantile, shown } from "../report.mjs";
import { cpuOf } from "./load.mjs";
import { build, startOurs } from "./ours.mjs";
import { ask, signUpMany } from "./people.mjs";
import { startPostgres } from "./processes.mjs";
import { profileServer } from "./profiles.mjs";

/** @typedef {import("../report.mjs").Figures} Figures */
/** @typedef {import("./processes.mjs").Running} Server */

const PEOPLE = 5;
const SERIAL = 20;
const PARALLEL = 50;
const PROMPT = "hello";

/** What they were on 28 November 2026, by the same measurement, in milliseconds; null where nobody measured it. */
const BEFORE = {
  embedded: { serial: 48, parallel: 1060, cpu: 249 },
  postgres: { serial: null, parallel: null, cpu: null },
};
const GOALS = {
  embedded: { serial: 48, parallel: 500, cpu: 60 },
  postgres: { serial: 48, parallel: 300, cpu: 60 },
};

/** Runs the prompt to its end. @param {Server} server @param {string} cookie @returns {Promise<number>} when the first event came */
async function run({ port }, cookie) {
  const started = performance.now();
  const body = await ask(port, cookie, PROMPT);
  let first = Number.NaN;
  const decoder = new TextDecoder();
  for await (const chunk of body)
    if (Number.isNaN(first) && decoder.decode(chunk).includes("data: {"))
      first = performance.now() - started;
  return first;
}

/**
 * The prompt one after the other, and then many at once.
 * @param {Server} server
 * @param {string[]} people
 * @param {number} serialRuns
 * @returns {Promise<Figures>}
 */
async function measure(server, people, serialRuns) {
  const person = (/** @type {number} */ at) => people[at % people.length] ?? "";
  const serial = [];
  const before = cpuOf(server.pid);
  for (let at = 0; at < serialRuns; at += 1) serial.push(await run(server, person(at)));
  const cpu = (cpuOf(server.pid) - before) / serialRuns;
  const parallel = await Promise.all(
    Array.from({ length: PARALLEL }, (_, at) => run(server, person(at))),
  );
  return {
    "first event, p50": quantile(serial, 0.5),
    "first event, p99": quantile(serial, 0.99),
    "50 at once, p50": quantile(parallel, 0.5),
    "50 at once, p99": quantile(parallel, 0.99),
    "CPU of a run": cpu,
  };
}

/** Where the time of the prompt goes over the embedded database. @param {number} runs */
const profile = (runs) =>
  profileServer(undefined, async (server) => {
    const [person = ""] = await signUpMany(server.port, 1);
    for (let at = 0; at < runs; at += 1) await run(server, person);
    const since = process.hrtime.bigint();
    for (let at = 0; at < runs; at += 1) await run(server, person);
    return { since, count: runs };
  });

/**
 * Measures both engines in turns, and gives the tables by the name of their section.
 * @param {number} rounds
 * @param {(line: string) => void} say
 */
export async function runRuns(rounds, say) {
  await build();
  process.env.LOG_LEVEL = "silent";
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  try {
    /** @type {Map<"embedded" | "postgres", { server: Server, people: string[], figures: Figures[] }>} */
    const engines = new Map();
    const postgres = await startPostgres();
    if (postgres) ends.push(postgres.stop);
    for (const name of /** @type {const} */ (["embedded", "postgres"])) {
      if (name === "postgres" && !postgres) continue;
      const server = await startOurs(name === "postgres" ? postgres?.address : undefined);
      ends.push(server.stop);
      const people = await signUpMany(server.port, PEOPLE);
      for (const person of people) await run(server, person);
      engines.set(name, { server, people, figures: [] });
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { server, people, figures } of engines.values())
        figures.push(await measure(server, people, SERIAL));
      say(`  run ${round} of ${rounds}`);
    }
    const results = [...engines].map(
      ([name, { figures }]) => /** @type {const} */ ([name, medians(figures)]),
    );
    return new Map([
      ["runs-goals", goals(results)],
      ["runs-profile", await profile(SERIAL * 2)],
    ]);
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** @param {(readonly ["embedded" | "postgres", Figures])[]} results */
function goals(results) {
  const lines = results.flatMap(([engine, figures]) => {
    const line = (
      /** @type {string} */ what,
      /** @type {"serial" | "parallel" | "cpu"} */ key,
      /** @type {number | null | undefined} */ now,
    ) => {
      const goal = GOALS[engine][key];
      const verdict = Number(now) <= goal * 1.2 ? "met" : "missed";
      return `| ${engine}: ${what} | ${shown(BEFORE[engine][key])} | ${shown(now)} | ${goal} | ${verdict} |`;
    };
    return [
      line("first event of a run by itself, p99 ms", "serial", figures["first event, p99"]),
      line("first event of 50 at once, p99 ms", "parallel", figures["50 at once, p99"]),
      line("CPU of a run of the server, ms", "cpu", figures["CPU of a run"]),
    ];
  });
  return ["| figure | before | now | goal |  |", "|---|---:|---:|---:|---|", ...lines].join("\n");
}
