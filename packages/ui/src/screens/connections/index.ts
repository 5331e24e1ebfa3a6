export type { ConnectionHealth } from "../connection-health.tsx";
export { ConnectionsScreen, type ConnectionsScreenProps } from "./connections.tsx";
export type {
  ConnectionRow,
  ConnectionsActions,
  ConnectionsReady,
  ConnectionsState,
  Question,
} from "./connections.types.ts";
