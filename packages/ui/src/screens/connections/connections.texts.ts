/** Texts of the page of connections. */
export const connectionsTexts = {
  title: "My Connections",
  intro: "Apps the agent may read and, where you allow it, change.",
  table: "Connections",
  columns: { name: "Name", type: "Type", health: "Status", tools: "Enabled Tools" },
  edit: "Edit",
  editNamed: (name: string) => `Edit ${name}`,
  delete: "Delete",
  deleteNamed: (name: string) => `Delete ${name}`,
  empty: "You have no connections yet.",
  emptyHint: "Connect an app below and the agent can read it.",
  catalogue: "Add or Enable Tools",
  search: (count: number) => `Search ${count} tools`,
  noneMatch: (query: string) => `No tool matches “${query}”.`,
  showAll: "Show all tools",
  deleteTitle: "Delete Connection?",
  deleteMessage: (name: string) =>
    `The agent can no longer use ${name}, and what you allowed for it is forgotten. Chats and files stay.`,
  disableTitle: "Disable Tool?",
  disableMessage: (name: string) =>
    `The agent can no longer use ${name}. What it made stays; you can enable it again.`,
  disable: "Disable",
  notConnected: "Not Connected",
  beginAgain: "Begin Again",
} as const;
