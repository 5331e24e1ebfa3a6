import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/machine/paths.mjs";
import { runCaptured } from "../../scripts/machine/run.mjs";
import { medians, shown } from "../report.mjs";
import { loadServer, wireRequest } from "./load.mjs";
import { build, signUp, startOurs } from "./ours.mjs";
import { startNode, startPostgres } from "./processes.mjs";

/** @typedef {import("../report.mjs").Figures} Figures */
/** @typedef {import("./processes.mjs").Running & { cookie: string }} Contender */

const CONNECTIONS = 8;
const SECONDS = 2;
const PLAIN = join(import.meta.dirname, "plain.mjs");

const PATHS = { "app-info": "/api/v1/app-info", "users/me": "/api/v1/users/me" };

/** The goals of the operations, as a share of what bare Node answers, and in milliseconds of CPU. */
const GOALS = {
  "app-info": { embedded: 0.5, postgres: 0.5, cpu: 0.5 },
  "users/me": { embedded: 0.15, postgres: 0.25, cpu: 1 },
};

/** What they were before, as the request for this change gives them; PostgreSQL is not among them. */
const NOT_MEASURED = { rate: null, cpu: null };
const BEFORE = {
  "app-info": { embedded: { rate: 0.08, cpu: 3.4 }, postgres: NOT_MEASURED },
  "users/me": { embedded: { rate: 0.02, cpu: 5.1 }, postgres: NOT_MEASURED },
};

/** Headers that belong to one response, that Node sets itself, or that ask for another answer the next time. */
const OWN_HEADERS =
  /^(x-request-id|date|connection|keep-alive|content-length|transfer-encoding|etag)$/;

/** What our server answers, for the plain ones to answer the same. @param {Contender} ours */
async function recordAnswers({ port, cookie }) {
  const recorded = await Promise.all(
    Object.values(PATHS).map(async (path) => {
      const response = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
      const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.test(name));
      return [path, { headers: Object.fromEntries(headers), body: await response.json() }];
    }),
  );
  const file = join(tmpdir(), `switchboard-bench-answers-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(Object.fromEntries(recorded)));
  return file;
}

/** The tag of a response, which a browser sends back. @param {Contender} server @param {string} path */
async function readTag({ port, cookie }, path) {
  const response = await fetch(`http://localhost:${port}${path}`, { headers: { cookie } });
  await response.arrayBuffer();
  return response.headers.get("etag");
}

/** @param {Contender} server @returns {Promise<Figures>} */
async function measure(server) {
  /** @type {Figures} */
  const figures = {};
  for (const [name, path] of Object.entries(PATHS)) {
    const headers = { cookie: server.cookie };
    const load = { connections: CONNECTIONS, seconds: SECONDS };
    const full = await loadServer(server, {
      ...load,
      status: 200,
      request: wireRequest(path, headers),
    });
    figures[name] = full.rate;
    figures[`${name}, CPU ms`] = full.cpu;
    const tag = await readTag(server, path);
    if (tag === null) continue;
    const request = wireRequest(path, { ...headers, "if-none-match": tag });
    const same = await loadServer(server, { ...load, status: 304, request });
    figures[`${name}, 304`] = same.rate;
    figures[`${name}, 304, CPU ms`] = same.cpu;
  }
  return figures;
}

/** Fastify is a peer: nobody who builds the product installs it. */
async function installPeers() {
  const { status, output } = await runCaptured(
    join(ROOT, "node_modules", "pnpm", "pnpm"),
    ["install", "--ignore-workspace", "--frozen-lockfile"],
    { cwd: join(ROOT, "bench") },
  );
  if (status !== 0) throw new Error(`The peers could not be installed.\n${output}`);
}

/**
 * Starts everything, lets each contender answer in turns, and gives the tables by the name of their section.
 * @param {number} runs
 * @param {(line: string) => void} say
 */
export async function runRequests(runs, say) {
  await installPeers();
  await build();
  /** @type {(() => void | Promise<void>)[]} */
  const ends = [];
  /** @param {string} cookie @param {import("./processes.mjs").Running} running @returns {Contender} */
  const keep = (running, cookie) => {
    ends.push(running.stop);
    return { ...running, cookie };
  };
  try {
    const embedded = await startOurs(undefined);
    ends.push(embedded.stop);
    const ours = { ...embedded, cookie: await signUp(embedded.port) };
    const file = await recordAnswers(ours);
    ends.push(() => rmSync(file));
    const plain = async (/** @type {string} */ kind) =>
      keep(await startNode([PLAIN, kind, file], {}, /port (\d+)/), "");
    /** @type {Map<string, Contender>} */
    const contenders = new Map([
      ["node:http", await plain("http")],
      ["fastify", await plain("fastify")],
      ["embedded", ours],
    ]);
    const postgres = await startPostgres();
    if (postgres) {
      ends.push(postgres.stop);
      const over = await startOurs(postgres.address);
      ends.push(over.stop);
      contenders.set("postgres", { ...over, cookie: await signUp(over.port) });
    }
    /** @type {Map<string, Figures[]>} */
    const results = new Map([...contenders.keys()].map((name) => [name, []]));
    for (let run = 0; run <= runs; run += 1) {
      for (const [name, server] of contenders) {
        const figures = await measure(server);
        // The first one warms them up.
        if (run > 0) results.get(name)?.push(figures);
        if (run > 0) say(`  ${name}: ${JSON.stringify(figures)}`);
      }
      if (run > 0) say(`  run ${run} of ${runs}`);
    }
    return tables(new Map([...results].map(([name, figures]) => [name, medians(figures)])));
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}

/** @param {Map<string, Figures>} results @returns {Map<string, string>} */
function tables(results) {
  const bare = results.get("node:http") ?? {};
  const figures = [...results].map(([name, row]) => {
    const cells = Object.keys(results.get("embedded") ?? {}).map((figure) => {
      const value = row[figure];
      const base = bare[figure];
      const ratio = figure.endsWith("ms") || !value || !base ? "" : ` (${shown(value / base)}x)`;
      return `${shown(value)}${ratio}`;
    });
    return `| ${name} | ${cells.join(" | ")} |`;
  });
  const names = Object.keys(results.get("embedded") ?? {});
  const goals = Object.entries(GOALS).flatMap(([operation, goal]) =>
    /** @type {const} */ (["embedded", "postgres"]).flatMap((engine) => {
      const ours = results.get(engine);
      if (!ours) return [];
      const before = BEFORE[/** @type {keyof typeof GOALS} */ (operation)][engine];
      const rate = Number(ours[operation]) / Number(bare[operation]);
      const cpu = Number(ours[`${operation}, CPU ms`]);
      return [
        `| ${operation}, ${engine}: requests a second x bare Node | ${shown(before.rate)} | ${shown(rate)} | ${goal[engine]} | ${rate >= goal[engine] * 0.8 ? "met" : "missed"} |`,
        `| ${operation}, ${engine}: CPU ms of a request | ${shown(before.cpu)} | ${shown(cpu)} | ${goal.cpu} | ${cpu <= goal.cpu * 1.2 ? "met" : "missed"} |`,
      ];
    }),
  );
  return new Map([
    [
      "requests",
      [
        `| contender | ${names.join(" | ")} |`,
        `|---|${names.map(() => "---:|").join("")}`,
        ...figures,
      ].join("\n"),
    ],
    [
      "requests-goals",
      ["| figure | before | now | goal |  |", "|---|---:|---:|---:|---|", ...goals].join("\n"),
    ],
  ]);
}
