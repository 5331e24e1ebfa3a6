import type { createServices } from "./services.ts";

/** The dependencies of operations. Built once and passed in; nothing imports a singleton, or the wiring itself. */
export type Deps = Awaited<ReturnType<typeof createServices>>;
