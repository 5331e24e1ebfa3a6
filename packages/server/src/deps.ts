import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Env } from "./env.ts";
import type { NewId } from "./ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { PluginRegistry } from "./plugins/types.ts";
import type { Store } from "./store/types.ts";

/** Everything that an operation may reach. Built once by `createServices` and handed in; nothing imports a singleton. */
export type Deps = {
  readonly env: Env;
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
  readonly plugins: PluginRegistry;
};
