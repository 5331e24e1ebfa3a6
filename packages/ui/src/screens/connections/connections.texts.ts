/** Texts of the page of connections. */
export const connectionsTexts = {
  title: "My Connections",
  intro: "Apps the agent can read, and change with your approval.",
  table: "Connections",
  columns: { name: "Name", type: "Type", health: "Status", tools: "Enabled Tools" },
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  empty: "You have no connections yet.",
  emptyHint: "Connect an app below so the agent can use it.",
  /** The same where built-in tools are enabled, which are connections, too. */
  emptyApps: "No other apps connected yet.",
  builtInHint: (tools: string) => `Already enabled: ${tools}.`,
  catalogue: "Add or Enable Tools",
  search: (count: number) => `Search ${count} tools`,
  noneMatch: (query: string) => `No tool matches “${query}”.`,
  showAll: "Show all tools",
  deleteTitle: "Delete Connection?",
  deleteMessage: (name: string) =>
    `The agent loses access to ${name}, and its settings are permanently deleted. Chats and files stay.`,
  disableTitle: "Disable Tool?",
  disableMessage: (name: string) =>
    `The agent loses access to ${name}, and its settings are permanently deleted. What it created stays. You can enable it again at any time.`,
  disable: "Disable",
  notConnected: "Not Connected",
  beginAgain: "Start Again",
} as const;
