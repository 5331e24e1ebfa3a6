import type { Effect } from "../tool-call/types.ts";

/** A tool that a connection offers. */
export interface PermissionTool {
  /** The name that the agent calls. */
  name: string;
  description: string;
  effect?: Effect;
  /** What it may count as, where a person can say that it does more. */
  effects?: readonly Effect[];
  /** That it was allowed to run without asking, as it is stored. */
  grant?: ToolGrant;
}

/** A permission to run without asking. */
export interface ToolGrant {
  /** When it was given, as ISO 8601. */
  at: string;
  /** Who gave it; null where that is not known. */
  by: string | null;
  /** Why the tool asks all the same, in a sentence; null while the permission stands. */
  endedBecause: string | null;
}

/** Names of the tools that may run, and of those that ask a person first. */
export interface ToolPermissionsValue {
  enabled: readonly string[];
  verified: readonly string[];
}
