import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startMain } from "../main-process.ts";
import type { Campaign } from "./campaign.ts";
import { checkPlace } from "./check-history.ts";
import { newPlace, settleMs } from "./engines.ts";
import { answersOf, figuresOf } from "./figures.ts";
import { finish, work } from "./workload.ts";
import { createWorld } from "./world.ts";

const SHIFT_CLOCK = new URL("shift-clock.mjs", import.meta.url).href;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How far the clock is ahead of the real one; the next jump may lead back. */
const SHIFTS = [0, MINUTE_MS, -MINUTE_MS, HOUR_MS, -HOUR_MS, 25 * HOUR_MS] as const;
const ANSWERS = 30;
const MAX_MS = 45_000;

/** Lets the clock of a server under load jump forward and back. It has to go on with all that it does. */
export const clocks: Campaign = {
  name: "clocks",
  engines: ["pglite", "postgres"],
  rounds: 6,
  async run({ seed, rounds, engine, say }) {
    const world = await createWorld(seed);
    const place = await newPlace(engine);
    const file = join(place.dataDir, "shift");
    const set = (ms: number) => writeFileSync(file, String(ms));
    set(0);
    const env = { ...world.env, SHIFT_FILE: file, NODE_OPTIONS: `--import=${SHIFT_CLOCK}` };
    const server = await startMain(place, env);
    const stop = new AbortController();
    const load = work(world, server.url, stop.signal);
    while (world.sid === undefined) await Promise.race([pause(50), load]);
    for (let round = 1; round <= rounds; round++) {
      const shift = world.random.pick(SHIFTS);
      set(shift);
      const enough = answersOf(world) + ANSWERS;
      const end = performance.now() + MAX_MS;
      while (answersOf(world) < enough) {
        if (performance.now() > end)
          throw new Error(`Nothing goes on since the clock went to ${shift / MINUTE_MS} minutes.`);
        await pause(20);
      }
      say(`jump ${round}, to ${shift / MINUTE_MS} minutes, ${answersOf(world)} answers`);
    }
    stop.abort();
    await finish(load, world);
    set(0);
    await pause(settleMs(engine));
    const { status } = await server.end("SIGTERM");
    if (status !== 0) throw new Error(`The server ended with status ${status}.`);
    await checkPlace(place, world, true);
    return figuresOf(world);
  },
};
