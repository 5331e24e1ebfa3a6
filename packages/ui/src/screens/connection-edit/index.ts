export type { ConnectionHealth } from "../connection-health.tsx";
export { ConnectionEditScreen, type ConnectionEditScreenProps } from "./connection-edit.tsx";
export type {
  ConnectionChange,
  ConnectionEditState,
  EditedConnection,
} from "./connection-edit.types.ts";
export { loadFieldChoice } from "../../patterns/field-mapping/index.ts";
