export { SmsPreferencesScreen, type SmsPreferencesScreenProps } from "./sms-preferences.tsx";
export { smsPreferencesTexts } from "./sms-preferences.texts.ts";
export type {
  EmailChoice,
  EmailSettings,
  OptIn,
  SmsPreferencesActions,
  SmsPreferencesState,
} from "./sms-preferences.types.ts";
