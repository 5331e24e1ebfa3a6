import type { SchemaValue } from "../../form/index.ts";
import type {
  PermissionTool,
  ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";

/** A tool that is not as its server lists it. */
export interface ToolNote {
  name: string;
  /** False for a tool that is left out. */
  offered: boolean;
  /** What was repaired, or why it is left out, as a sentence. */
  reason: string;
}

/** A connection as stored, with its plugin's data. */
export interface EditedConnection {
  id: string;
  name: string;
  /** The app's name. */
  displayName: string;
  logoUrl: string | null;
  /** Its setup guide; null without one. */
  setupHref: string | null;
  /** JSON Schema of the plugin's settings, from its manifest. */
  settings: unknown;
  /** Current settings that are no secrets. */
  configuration: SchemaValue;
  /** Secrets are stored; which ones is unknown here. */
  hasCredentials: boolean;
  /** Id of the app's field for each friendly name. */
  mappings: Readonly<Record<string, string>>;
  tools: readonly PermissionTool[];
  permissions: ToolPermissionsValue;
  /** Tools that are left out or were repaired; absent for none. */
  toolNotes?: readonly ToolNote[];
  /** Set for a tool created manually, which has no operations: where a tool with operations is added. */
  operationsHref?: string;
  /**
   * Changes when the stored connection changes, to detect concurrent edits; absent if the server does not report it.
   */
  version?: string;
}

/** The submitted values. */
export interface ConnectionChange {
  name: string;
  configuration: Record<string, unknown>;
  /** Only those that were typed. */
  credentials: Record<string, string>;
  enabledMethods: string[];
  hitlMethods: string[];
  fieldMappings: Record<string, string>;
  /** The version that the form showed; absent without one. */
  version?: string;
}

export type ConnectionEditState =
  | { kind: "loading" }
  | { kind: "ready"; connection: EditedConnection }
  | { kind: "saving"; connection: EditedConnection }
  /** Not saved; what was typed is kept, beside what others have saved in the meantime. */
  | { kind: "failed"; connection: EditedConnection; message: string };
