import type { SharedWords } from "./shared-words.ts";

type ByEffect = SharedWords["effects"];

/** Words of the tools of a connection. */
export interface ToolPermissionsWords {
  noTools: string;
  enableAllTools: string;
  enableTool: (name: string) => string;
  effectOf: (name: string) => string;
  /** Headings of tools with the same effect, each with what it means. */
  groups: ByEffect;
  groupHints: ByEffect;
  /** Switch of a group. */
  enableGroup: (group: string) => string;
  /** How many of a group are enabled. */
  countOf: (enabled: number, all: number) => string;
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
  noTools: "This connection has no tools.",
  enableAllTools: "Enable all tools",
  enableTool: (name) => `Enable ${name}`,
  effectOf: (name) => `Effect of ${name}`,
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
  enableGroup: (group) => `Enable all tools under ${group}`,
  countOf: (enabled, all) => `${enabled} of ${all}`,
  tool: "Tool",
  effect: "Effect",
  approval: "Approval",
  verifyBeforeRunning: "Verify before running",
  runsSince: (date) => `Runs without asking since ${date}`,
  runsSinceBy: (date, person) => `Runs without asking since ${date}, allowed by ${person}`,
  revoke: "Revoke",
  revokeNamed: (name) => `Revoke for ${name}`,
};
