import { setTimeout as pause } from "node:timers/promises";
import { startMain } from "../main-process.ts";
import { createDatabase } from "../postgres.ts";
import type { Campaign } from "./campaign.ts";
import { checkPlace } from "./check-history.ts";
import { newPlaceFolder, startOwnPostgres, settleMs } from "./engines.ts";
import { answersOf, figuresOf } from "./figures.ts";
import { keepPlaceInCredit } from "./keep-in-credit.ts";
import { finish, work } from "./workload.ts";
import { createWorld } from "./world.ts";

/** How much is answered between two losses, at most, and how long the database stays away. */
const MAX_ANSWERS = 60;
const MAX_MS = 8_000;
const AWAY_MS = 2_000;
/** After how many losses people get new credits. */
const EACH = 5;

/** Kills PostgreSQL under two servers over and over, with everything that runs in it. The servers have to live on. */
export const losses: Campaign = {
  name: "losses",
  engines: ["postgres"],
  rounds: 5,
  async run({ seed, rounds, say }) {
    const world = await createWorld(seed);
    const postgres = await startOwnPostgres();
    const { address: databaseUrl } = await createDatabase(postgres.folder);
    const place = { dataDir: newPlaceFolder(), databaseUrl };
    const start = () => startMain({ ...place, dataDir: newPlaceFolder() }, world.env);
    const servers = [await start(), await start()] as const;
    const stop = new AbortController();
    const [first, second] = servers;
    const load = work(world, first.url, stop.signal);
    while (world.sid === undefined) await Promise.race([pause(50), load]);
    const more = work(world, second.url, stop.signal);
    for (let round = 1; round <= rounds; round++) {
      const enough = answersOf(world) + world.random.int(1, MAX_ANSWERS);
      const end = performance.now() + MAX_MS;
      while (answersOf(world) < enough && performance.now() < end) await pause(1);
      await postgres.crash();
      await pause(world.random.int(0, AWAY_MS));
      await postgres.restart();
      if (round % EACH === 0) await keepPlaceInCredit(place);
      say(`${round} losses, ${answersOf(world)} answers`);
    }
    stop.abort();
    await finish(Promise.all([load, more]), world);
    await pause(settleMs("postgres"));
    for (const server of servers) {
      const { status } = await server.end("SIGTERM");
      if (status !== 0) throw new Error(`A server ended with status ${status}.`);
    }
    await checkPlace(place, world, true);
    return figuresOf(world);
  },
};
