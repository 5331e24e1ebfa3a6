import type { Effect } from "../tool-call/types.ts";
import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";

/**
 * What a new connection starts from: every tool is enabled, and all that are not known to only read ask first. Otherwise saving a form
 * that nobody read would let the agent write unasked.
 */
export const initialPermissions = (tools: readonly PermissionTool[]): ToolPermissionsValue => ({
  enabled: tools.map(({ name }) => name),
  verified: verifiedByDefault(tools),
});

/** Names of the tools that ask first until a person says otherwise. */
export const verifiedByDefault = (tools: readonly PermissionTool[]): string[] =>
  tools.filter(({ effect }) => effect !== "read").map(({ name }) => name);

/** Deleting cannot be allowed once and for all. */
export const alwaysAsks = ({ effect }: PermissionTool): boolean => effect === "destructive";

/** Whether a tool asks before it runs. */
export const isVerified = (value: ToolPermissionsValue, tool: PermissionTool): boolean =>
  value.enabled.includes(tool.name) && (alwaysAsks(tool) || value.verified.includes(tool.name));

const order: readonly Effect[] = ["read", "write", "destructive", "send"];

/** The tools by effect; one of unknown effect counts as one that changes something. */
export const groupByEffect = (tools: readonly PermissionTool[]) =>
  order
    .map((effect) => ({
      effect,
      tools: tools.filter((tool) => (tool.effect ?? "write") === effect),
    }))
    .filter((group) => group.tools.length > 0);

/** The value after a tool is enabled or disabled. Its choice about asking is kept. */
export function withEnabled(
  value: ToolPermissionsValue,
  name: string,
  on: boolean,
): ToolPermissionsValue {
  return { ...value, enabled: toggled(value.enabled, name, on) };
}

/** The value after a tool is set to ask first, or not to. */
export function withVerified(
  value: ToolPermissionsValue,
  name: string,
  on: boolean,
): ToolPermissionsValue {
  return { ...value, verified: toggled(value.verified, name, on) };
}

/** The value after some tools are enabled or disabled at once; the others keep their state. */
export function withAllEnabled(
  value: ToolPermissionsValue,
  tools: readonly PermissionTool[],
  on: boolean,
): ToolPermissionsValue {
  const names = tools.map(({ name }) => name);
  const others = value.enabled.filter((name) => !names.includes(name));
  return { ...value, enabled: on ? [...others, ...names] : others };
}

/**
 * Merges a concurrent change of the stored value: boxes that it changed take the stored value, the others keep theirs.
 * @param seen what was stored when the person began
 */
export function withNews(
  value: ToolPermissionsValue,
  seen: ToolPermissionsValue,
  stored: ToolPermissionsValue,
): ToolPermissionsValue {
  return {
    enabled: newsOf(value.enabled, seen.enabled, stored.enabled),
    verified: newsOf(value.verified, seen.verified, stored.verified),
  };
}

/** What is sent: in the order of the tools; a disabled tool does not ask either. */
export function chosenMethods(value: ToolPermissionsValue, tools: readonly PermissionTool[]) {
  const namesOf = (chosen: readonly PermissionTool[]) => chosen.map(({ name }) => name);
  return {
    enabledMethods: namesOf(tools.filter(({ name }) => value.enabled.includes(name))),
    hitlMethods: namesOf(tools.filter((tool) => isVerified(value, tool))),
  };
}

function newsOf(mine: readonly string[], seen: readonly string[], stored: readonly string[]) {
  const isNews = (name: string) => seen.includes(name) !== stored.includes(name);
  return [...mine.filter((name) => !isNews(name)), ...stored.filter(isNews)];
}

function toggled(names: readonly string[], name: string, on: boolean): string[] {
  const others = names.filter((other) => other !== name);
  return on ? [...others, name] : others;
}
