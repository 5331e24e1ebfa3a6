import type { ToolManifest } from "../plugins/types.ts";
import { schemaHash } from "../approvals/approval-terms.ts";
import type { Connection } from "../connections/ports.ts";
import type { Grant } from "./ports.ts";

/** The parts of a connection that decide about permissions of its tools. */
export type Granting = Pick<Connection, "grants" | "credentialsMark"> & {
  readonly hitlMethods: readonly string[];
};

/** As much of a tool as a grant is bound to. */
export type GrantedTool = Pick<ToolManifest, "name" | "effect" | "input_schema">;

/** Whether a tool runs without asking; `because` says why an earlier grant is no longer valid. */
export type GrantCheck =
  | { readonly allowed: true; readonly grant?: Grant }
  | { readonly allowed: false; readonly because?: string };

/** Whether a grant makes sense for a tool: one that reads needs none, a destructive one never gets one. */
export const isGrantable = ({ effect }: Pick<ToolManifest, "effect">): boolean =>
  effect === "write" || effect === "send";

/**
 * The one rule about grants: a tool that changes or sends something runs without asking only while its grant is bound to the
 * exact effect, arguments and credentials that it would run with.
 */
export function checkGrant(connection: Granting, tool: GrantedTool): GrantCheck {
  if (connection.hitlMethods.includes(tool.name) || tool.effect === "destructive") {
    return { allowed: false };
  }
  if (tool.effect === "read") return { allowed: true };
  const { grants } = connection;
  const grant = Object.hasOwn(grants, tool.name) ? grants[tool.name] : undefined;
  if (!grant) return { allowed: false };
  const because = whyEnded(grant, connection, tool);
  return because === undefined ? { allowed: true, grant } : { allowed: false, because };
}

function whyEnded(grant: Grant, connection: Granting, tool: GrantedTool): string | undefined {
  if (grant.effect !== tool.effect) {
    return `The effect of ${tool.name} changed since you let it run without asking, so it asks again.`;
  }
  if (grant.input !== schemaHash(tool.input_schema)) {
    return `The arguments of ${tool.name} changed since you let it run without asking, so it asks again.`;
  }
  if (grant.credentials !== connection.credentialsMark) {
    return `The credentials of the connection changed since you let ${tool.name} run without asking, so it asks again.`;
  }
  return undefined;
}
