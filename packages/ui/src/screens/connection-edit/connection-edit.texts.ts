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
  mappingsHint: "Your names for the app's fields. The agent understands both.",
  tools: "Enabled Tools",
  missingTools: "Tools left out",
  repairedTools: "Tools repaired",
  noOperations:
    "This tool was created manually and has no operations, so the agent cannot run it. Add one from an MCP URL or an OpenAPI document instead.",
  addOperations: "Add a tool with operations",
  revokeTitle: "Revoke permission?",
  revokeMessage: (tool: string) =>
    `${tool} will ask for approval before every call, starting with the next one.`,
  revoke: "Revoke",
  cancel: "Cancel",
  save: "Save Changes",
  saving: "Saving...",
} as const;
