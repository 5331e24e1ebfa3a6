/** An app that can be connected, as the server names it. */
export interface Integration {
  name: string;
  displayName: string;
  logoUrl: string | null;
}

export type LandingState =
  /** The integrations are loading. */
  | { kind: "loading" }
  | { kind: "ready"; integrations: readonly Integration[] }
  /** They could not be loaded; the page is complete without them. */
  | { kind: "failed" };
