import type { createServices } from "./services.ts";

/** Everything that an operation may reach. Built once and handed in; nothing imports a singleton, or the wiring itself. */
export type Deps = Awaited<ReturnType<typeof createServices>>;
