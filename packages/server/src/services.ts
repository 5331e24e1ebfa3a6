import type { Logger } from "pino";
import { systemClock, type Clock } from "./clock.ts";
import type { Deps } from "./deps.ts";
import type { Env } from "./env.ts";
import { newId } from "./ids.ts";
import { createLifecycle } from "./lifecycle.ts";
import { createLog } from "./log.ts";
import type { PluginRegistry } from "./plugins/types.ts";
import type { Store } from "./store/types.ts";

/** What a test or another host may put in place of ours. */
export type ServiceOverrides = {
  readonly clock?: Clock;
  readonly log?: Logger;
};

/**
 * Builds every service over an opened store. Closing the store stays with whoever opened it.
 */
export async function createServices(
  env: Env,
  store: Store,
  overrides: ServiceOverrides = {},
): Promise<Deps> {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(env);
  const lifecycle = createLifecycle();
  const plugins: PluginRegistry = { list: () => [], get: () => undefined };
  return { env, store, clock, newId, log, lifecycle, plugins };
}
