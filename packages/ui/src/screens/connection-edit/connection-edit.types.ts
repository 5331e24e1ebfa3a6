import type { SchemaValue } from "../../form/index.ts";
import type {
  PermissionTool,
  ToolPermissionsValue,
} from "../../patterns/tool-permissions/index.ts";

/** A connection as it is stored, and what its plugin says. */
export interface EditedConnection {
  id: string;
  name: string;
  /** The app's name. */
  displayName: string;
  logoUrl: string | null;
  /** Where it is written how it is set up; null where nobody wrote it. */
  setupHref: string | null;
  /** JSON Schema of the plugin's settings, as its manifest has it. */
  settings: unknown;
  /** Settings in force that are no secrets. */
  configuration: SchemaValue;
  /** Secrets are on file; which ones is not known here. */
  hasCredentials: boolean;
  /** Id of the app's field for each friendly name. */
  mappings: Readonly<Record<string, string>>;
  tools: readonly PermissionTool[];
  permissions: ToolPermissionsValue;
  /** Another one when something else is stored, so that what is typed meets it; absent where the server does not say. */
  version?: string;
}

/** What the form hands over. */
export interface ConnectionChange {
  name: string;
  configuration: Record<string, unknown>;
  /** Only those that were typed. */
  credentials: Record<string, string>;
  enabledMethods: string[];
  hitlMethods: string[];
  fieldMappings: Record<string, string>;
  /** Of what the form has shown; absent where it had none. */
  version?: string;
}

export type ConnectionEditState =
  | { kind: "loading" }
  | { kind: "ready"; connection: EditedConnection }
  | { kind: "saving"; connection: EditedConnection }
  /** Not saved; what was typed stays, beside what others have stored meanwhile. */
  | { kind: "failed"; connection: EditedConnection; message: string };
