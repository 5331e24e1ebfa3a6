export { AccountScreen, type AccountScreenProps } from "./account.tsx";
export { accountTexts } from "./account.texts.ts";
export type {
  AccountActions,
  AccountPaths,
  AccountState,
  DeletionFacts,
  DeletionQuestion,
  ExportState,
  LoginDetailsQuestion,
  LoginDetailsState,
  LoginRow,
  TwoStepAim,
  TwoStepQuestion,
  TwoStepState,
} from "./account.types.ts";
