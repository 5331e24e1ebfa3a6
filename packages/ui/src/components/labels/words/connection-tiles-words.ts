/** Words of the tiles of apps. */
export interface ConnectionTilesWords {
  /** How an app without a description is connected. */
  connectionWays: Readonly<Record<"oauth" | "system" | "other", string>>;
  /** Replaces it for an enabled built-in tool. */
  builtInEnabled: string;
  /** Button that enables a built-in tool, and its accessible name. */
  enable: string;
  enableTool: (name: string) => string;
  /** Button that disables it, and its accessible name. */
  disable: string;
  disableTool: (name: string) => string;
  /** Link to the permissions of an enabled one, and its accessible name. */
  manage: string;
  manageTool: (name: string) => string;
  /** On the tile of an app that is connected elsewhere. */
  connect: string;
  /** On the tile of an app that cannot be connected yet, with the reason. */
  details: string;
  needsSetup: string;
  /** Name of the link from a tool's logo to its description. */
  aboutTool: (name: string) => string;
  /** The tile for a custom tool, and how it is created. */
  createCustomTool: string;
  customToolWays: string;
}

export const connectionTilesWords: ConnectionTilesWords = {
  connectionWays: {
    oauth: "Log in with your account",
    system: "Built in, no account needed",
    other: "Enter your credentials",
  },
  builtInEnabled: "Built in, enabled",
  enable: "Enable",
  enableTool: (name) => `Enable ${name}`,
  disable: "Disable",
  disableTool: (name) => `Disable ${name}`,
  manage: "Manage",
  manageTool: (name) => `Manage ${name}`,
  connect: "Connect",
  details: "Details",
  needsSetup: "Needs setup by an administrator",
  aboutTool: (name) => `About ${name}`,
  createCustomTool: "Create Custom Tool",
  customToolWays: "From an MCP URL or an OpenAPI document",
};
