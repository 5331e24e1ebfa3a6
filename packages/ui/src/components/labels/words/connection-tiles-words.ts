/** What the tiles of apps say. */
export interface ConnectionTilesWords {
  /** How an app that says nothing about itself is connected. */
  connectionWays: Readonly<Record<"oauth" | "system" | "other", string>>;
  /** In place of that for a built-in tool that is switched on. */
  builtInEnabled: string;
  /** Button that switches a built-in tool on, and its name for readers. */
  enable: string;
  enableTool: (name: string) => string;
  /** Button that switches it off, and its name for readers. */
  disable: string;
  disableTool: (name: string) => string;
  /** On the tile of an app that is connected elsewhere. */
  connect: string;
  /** Names the link from a tool's logo to what is written about it. */
  aboutTool: (name: string) => string;
  /** The tile for a tool of one's own, and how that comes about. */
  createCustomTool: string;
  customToolWays: string;
}

export const connectionTilesWords: ConnectionTilesWords = {
  connectionWays: {
    oauth: "Sign in there",
    system: "Built in, no account needed",
    other: "With your credentials",
  },
  builtInEnabled: "Built in, enabled",
  enable: "Enable",
  enableTool: (name) => `Enable ${name}`,
  disable: "Disable",
  disableTool: (name) => `Disable ${name}`,
  connect: "Connect",
  aboutTool: (name) => `About ${name}`,
  createCustomTool: "Create Custom Tool",
  customToolWays: "From an MCP address or by hand",
};
