import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";

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

/** The value after all tools are enabled or disabled at once. */
export function withAllEnabled(
  value: ToolPermissionsValue,
  tools: readonly PermissionTool[],
  on: boolean,
): ToolPermissionsValue {
  return { ...value, enabled: on ? tools.map((tool) => tool.name) : [] };
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
  const enabledMethods = tools
    .map((tool) => tool.name)
    .filter((name) => value.enabled.includes(name));
  return {
    enabledMethods,
    hitlMethods: enabledMethods.filter((name) => value.verified.includes(name)),
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
