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
