import { deskSchema, deskValues } from "../../patterns/manifest-form/manifest-form.fixtures.ts";
import { supportPlugin, tasksPlugin } from "../connection-add/connection-add.fixtures.ts";
import type { ConnectionEditScreenProps } from "./connection-edit.tsx";
import type { EditedConnection } from "./connection-edit.types.ts";

export const desk: EditedConnection = {
  id: "c-1",
  name: "Support desk",
  displayName: "Harbor Desk",
  logoUrl: null,
  setupHref: "/ui/connections/setup/desk",
  settings: deskSchema,
  configuration: deskValues,
  hasCredentials: true,
  mappings: { "Client Name": "customfield_10010", "Renewal date": "customfield_10042" },
  tools: supportPlugin.tools,
  permissions: {
    enabled: ["search_tickets", "update_ticket", "reply_to_ticket"],
    verified: ["update_ticket", "reply_to_ticket"],
  },
};

export const expired: NonNullable<ConnectionEditScreenProps["health"]> = {
  health: {
    status: "expired",
    lastSuccessAt: "2026-11-20T12:00:00Z",
    reason: "Harbor Desk says: Invalid token (401). Check 'API token' of the connection.",
  },
  now: "2026-11-22T12:00:00Z",
  testing: false,
  onTest: () => {},
};

export const tasks: EditedConnection = {
  id: "c-2",
  name: "My tasks",
  displayName: "Tasks",
  logoUrl: tasksPlugin.logoUrl,
  setupHref: "/ui/connections/setup/tasks",
  settings: { properties: {} },
  configuration: {},
  hasCredentials: false,
  mappings: {},
  tools: tasksPlugin.tools,
  permissions: { enabled: ["list_tasks"], verified: [] },
};
