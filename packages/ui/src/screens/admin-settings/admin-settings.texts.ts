/** Texts of the settings of plugins. */
export const adminSettingsTexts = {
  title: "Plugin Settings",
  intro: "What this server needs to know before people can connect an app. Changes count at once.",
  search: "Search plugins",
  plugins: "Plugins",
  save: (name: string) => `Save ${name}`,
  notSetUp: "Not set up",
  empty: "No plugin has settings",
  emptyHint: "The plugins of this server need nothing from an administrator.",
  noFields: "This plugin has no settings.",
  noneFound: "No plugin has this in its name.",
  noData: "No data received for admin settings.",
  savedFallback: "Settings saved.",
} as const;
