import { setTimeout as pause } from "node:timers/promises";
import { startMain } from "../main-process.ts";
import { mountSmallDisk } from "../small-disk.ts";
import type { Campaign } from "./campaign.ts";
import { checkPlace } from "./check-history.ts";
import { settleMs } from "./engines.ts";
import { answersOf, figuresOf } from "./figures.ts";
import { finish, work } from "./workload.ts";
import { createWorld } from "./world.ts";

const MEGABYTES = 300;
const MAX_ANSWERS = 60;
const MAX_MS = 8_000;
/** How long the disk stays full, at most. */
const FULL_MS = 4_000;

/** Fills the disk of the embedded database under load, and makes room again. The server has to live on. */
export const disks: Campaign = {
  name: "disks",
  engines: ["pglite"],
  rounds: 3,
  async run({ seed, rounds, say }) {
    const disk = mountSmallDisk(MEGABYTES);
    if (!disk) throw new Error("No small disk could be mounted.");
    const world = await createWorld(seed);
    const place = { dataDir: disk.folder, databaseUrl: undefined };
    const server = await startMain(place, world.env);
    const stop = new AbortController();
    const load = work(world, server.url, stop.signal);
    while (world.sid === undefined) await Promise.race([pause(50), load]);
    for (let round = 1; round <= rounds; round++) {
      const enough = answersOf(world) + world.random.int(1, MAX_ANSWERS);
      const end = performance.now() + MAX_MS;
      while (answersOf(world) < enough && performance.now() < end) await pause(1);
      disk.fill();
      await pause(world.random.int(0, FULL_MS));
      disk.free();
      say(`${round} full disks, ${answersOf(world)} answers`);
    }
    stop.abort();
    await finish(load, world);
    await pause(settleMs("pglite"));
    const { status } = await server.end("SIGTERM");
    if (status !== 0) throw new Error(`The server ended with status ${status}.`);
    await checkPlace(place, world, true);
    return figuresOf(world);
  },
};
