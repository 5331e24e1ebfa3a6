export { ToolPermissions, type ToolPermissionsProps } from "./tool-permissions.tsx";
export { chosenMethods } from "./tool-permissions.logic.ts";
export type { PermissionTool, ToolPermissionsValue } from "./tool-permissions.types.ts";
