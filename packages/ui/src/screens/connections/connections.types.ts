import type { ConnectionHealth } from "../connection-health.tsx";
import type { CatalogueTool } from "../../patterns/connection-tiles/index.ts";

/** A connection of the user, built-in tools excluded. */
export interface ConnectionRow {
  id: string;
  name: string;
  /** Name of its app, or of its plugin if that is no longer offered. */
  type: string;
  logoUrl: string | null;
  /** How many tools the agent may use. */
  enabled: number;
  editHref: string;
  /** Absent if the server does not report it. */
  health?: ConnectionHealth;
  /** A test of it is running. @default false */
  testing?: boolean;
}

/** A confirmation of something destructive. `busy` while the request is in progress. */
export interface Question {
  /** Id of the connection. */
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
  /** Asked before a built-in tool is disabled. */
  disabling: Question | null;
  /** What failed, to be read and closed. */
  alert: string | null;
  /** The current time, ISO 8601, for connections with health. */
  now?: string;
  /** Result of the last test, for screen readers. */
  tested?: string;
}

export type ConnectionsState = { kind: "loading" } | ConnectionsReady;

/** Actions of the page. */
export interface ConnectionsActions {
  onDelete: (connection: { id: string }) => void;
  /** Tests a connection; absent if the server cannot. */
  onTest?: (connection: { id: string }) => void;
  onConfirmDelete: () => void;
  onEnable: (tool: { name: string }) => void;
  onDisable: (tool: { name: string }) => void;
  onConfirmDisable: () => void;
  /** Cancels either confirmation. */
  onCancel: () => void;
  onCloseAlert: () => void;
  /** Retries what the alert is about; absent if that would not help. */
  onBeginAgain?: () => void;
}
