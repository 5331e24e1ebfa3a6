export { AdminUserEditScreen, type AdminUserEditScreenProps } from "./admin-user-edit.tsx";
export { adminUserEditTexts } from "./admin-user-edit.texts.ts";
export type {
  AdminUserDraft,
  AdminUserEditState,
  EditedUser,
  TwoStepRemoval,
} from "./admin-user-edit.types.ts";
