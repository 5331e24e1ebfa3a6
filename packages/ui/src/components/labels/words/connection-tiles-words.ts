/** What the tiles of apps say. */
export interface ConnectionTilesWords {
  /** How an app that says nothing about itself is connected. */
  connectionWays: Readonly<Record<"oauth" | "system" | "other", string>>;
}

export const connectionTilesWords: ConnectionTilesWords = {
  connectionWays: {
    oauth: "Sign in there",
    system: "Built in, no account needed",
    other: "With your credentials",
  },
};
