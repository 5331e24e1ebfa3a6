/** Words of the tools of a connection. */
export const toolPermissionsWords = {
  noTools: "This connection has no tools.",
  enableAllTools: "Enable all tools",
  enableTool: (name: string) => `Enable ${name}`,
  effectOf: (name: string) => `Effect of ${name}`,
  /** Headings of tools with the same effect, each with what it means. */
  groups: {
    read: "Reads",
    write: "Changes",
    destructive: "Deletes",
    send: "Sends outside",
  },
  groupHints: {
    read: "Looks things up and changes nothing.",
    write: "Creates or edits data in the app.",
    destructive: "Deletes data. Always asks first.",
    send: "Sends messages to other people.",
  },
  /** Switch of a group. */
  enableGroup: (group: string) => `Enable all tools under ${group}`,
  /** How many of a group are enabled. */
  countOf: (enabled: number, all: number) => `${enabled} of ${all}`,
  /** Column headers. */
  tool: "Tool",
  effect: "Effect",
  approval: "Approval",
  /** The tool asks a person before it runs. */
  verifyBeforeRunning: "Verify before running",
  /** Somebody allowed the tool to run without asking; `date` is in the words of the locale. */
  runsSince: (date: string) => `Runs without asking since ${date}`,
  runsSinceBy: (date: string, person: string) =>
    `Runs without asking since ${date}, allowed by ${person}`,
  revoke: "Revoke",
  /** Its accessible name, with the name of the tool. */
  revokeNamed: (name: string) => `Revoke for ${name}`,
};

export type ToolPermissionsWords = typeof toolPermissionsWords;
