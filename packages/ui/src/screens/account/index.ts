export { AccountScreen, type AccountScreenProps } from "./account.tsx";
export { accountTexts } from "./account.texts.ts";
export type { AccountActions, AccountState, LoginRow } from "./account.types.ts";
