import { setTimeout as pause } from "node:timers/promises";
import { type MainProcess, spawnMain, startMain } from "../main-process.ts";
import type { StorePlace } from "../stores.ts";
import type { Campaign } from "./campaign.ts";
import { checkPlace } from "./check-history.ts";
import { newPlace, settleMs } from "./engines.ts";
import { answersOf, figuresOf } from "./figures.ts";
import { keepInCredit } from "./keep-in-credit.ts";
import { work } from "./workload.ts";
import { createWorld, type World } from "./world.ts";

/** How much a server answers before it is killed, at most: events of runs and writes. And how long it may take to. */
const MAX_ANSWERS = 80;
const MAX_MS = 8_000;
/** One kill in this many comes while the server starts. */
const EARLY = 0.1;
const START_MS = 1_500;
/** Within which a server that is stopped has to end. */
const STOP_MS = 15_000;

/**
 * Kills one server over and over at random moments under load, each over what the last one left, and checks the database after each kill.
 * In the end a server is left alone for as long as it takes to end what was under way.
 */
export const kills = endings("kills", killOnce);

/** Stops one server over and over under load, as an upgrade does: it ends in time, with status 0, and leaves nothing under way. */
export const stops = endings("stops", stopOnce);

function endings(
  name: string,
  endOnce: (world: World, place: StorePlace, round: number) => Promise<{ isSettled: boolean }>,
): Campaign {
  return {
    name,
    engines: ["pglite", "postgres"],
    rounds: 10,
    async run({ seed, rounds, engine, say }) {
      const world = await createWorld(seed);
      const place = await newPlace(engine);
      for (let round = 1; round <= rounds; round++) {
        const { isSettled } = await endOnce(world, place, round);
        await check(world, place, isSettled);
        if (round % 10 === 0) say(`${round} ${name}`);
      }
      const last = await startMain(place, world.env);
      await pause(settleMs(engine));
      await last.end("SIGTERM");
      await check(world, place, true);
      return figuresOf(world);
    },
  };
}

async function killOnce(world: World, place: StorePlace, round: number) {
  const { random } = world;
  if (round > 1 && random.chance(EARLY)) {
    const starting = spawnMain(place, world.env);
    await pause(random.int(0, START_MS));
    starting.kill("SIGKILL");
    await starting.ended;
    return { isSettled: false };
  }
  await underLoad(world, place, (server) => server.end("SIGKILL"));
  return { isSettled: false };
}

async function stopOnce(world: World, place: StorePlace) {
  await underLoad(world, place, async (server) => {
    const started = performance.now();
    const { status } = await server.end("SIGTERM");
    const ms = performance.now() - started;
    if (status !== 0) throw new Error(`A server that was stopped ended with status ${status}.`);
    if (ms > STOP_MS) throw new Error(`A server took ${Math.round(ms)} ms to stop.`);
  });
  return { isSettled: true };
}

/** Starts a server, lets it work for a random time, and ends it. */
async function underLoad(
  world: World,
  place: StorePlace,
  end: (server: MainProcess) => Promise<unknown>,
) {
  const server = await startMain(place, world.env);
  const stop = new AbortController();
  const load = work(world, server.url, stop.signal);
  // The first load also makes the person and the connection, which has to be whole before it can be cut.
  while (world.sid === undefined) await Promise.race([pause(50), load]);
  const enough = answersOf(world) + world.random.int(1, MAX_ANSWERS);
  const late = performance.now() + MAX_MS;
  while (answersOf(world) < enough && performance.now() < late) await pause(1);
  await end(server);
  stop.abort();
  await load;
}

const check = (world: World, place: StorePlace, settled: boolean) =>
  checkPlace(place, world, settled, keepInCredit);
