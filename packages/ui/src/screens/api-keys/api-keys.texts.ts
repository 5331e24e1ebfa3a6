import { inCredits } from "../../internal/in-credits.ts";
import type { ApiKeyScope } from "./api-keys.types.ts";

/** What a scope lets a program do. */
export const scopeTexts = {
  read: { name: "Read", hint: "Chats, runs, playbooks, files, the inbox, and the credit ledger." },
  runs: { name: "Run the agent", hint: "Start, follow, and stop runs, and upload files for them." },
  inbox: { name: "Change the inbox", hint: "Add, archive, restore, and delete items." },
  tools: { name: "Call tools", hint: "Use your connected apps from another agent, over MCP." },
} as const satisfies Record<ApiKeyScope, { name: string; hint: string }>;

/** Texts of the page of API keys. */
export const apiKeysTexts = {
  title: "API Keys",
  intro: "Run the agent from a script, with the same approvals and the same credits.",
  docs: "API Docs",
  created: {
    title: "Copy your new key now",
    once: (name: string) => `“${name}” is shown only once. Copy it before you leave this page.`,
    label: "New API key",
    copy: "Copy",
    copied: "Copied!",
    selected: "The clipboard is not available. The key is selected, so that you can copy it.",
    hide: "Hide the key",
  },
  form: {
    label: "Create a key",
    name: "New key",
    placeholder: "What will use it?",
    submit: "Create Key",
    missingName: "Enter a name for the key.",
    limits: "Permissions and limits",
    scopes: "Permissions",
    missingScope: "Choose at least one permission.",
    expires: "Expires",
    creditLimit: "Credit limit",
    creditLimitHint: "The maximum credits that its runs can use. Leave empty for no limit.",
    invalidLimit: "Enter a number of credits from 1 to 1,000,000, or leave it empty.",
    expiries: { "30": "In 30 days", "90": "In 90 days", "365": "In a year", never: "Never" },
  },
  table: "API keys",
  columns: {
    name: "Name",
    prefix: "Key Prefix",
    created: "Created",
    lastUsed: "Last Used",
  },
  prefix: (prefix: string) => `${prefix}…`,
  never: "Never",
  isNew: "New",
  expired: "Expired",
  expires: "Expires",
  creditsOf: (used: string, limit: string) => `${used} of ${inCredits(limit)} used`,
  revoke: "Revoke",
  revokeNamed: (name: string) => `Revoke ${name}`,
  empty: "You have no API keys yet.",
  emptyHint:
    "A key lets a program act for you. Create one for each program, so that you can revoke them separately.",
  revokeTitle: "Revoke API Key?",
  revokeMessage: "Are you sure you want to revoke this key? This action is permanent.",
  revokeName: (name: string) => `Programs that use ${name} stop working immediately.`,
  createFailed: "Failed to create key.",
  revokeFailed: "Failed to revoke key.",
  fetchFailed: "Failed to fetch API keys. Please ensure you are logged in.",
} as const;
