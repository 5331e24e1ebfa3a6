export { AccountScreen, type AccountScreenProps } from "./account.tsx";
export { accountTexts } from "./account.texts.ts";
export type {
  AccountActions,
  AccountPaths,
  AccountState,
  DeletionFacts,
  DeletionQuestion,
  ExportState,
  LoginRow,
  TwoStepAim,
  TwoStepQuestion,
  TwoStepState,
} from "./account.types.ts";
