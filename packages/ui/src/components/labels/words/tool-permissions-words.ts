/** What the tools of a connection say. */
export interface ToolPermissionsWords {
  noTools: string;
  enableAllTools: string;
  enableTool: (name: string) => string;
  effectOf: (name: string) => string;
  /** Heads of the columns. */
  tool: string;
  effect: string;
  approval: string;
  /** The tool asks a person before it runs. */
  verifyBeforeRunning: string;
}

export const toolPermissionsWords: ToolPermissionsWords = {
  noTools: "This plugin has no tools.",
  enableAllTools: "Enable all tools",
  enableTool: (name) => `Enable ${name}`,
  effectOf: (name) => `Effect of ${name}`,
  tool: "Tool",
  effect: "Effect",
  approval: "Approval",
  verifyBeforeRunning: "Verify before running",
};
