import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { quantile, shown } from "../report.mjs";
import { cpuOf, wireRequest } from "./load.mjs";
import { build, startOurs } from "./ours.mjs";
import { ask, signUpMany } from "./people.mjs";
import { startNode, startPostgres } from "./processes.mjs";
import { closeStreams, next, openStreams } from "./readers.mjs";
import { measureStalled } from "./stalled.mjs";

/** @typedef {import("./processes.mjs").Running} Server */
/** @typedef {{ rss: number, heapUsed: number }} Memory */
/** @typedef {{ open: number, rss: number, heap: number, p50: number, p99: number, idle: number }} Streams */

const STREAMS = 10_000;
const PEOPLE = 20;
const ROUNDS = 10;
const WARM = 100;
const IDLE_MS = 16_000;
const WATCH = "/api/v1/chatsessions/events";
const PROBE = join(import.meta.dirname, "memory.mjs");
const PLAIN = join(import.meta.dirname, "plain-streams.mjs");
const MEMORY = join(tmpdir(), `switchboard-bench-memory-${process.pid}`);

/** What they were on 28 November 2026, of 5,000 streams. */
const BEFORE = { p99: 342, rss: 55 };
const GOALS = { p99: 100, rss: 40, stalled: 200 };

/** What a server holds after its garbage was collected. @param {Server} server @returns {Promise<Memory>} */
async function memoryOf({ pid }) {
  rmSync(MEMORY, { force: true });
  process.kill(pid, "SIGUSR2");
  while (!existsSync(MEMORY)) await wait(50);
  return JSON.parse(readFileSync(MEMORY, "utf8"));
}

/**
 * Opens streams, lets them be idle, and then has some of them hear events.
 * @param {Server} server
 * @param {readonly string[]} requests one for each stream
 * @param {(round: number) => { send: () => Promise<void> | void, hears: (at: number) => boolean, marker: string }} event
 * @returns {Promise<Streams>}
 */
async function measure(server, requests, event) {
  const warm = await openStreams(server.port, requests.slice(0, WARM));
  const before = await memoryOf(server);
  const readers = await openStreams(server.port, requests);
  const after = await memoryOf(server);
  const cpu = cpuOf(server.pid);
  await wait(IDLE_MS);
  const idle = (cpuOf(server.pid) - cpu) / IDLE_MS;
  const delays = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { send, hears, marker } = event(round);
    const listening = readers.filter((reader, at) => hears(at) && !reader.isClosed);
    const heard = Promise.all(listening.map((reader) => next(reader, marker)));
    const began = performance.now();
    await send();
    delays.push(...(await heard).map((at) => at - began));
  }
  const open = readers.filter(({ isClosed }) => !isClosed).length;
  closeStreams([...warm, ...readers]);
  return {
    open,
    rss: (after.rss - before.rss) / open / 1000,
    heap: (after.heapUsed - before.heapUsed) / open / 1000,
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    idle,
  };
}

/** Bare Node with the same streams, each of which hears the same. @param {number} count */
async function measurePlain(count) {
  const server = await startNode(["--import", PROBE, PLAIN], {}, /port (\d+)/);
  try {
    const requests = Array.from({ length: count }, (_, at) =>
      wireRequest(`/${at % PEOPLE}`, {
        cookie: `sid=${"x".repeat(43)}`,
        accept: "text/event-stream",
      }),
    );
    return await measure(server, requests, (round) => ({
      send: async () => void (await fetch(`http://localhost:${server.port}/tell/${round}`)),
      hears: (at) => at % PEOPLE === round,
      marker: '"session"',
    }));
  } finally {
    await server.stop();
  }
}

/** @param {Server} server @param {readonly string[]} people @param {number} count */
function measureOurs(server, people, count) {
  const requests = Array.from({ length: count }, (_, at) =>
    wireRequest(WATCH, { cookie: people[at % people.length] ?? "", accept: "text/event-stream" }),
  );
  return measure(server, requests, (round) => ({
    async send() {
      const body = await ask(server.port, people[round % people.length] ?? "", "hello");
      void new Response(body).text();
    },
    hears: (at) => at % people.length === round % people.length,
    marker: '"session"',
  }));
}

/**
 * @param {number} count of streams
 * @param {(line: string) => void} say
 */
export async function runStreams(count, say) {
  await build();
  process.env.BENCH_MEMORY = MEMORY;
  process.env.LOG_LEVEL = "silent";
  const postgres = await startPostgres();
  const server = await startOurs(postgres?.address, ["--import", PROBE]);
  try {
    const people = await signUpMany(server.port, PEOPLE);
    say(`  ${count} streams of ours`);
    const ours = await measureOurs(server, people, count);
    say(`  ${JSON.stringify(ours)}\n  some that read nothing`);
    const stalled = postgres
      ? await measureStalled(server, postgres, people[0] ?? "", () => memoryOf(server))
      : null;
    say(`  ${shown(stalled)} kB each\n  ${count} streams of bare Node`);
    const plain = await measurePlain(count);
    return new Map([["streams", table({ ours, plain, stalled })]]);
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(MEMORY, { force: true });
  }
}

/** @param {{ ours: Streams, plain: Streams, stalled: number | null }} measured */
function table({ ours, plain, stalled }) {
  const verdict = (/** @type {number} */ now, /** @type {number} */ goal) =>
    now <= goal * 1.2 ? "met" : "missed";
  return [
    "| figure | before | now | bare node | goal |  |",
    "|---|---:|---:|---:|---:|---|",
    `| streams open at once | 5000 | ${ours.open} | ${plain.open} | ${STREAMS} | ${ours.open >= STREAMS ? "met" : "missed"} |`,
    `| memory of one, kB | ${BEFORE.rss} | ${shown(ours.rss)} | ${shown(plain.rss)} | ${GOALS.rss} | ${verdict(ours.rss, GOALS.rss)} |`,
    `| of it JavaScript, kB | – | ${shown(ours.heap)} | ${shown(plain.heap)} | – |  |`,
    `| an event until it is heard, p99 ms | ${BEFORE.p99} | ${shown(ours.p99)} | ${shown(plain.p99)} | ${GOALS.p99} | ${verdict(ours.p99, GOALS.p99)} |`,
    `| the same, median | – | ${shown(ours.p50)} | ${shown(plain.p50)} | – |  |`,
    `| part of a core while nothing happens | – | ${shown(ours.idle)} | ${shown(plain.idle)} | – |  |`,
    `| a reader that never reads, kB | – | ${shown(stalled)} | – | ${GOALS.stalled} | ${stalled === null ? "" : verdict(stalled, GOALS.stalled)} |`,
  ].join("\n");
}
