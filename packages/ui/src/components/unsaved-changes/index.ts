export {
  type LeaveQuestion,
  type UnsavedChanges,
  UnsavedChangesProvider,
  type UnsavedChangesProviderProps,
  useUnsavedChanges,
} from "./unsaved-changes.tsx";
export type { UnsavedForms } from "./unsaved-forms.ts";
