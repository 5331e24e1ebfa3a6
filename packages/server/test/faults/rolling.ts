import { setTimeout as pause } from "node:timers/promises";
import { createClient } from "../client.ts";
import { freePort } from "../free-port.ts";
import { startMain, type MainProcess } from "../main-process.ts";
import { startBalancer } from "./balancer.ts";
import { browse, type Visit } from "./browse.ts";
import type { Campaign } from "./campaign.ts";
import { checkPlace } from "./check-history.ts";
import { newPlace, newPlaceFolder, settleMs } from "./engines.ts";
import { figuresOf } from "./figures.ts";
import { keepPlaceInCredit } from "./keep-in-credit.ts";
import { settle, createWorld } from "./world.ts";

const PROCESSES = 3;
const BETWEEN_MS = 10_000;

/**
 * Three processes behind a proxy, of which one is killed every ten seconds and started again, while people work with the app's own client. None of
 * them may see an error; a stream that is cut goes on.
 */
export const rolling: Campaign = {
  name: "rolling",
  engines: ["postgres"],
  rounds: 6,
  async run({ seed, rounds, engine, say }) {
    const world = await createWorld(seed);
    const place = await newPlace(engine);
    const balancer = await startBalancer();
    const start = async () => {
      const folder = { dataDir: newPlaceFolder(), databaseUrl: place.databaseUrl };
      const port = await freePort();
      // It prints the address of the proxy.
      const env = { ...world.env, PORT: String(port), PUBLIC_URL: balancer.url };
      return { ...(await startMain(folder, env)), url: `http://127.0.0.1:${port}` };
    };
    const processes: MainProcess[] = [];
    const show = () => void (balancer.targets = processes.map(({ url }) => url));
    while (processes.length < PROCESSES) processes.push(await start());
    show();
    await settle(world, createClient(balancer.url));

    const visit: Visit = { errors: [], resumed: 0, requests: 0, runs: 0 };
    const stop = new AbortController();
    const visitors = browse(world, balancer.url, visit, stop.signal);
    for (let round = 1; round <= rounds; round++) {
      await pause(BETWEEN_MS);
      const victim = world.random.int(0, PROCESSES - 1);
      await processes[victim]?.end("SIGKILL");
      // As an orchestrator does; the proxy meanwhile finds out by itself that one is gone.
      processes[victim] = await start();
      show();
      await keepPlaceInCredit(place);
      const { requests, resumed, errors } = visit;
      say(`${round} kills, ${requests} requests, ${resumed} resumed, ${errors.length} errors`);
    }
    await pause(BETWEEN_MS);
    stop.abort();
    await visitors;
    await pause(settleMs("postgres"));
    for (const one of processes) await one.end("SIGTERM");
    if (visit.errors.length > 0)
      throw new Error(`${visit.errors.length} errors were seen:\n${visit.errors.join("\n")}`);
    await checkPlace(place, world, true);
    return {
      ...figuresOf(world),
      requests: visit.requests,
      resumed: visit.resumed,
      retried: balancer.retried(),
    };
  },
};
