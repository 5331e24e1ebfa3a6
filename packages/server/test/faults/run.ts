import { parseArgs } from "node:util";
import { keepDatabaseCompiled } from "../compiled-database.ts";
import { stopAll } from "../stop-afterwards.ts";
import type { Campaign } from "./campaign.ts";
import { engineNames, type EngineName } from "./engines.ts";
import { clocks } from "./clocks.ts";
import { disks } from "./disks.ts";
import { kills, stops } from "./kills.ts";
import { losses } from "./losses.ts";
import { rolling } from "./rolling.ts";
import { toxicProxy } from "./toxics.ts";

/*
 * Breaks real servers under load, and checks afterwards that nothing was lost. `pnpm faults` builds the server first.
 *   pnpm faults                             every campaign on every engine
 *   pnpm faults --only kills --rounds 300   one of them, for longer
 *   pnpm faults --engine pglite --seed 7    what a failure prints: the same kinds of moments again
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    engine: { type: "string", multiple: true },
    rounds: { type: "string" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

const campaigns: readonly Campaign[] = [kills, stops, losses, disks, clocks, rolling, toxicProxy];

const seed = Number(values.seed);
const wanted = campaigns.filter(({ name }) => values.only?.includes(name) ?? true);
const unknown = (values.only ?? []).filter((name) => wanted.every((one) => one.name !== name));
const isCount = (text: string) => /^[1-9]\d*$/.test(text);
if (unknown.length > 0 || !isCount(values.rounds ?? "1") || !isCount(values.seed)) {
  console.error(
    `Campaigns: ${campaigns.map(({ name }) => name).join(", ")}. Rounds and seed are whole numbers from 1.`,
  );
  process.exit(2);
}

/** @returns whether it held */
async function runOne(campaign: Campaign, engine: EngineName): Promise<boolean> {
  const { name } = campaign;
  const rounds = Number(values.rounds ?? campaign.rounds);
  const started = performance.now();
  const title = `${name} on ${engine}`;
  try {
    const say = (line: string) => console.log(`  ${title}: ${line}`);
    const figures = await campaign.run({ seed, rounds, engine, say });
    const seconds = Math.round((performance.now() - started) / 1000);
    const told = Object.entries({ rounds, ...figures, seconds }).map(([what, n]) => `${n} ${what}`);
    console.log(`✓ ${title}, seed ${seed}: ${told.join(", ")}`);
    return true;
  } catch (error) {
    console.error(`✗ ${title}, seed ${seed}:`, error);
    console.error(
      `  Again: pnpm faults --only ${name} --engine ${engine} --rounds ${rounds} --seed ${seed}`,
    );
    return false;
  } finally {
    await stopAll();
  }
}

await keepDatabaseCompiled();
let ran = 0;
let failures = 0;
for (const campaign of wanted) {
  for (const engine of engineNames) {
    if (!campaign.engines.includes(engine)) continue;
    if (values.engine && !values.engine.includes(engine)) continue;
    ran += 1;
    if (!(await runOne(campaign, engine))) failures += 1;
  }
}
if (ran === 0) console.error("None of these campaigns runs on this engine.");
process.exit(failures > 0 || ran === 0 ? 1 : 0);
