import type { ConnectionType } from "./connection-tiles.types.ts";

/** Whether the tile leads straight to the app's own pages. */
export const leavesForApp = ({ kind, needsSetup = false }: ConnectionType): boolean =>
  kind === "oauth" && !needsSetup;
