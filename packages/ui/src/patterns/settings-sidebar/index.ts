export {
  SettingsLink,
  type SettingsLinkProps,
  SettingsLinks,
  type SettingsLinksProps,
} from "./settings-links.tsx";
export {
  SettingsSection,
  type SettingsSectionProps,
  SettingsSidebar,
} from "./settings-sidebar.tsx";
