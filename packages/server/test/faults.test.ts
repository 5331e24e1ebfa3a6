import { expect, inject, it } from "vitest";
import { engineNames } from "./faults/engines.ts";
import { kills } from "./faults/kills.ts";
import { breakEach } from "./faults/toxics.ts";
import { NO_POSTGRES } from "./postgres.ts";

const ROUNDS = 2;
const SLOW = { timeout: 240_000 };

const engines = engineNames.filter((name) => name === "pglite" || inject("postgres"));
if (engines.length === 1) console.log(`The fault lab: ${NO_POSTGRES}`);

it.each(engines)(
  `keeps all that a server on %s answered, calls each tool once and ends each run, killed at random ${ROUNDS} times [R1 R3 R5 R6 R8 R9 R11]`,
  SLOW,
  async (engine) => {
    const seed = Date.now() % 1_000_000;
    const again = `pnpm faults --only kills --engine ${engine} --rounds ${ROUNDS} --seed ${seed}`;
    const run = kills.run({ seed, rounds: ROUNDS, engine, say: () => undefined });
    const figures = await run.catch((error: unknown) => expect.fail(`${again}\n${String(error)}`));
    expect(figures["people"]).toBeGreaterThan(0);
  },
);

it.skipIf(!inject("postgres"))(
  "degrades only what needs a dependency that hangs, answers 500 or drips, and uses it again afterwards [R14]",
  SLOW,
  async () => {
    const kinds = ["hang", "error", "drip"] as const;
    const how = { seed: 1, kinds, faultMs: 300, say: () => undefined };
    expect(await breakEach(how)).toBe(18);
  },
);
