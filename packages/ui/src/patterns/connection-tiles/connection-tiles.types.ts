/** A kind of app that can be connected. */
export interface ConnectionType {
  /** The plugin's name. */
  name: string;
  displayName: string;
  logoUrl: string | null;
  /** One sentence. */
  description?: string;
  /** How it is connected: at the app's own sign-in, without credentials, or with a form. */
  kind: "oauth" | "system" | "other";
  /** Where connecting starts. For `oauth` an address of the API host. */
  href: string;
}

/**
 * A kind of app in the catalogue of tools. A built-in one (`system`) is switched on and off there, and its `href` leads to what
 * is written about it; the others are connected elsewhere, as often as somebody has accounts.
 */
export interface CatalogueTool extends ConnectionType {
  /** A built-in tool is switched on. */
  enabled: boolean;
  /** It is being switched. */
  busy: boolean;
}
