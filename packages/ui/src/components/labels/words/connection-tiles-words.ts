/** Words of the tiles of apps. */
export const connectionTilesWords = {
  /** How an app without a description is connected. */
  connectionWays: {
    oauth: "Log in with your account",
    system: "Built in, no account needed",
    other: "Enter your credentials",
  },
  /** Replaces it for an enabled built-in tool. */
  builtInEnabled: "Built in, enabled",
  /** Button that enables a built-in tool, and its accessible name. */
  enable: "Enable",
  enableTool: (name: string) => `Enable ${name}`,
  /** Button that disables it, and its accessible name. */
  disable: "Disable",
  disableTool: (name: string) => `Disable ${name}`,
  /** Link to the permissions of an enabled one, and its accessible name. */
  manage: "Manage",
  manageTool: (name: string) => `Manage ${name}`,
  /** On the tile of an app that is connected elsewhere. */
  connect: "Connect",
  /** On the tile of an app that cannot be connected yet, with the reason. */
  details: "Details",
  needsSetup: "Needs setup by an administrator",
  /** Name of the link from a tool's logo to its description. */
  aboutTool: (name: string) => `About ${name}`,
  /** The tile for a custom tool, and how it is created. */
  createCustomTool: "Create Custom Tool",
  customToolWays: "From an MCP URL or an OpenAPI document",
};

export type ConnectionTilesWords = typeof connectionTilesWords;
