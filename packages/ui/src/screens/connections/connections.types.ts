import type { ConnectionHealth } from "../connection-health.tsx";
import type { CatalogueTool } from "../../patterns/connection-tiles/index.ts";

/** A connection of the user, without those of built-in tools. */
export interface ConnectionRow {
  id: string;
  name: string;
  /** Name of its app, or of its plugin where that is no longer offered. */
  type: string;
  logoUrl: string | null;
  /** How many tools the agent may use. */
  enabled: number;
  editHref: string;
  /** Absent where the server does not say. */
  health?: ConnectionHealth;
  /** A test of it runs. @default false */
  testing?: boolean;
}

/** A question before something is taken away. `busy` while the request runs. */
export interface Question {
  /** Id of the connection, or name of the built-in tool. */
  id: string;
  name: string;
  busy: boolean;
}

/** The page, loaded. */
export interface ConnectionsReady {
  kind: "ready";
  connections: readonly ConnectionRow[];
  catalogue: readonly CatalogueTool[];
  /** Asked before a connection is deleted. */
  deleting: Question | null;
  /** Asked before a built-in tool is switched off. */
  disabling: Question | null;
  /** What failed, to be read and closed. */
  alert: string | null;
  /** The present moment as ISO 8601, for connections with health. */
  now?: string;
  /** How the last test went, said to readers. */
  tested?: string;
}

export type ConnectionsState = { kind: "loading" } | ConnectionsReady;

/** What a person can do there. */
export interface ConnectionsActions {
  onDelete: (connection: { id: string }) => void;
  /** Tries a connection; absent where the server cannot. */
  onTest?: (connection: { id: string }) => void;
  onConfirmDelete: () => void;
  onEnable: (tool: { name: string }) => void;
  onDisable: (tool: { name: string }) => void;
  onConfirmDisable: () => void;
  /** Leaves either question. */
  onCancel: () => void;
  onCloseAlert: () => void;
  /** Begins again what the alert is about; absent where that would not help. */
  onBeginAgain?: () => void;
}
