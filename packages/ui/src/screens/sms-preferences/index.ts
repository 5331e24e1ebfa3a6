export { SmsPreferencesScreen, type SmsPreferencesScreenProps } from "./sms-preferences.tsx";
export { smsPreferencesTexts } from "./sms-preferences.texts.ts";
export type {
  OptIn,
  SmsPreferencesActions,
  SmsPreferencesState,
} from "./sms-preferences.types.ts";
