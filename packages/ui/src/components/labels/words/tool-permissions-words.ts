/** Words of the tools of a connection. */
export interface ToolPermissionsWords {
  noTools: string;
  enableAllTools: string;
  enableTool: (name: string) => string;
  effectOf: (name: string) => string;
  /** Column headers. */
  tool: string;
  effect: string;
  approval: string;
  /** The tool asks a person before it runs. */
  verifyBeforeRunning: string;
  /** Somebody allowed the tool to run without asking; `date` is in the words of the locale. */
  runsSince: (date: string) => string;
  runsSinceBy: (date: string, person: string) => string;
  revoke: string;
  /** Its accessible name, with the name of the tool. */
  revokeNamed: (name: string) => string;
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
  runsSince: (date) => `Runs without asking since ${date}`,
  runsSinceBy: (date, person) => `Runs without asking since ${date}, allowed by ${person}`,
  revoke: "Revoke",
  revokeNamed: (name) => `Revoke for ${name}`,
};
