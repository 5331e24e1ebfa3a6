import type { ShownPluginSettings } from "./admin-settings.types.ts";

const oauth = (app: string) => ({
  properties: {
    client_id: {
      type: "string",
      title: "Client ID",
      description: `Register an application with ${app} to get it. Use the redirect URI https://switchboard.example/api/v1/connections/oauth/callback`,
    },
    client_secret: {
      type: "string",
      title: "Client secret",
      description: "Shown next to the client ID.",
      secret: true,
    },
  },
});

export const plugin = (
  displayName: string,
  more: Partial<ShownPluginSettings> = {},
): ShownPluginSettings => ({
  name: displayName.toLowerCase().replaceAll(" ", "-"),
  displayName,
  logoUrl: null,
  schema: oauth(displayName),
  config: { client_id: "halden-ops", client_secret: "__is_set__" },
  isSetUp: true,
  save: { kind: "idle" },
  ...more,
});

export const unset = plugin("HubSpot", { config: { client_id: "" }, isSetUp: false });

export const plugins: readonly ShownPluginSettings[] = [
  plugin("Jira"),
  unset,
  plugin("QuickBooks", {
    config: { client_id: "ABq7Yd0xLm2PfVn9TzKc41", client_secret: "__is_set__" },
  }),
];

export const many: readonly ShownPluginSettings[] = Array.from({ length: 20 }, (_, at) =>
  plugin(at % 4 === 0 ? `Quarterly-Supplier-Reconciliation-Service-${at}` : `App ${at}`, {
    schema: {
      properties: {
        client_id: {
          type: "string",
          title: "Client ID",
          description:
            "Register an application in the developer console of the app, choose “web application”, allow it to read and to write, add the redirect URI of this server, and copy the identifier that is shown after the application has been reviewed.",
        },
      },
    },
    config: { client_id: at % 3 === 0 ? "" : `client-${at}` },
    isSetUp: at % 3 !== 0,
  }),
);
