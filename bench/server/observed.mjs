import { createServer } from "node:http";
import { markdownTable, medians } from "../report.mjs";
import { loadServer, wireRequest } from "./load.mjs";
import { build, signUp, startOurs } from "./ours.mjs";

const PATHS = { "app-info": "/api/v1/app-info", "users/me": "/api/v1/users/me" };
const LOAD = { connections: 8, seconds: 1, status: 200 };

/** A collector that takes everything. @returns {Promise<{ endpoint: string, stop: () => void }>} */
function startCollector() {
  const server = createServer((request, response) =>
    request.resume().on("end", () => response.end("{}")),
  );
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const at = server.address();
      done({
        endpoint: `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}`,
        stop: () => server.close(),
      });
    });
  });
}

/**
 * What metrics and traces cost a request, beside a server that has both off. They take turns, so that the ratio holds on a busy machine.
 * @param {number} runs
 * @param {(line: string) => void} say
 */
export async function runObserved(runs, say) {
  await build();
  const collector = await startCollector();
  const settings = {
    off: {},
    metrics: { METRICS_TOKEN: "0123456789abcdef" },
    "metrics and traces": {
      METRICS_TOKEN: "0123456789abcdef",
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    },
  };
  /** @type {Map<string, Awaited<ReturnType<typeof startOurs>> & { cookie: string, figures: import("../report.mjs").Figures[] }>} */
  const servers = new Map();
  try {
    for (const [name, env] of Object.entries(settings)) {
      const server = await startOurs(undefined, [], env);
      servers.set(name, { ...server, cookie: await signUp(server.port), figures: [] });
    }
    for (let run = 0; run <= runs; run += 1) {
      for (const server of servers.values()) {
        /** @type {import("../report.mjs").Figures} */
        const figures = {};
        for (const [name, path] of Object.entries(PATHS)) {
          const request = wireRequest(path, { cookie: server.cookie });
          figures[`${name}, CPU ms`] = (await loadServer(server, { ...LOAD, request })).cpu;
        }
        // The first one warms them up.
        if (run > 0) server.figures.push(figures);
      }
      if (run > 0) say(`  run ${run} of ${runs}`);
    }
    const results = new Map([...servers].map(([name, { figures }]) => [name, medians(figures)]));
    return markdownTable(results, "off");
  } finally {
    for (const { stop } of servers.values()) await stop();
    collector.stop();
  }
}
