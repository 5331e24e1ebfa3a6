import { lazyModule } from "../../internal/lazy-module.ts";

/** Not needed for the first render of a conversation. */
export const { load: loadExtras, useLoaded: useExtras } = lazyModule(() => import("./extras.ts"));
