/** A kind of app that can be connected. */
export interface ConnectionType {
  /** The plugin's name. */
  name: string;
  displayName: string;
  logoUrl: string | null;
  /** One sentence. */
  description?: string;
  /** How it is connected: by the app's own sign-in, without credentials, or with a form. */
  kind: "oauth" | "system" | "other";
  /** Where connecting starts. For `oauth` a URL of the API host, unless it needs setup. */
  href: string;
  /** An administrator has to set it up before anyone can connect it; `href` leads to what is missing. @default false */
  needsSetup?: boolean;
}

/**
 * A kind of app in the catalogue of tools. A built-in one (`system`) is switched on and off there, and its `href` links
 * to its description; the others can be connected several times, once per account.
 */
export interface CatalogueTool extends ConnectionType {
  /** A built-in tool is enabled. */
  enabled: boolean;
  /** It is being switched. */
  busy: boolean;
  /** Where an enabled built-in tool's permissions are managed. */
  manageHref?: string;
}
