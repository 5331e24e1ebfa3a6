import type { Effect } from "../tool-call/types.ts";

/** A tool that a connection offers. */
export interface PermissionTool {
  /** The name that the agent calls. */
  name: string;
  description: string;
  effect?: Effect;
  /** What it may count as, where a person can say that it does more. */
  effects?: readonly Effect[];
}

/** Names of the tools that may run, and of those that ask a person first. */
export interface ToolPermissionsValue {
  enabled: readonly string[];
  verified: readonly string[];
}
