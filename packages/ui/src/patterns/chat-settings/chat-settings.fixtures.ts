import type { ChatSettingsView } from "./types.ts";

const connection = (id: string, name: string, plugin: string) => ({
  id,
  name,
  plugin,
  logoUrl: null,
});

/** A new chat of somebody with a few connections and two files. */
export const settings: ChatSettingsView = {
  maxToolCalls: 3,
  discoveryLimit: 5,
  connections: [
    connection("c-1", "QuickBooks – Halden Books", "QuickBooks"),
    connection("c-2", "HubSpot – Sales", "HubSpot"),
    connection("c-3", "Jira – Halden Ops", "Jira"),
    { ...connection("c-4", "Zendesk – Support", "Zendesk"), warning: "Credentials expired" },
  ],
  selectedConnectionIds: ["c-1", "c-2", "c-3", "c-4"],
  files: [
    { id: "f-1", name: "wholesale-terms-2026.xlsx", bytes: 84_000 },
    { id: "f-2", name: "credit-limits.csv", bytes: 12_000 },
  ],
  uploading: null,
  models: [
    { id: "openai:gpt-4o", available: true },
    { id: "google:gemini-1.5-pro-latest", available: false },
    { id: "google:gemini-1.5-flash-latest", available: false },
  ],
  model: "openai:gpt-4o",
  missingKeys: {
    reason: "Needs an API key – ask your administrator",
    remedy: "To use a language model, ask your administrator for an API key.",
  },
};

/** The same on a server without API keys. */
export const withoutKeys: ChatSettingsView = {
  ...settings,
  models: settings.models.map(({ id }) => ({ id, available: false })),
};

/** A user who connected everything. */
export const manyConnections = Array.from({ length: 40 }, (_, index) =>
  connection(
    `m-${index}`,
    `Regional mailbox of the accounts receivable team, number ${index + 1}`,
    "Gmail",
  ),
);

export const longFiles = Array.from({ length: 12 }, (_, index) => ({
  id: `l-${index}`,
  name: `halden-coffee_wholesale-orders_export_of_2026-11-${String(index + 1).padStart(2, "0")}_final-final.csv`,
  bytes: 1_200_000 * (index + 1),
}));
