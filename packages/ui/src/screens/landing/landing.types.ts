/** An app that can be connected, as the server names it. */
export interface Integration {
  name: string;
  displayName: string;
  logoUrl: string | null;
}

export type LandingState =
  /** What can be integrated is being asked. */
  | { kind: "loading" }
  | { kind: "ready"; integrations: readonly Integration[] }
  /** The server did not say; the page is complete without. */
  | { kind: "failed" };
