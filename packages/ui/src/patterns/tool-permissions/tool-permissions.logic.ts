import type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";

/** The value after a tool is allowed or forbidden. What was chosen about asking is kept for when it comes back. */
export function withEnabled(
  value: ToolPermissionsValue,
  name: string,
  on: boolean,
): ToolPermissionsValue {
  return { ...value, enabled: toggled(value.enabled, name, on) };
}

/** The value after a tool is told to ask a person first, or not to. */
export function withVerified(
  value: ToolPermissionsValue,
  name: string,
  on: boolean,
): ToolPermissionsValue {
  return { ...value, verified: toggled(value.verified, name, on) };
}

/** The value after all tools are allowed or forbidden at once. */
export function withAllEnabled(
  value: ToolPermissionsValue,
  tools: readonly PermissionTool[],
  on: boolean,
): ToolPermissionsValue {
  return { ...value, enabled: on ? tools.map((tool) => tool.name) : [] };
}

/** What is sent: in the order of the tools, and a tool that may not run does not ask either. */
export function chosenMethods(value: ToolPermissionsValue, tools: readonly PermissionTool[]) {
  const enabledMethods = tools
    .map((tool) => tool.name)
    .filter((name) => value.enabled.includes(name));
  return {
    enabledMethods,
    hitlMethods: enabledMethods.filter((name) => value.verified.includes(name)),
  };
}

function toggled(names: readonly string[], name: string, on: boolean): string[] {
  const others = names.filter((other) => other !== name);
  return on ? [...others, name] : others;
}
