import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "../../src/store/open.ts";
import { LEASE_MS, HEARTBEAT_MS } from "../../src/domain/runs/limits.ts";
import { startMain } from "../main-process.ts";
import type { StorePlace } from "../stores.ts";
import type { Campaign } from "./campaign.ts";
import { checkHistory } from "./check-history.ts";
import { newPlace } from "./engines.ts";
import { answersOf, figuresOf } from "./figures.ts";
import { keepInCredit } from "./keep-in-credit.ts";
import { work } from "./workload.ts";
import { createWorld, type World } from "./world.ts";

/** How much a server answers before it is killed, at most: events of runs and writes. And how long it may take to. */
const MOST_ANSWERS = 80;
const MOST_MS = 8_000;
/** One kill in this many comes while the server starts. */
const EARLY = 0.1;
const START_MS = 1_500;

/**
 * Kills one server over and over at random moments under load, each over what the last one left, and checks the database after each kill.
 * In the end a server is left alone for as long as it takes to end what was under way.
 */
export const kills: Campaign = {
  name: "kills",
  engines: ["pglite", "postgres"],
  rounds: 10,
  async run({ seed, rounds, engine, say }) {
    const world = await createWorld(seed);
    const place = await newPlace(engine);
    for (let round = 1; round <= rounds; round++) {
      await killOnce(world, place, round);
      await check(world, place, false);
      if (round % 10 === 0) say(`${round} kills`);
    }
    const last = await startMain(place, world.env);
    await pause(LEASE_MS + 2 * HEARTBEAT_MS);
    await last.end("SIGTERM");
    await check(world, place, true);
    return figuresOf(world);
  },
};

async function killOnce(world: World, place: StorePlace, round: number) {
  const { random } = world;
  if (round > 1 && random.chance(EARLY)) {
    const starting = startMain(place, world.env);
    await Promise.race([pause(random.int(0, START_MS)), starting]);
    (await starting.catch(() => undefined))?.child.kill("SIGKILL");
    return;
  }
  const server = await startMain(place, world.env);
  const stop = new AbortController();
  const load = work(world, server.url, stop.signal);
  // The first load also makes the person and the connection, which has to be whole before it can be cut.
  while (world.sid === undefined) await Promise.race([pause(50), load]);
  const enough = answersOf(world) + random.int(1, MOST_ANSWERS);
  const end = performance.now() + MOST_MS;
  while (answersOf(world) < enough && performance.now() < end) await pause(1);
  await server.end("SIGKILL");
  stop.abort();
  await load;
}

async function check(world: World, place: StorePlace, settled: boolean) {
  const store = await openStore(place);
  try {
    await checkHistory(store.db, world, settled);
    await keepInCredit(store.db);
  } finally {
    await store.close();
  }
}
