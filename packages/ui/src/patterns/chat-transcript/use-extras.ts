import { loadedLater } from "../../internal/loaded-later.ts";

/** What nobody needs before a conversation is on the screen. */
export const { load: loadExtras, useLoaded: useExtras } = loadedLater(() => import("./extras.ts"));
