export { AdminSettingsScreen, type AdminSettingsScreenProps } from "./admin-settings.tsx";
export { adminSettingsTexts } from "./admin-settings.texts.ts";
export type {
  AdminSettingsState,
  PluginConfig,
  PluginSave,
  ShownPluginSettings,
} from "./admin-settings.types.ts";
