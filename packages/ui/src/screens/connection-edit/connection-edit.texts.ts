/** Texts of the page of a connection. */
export const connectionEditTexts = {
  title: "Edit Connection",
  toConnections: "My Connections",
  setup: "Setup Guide",
  configuration: "Configuration",
  noConfiguration: "This connection type has no non-secret configuration fields.",
  credentials: "Credentials",
  onFile: "Encrypted credentials are on file. Leave a field blank to keep its current value.",
  mappings: "Field mappings",
  mappingsHint: "Names that you use, for fields of the app: the agent understands both.",
  tools: "Enabled Tools",
  revokeTitle: "Revoke permission?",
  revokeMessage: (tool: string) => `${tool} then asks before each call, from the next one on.`,
  revoke: "Revoke",
  cancel: "Cancel",
  save: "Save Changes",
  saving: "Saving...",
} as const;
