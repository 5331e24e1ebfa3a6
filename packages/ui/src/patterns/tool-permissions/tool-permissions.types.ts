import type { Effect } from "../tool-call/types.ts";

/** A tool that a connection offers. */
export interface PermissionTool {
  /** The name that the agent calls. */
  name: string;
  description: string;
  effect?: Effect;
  /** The effects to choose from, if a person can declare another one. */
  effects?: readonly Effect[];
  /** The stored permission to run without asking. */
  grant?: ToolGrant;
}

/** A permission to run without asking. */
export interface ToolGrant {
  /** When it was granted, ISO 8601. */
  at: string;
  /** Who granted it; null if unknown. */
  by: string | null;
  /** Why the tool asks again, in a sentence; null while the permission is valid. */
  endedBecause: string | null;
}

/** Names of the tools that may run, and of those that ask a person first. */
export interface ToolPermissionsValue {
  enabled: readonly string[];
  verified: readonly string[];
}
