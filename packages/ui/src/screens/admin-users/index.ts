export type { AdminPage } from "../admin-parts.tsx";
export { AdminUsersScreen, type AdminUsersScreenProps } from "./admin-users.tsx";
export { adminUsersTexts } from "./admin-users.texts.ts";
export type {
  AdminUserRow,
  AdminUsersActions,
  AdminUsersState,
  DeletingUser,
  UserBelongings,
} from "./admin-users.types.ts";
