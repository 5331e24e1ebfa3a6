/** Texts of the settings of plugins. */
export const adminSettingsTexts = {
  title: "Plugin Settings",
  intro:
    "What this server needs to know before people can connect an app. Changes take effect immediately.",
  search: "Search plugins",
  plugins: "Plugins",
  save: (name: string) => `Save ${name}`,
  notSetUp: "Not set up",
  empty: "No plugin has settings",
  emptyHint: "No plugin on this server needs settings.",
  noFields: "This plugin has no settings.",
  noneFound: "No plugins match.",
  noData: "No data received for admin settings.",
  savedFallback: "Settings saved.",
} as const;
