export { ToolPermissions, type ToolPermissionsProps } from "./tool-permissions.tsx";
export {
  chosenMethods,
  initialPermissions,
  verifiedByDefault,
  withNews,
  withVerified,
} from "./tool-permissions.logic.ts";
export type { PermissionTool, ToolGrant, ToolPermissionsValue } from "./tool-permissions.types.ts";
