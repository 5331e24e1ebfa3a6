export { ConnectionTiles, type ConnectionTilesProps } from "./connection-tiles.tsx";
export type { CatalogueTool, ConnectionType } from "./connection-tiles.types.ts";
export { ToolTiles, type ToolTilesProps } from "./tool-tiles.tsx";
