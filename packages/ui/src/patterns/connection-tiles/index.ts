export { ConnectionTiles, type ConnectionTilesProps } from "./connection-tiles.tsx";
export type { ConnectionType } from "./connection-tiles.types.ts";
