import type { PluginSettingsMap } from "@switchboard/api-client/types";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pluginSettings } from "../src/store/schema.ts";
import { CLIENT_ID, CLIENT_SECRET } from "./consent-app.ts";
import { consent } from "./consent.ts";
import { startOAuthServer, type OAuthTestServer } from "./oauth-server.ts";

const PATH = "/api/v1/admin/plugin-settings";

let started: OAuthTestServer;

beforeAll(async () => {
  started = await startOAuthServer();
}, 60_000);

const save = (config: object, plugin = "harbor") =>
  started.admin.send("POST", `${PATH}/${plugin}`, { config });
const read = async () => (await started.admin.json<PluginSettingsMap>(PATH))["harbor"];

beforeEach(async () => {
  await save({ client_id: CLIENT_ID, client_secret: CLIENT_SECRET });
});

describe("the settings of plugins", () => {
  it("are those of the plugins that need any, with their fields and what is stored [ADMSET-02 ADMSET-05 LIMIT-23 API-62 LO-119]", async () => {
    const all = await started.admin.json<PluginSettingsMap>(PATH);
    expect(Object.keys(all)).toContain("harbor");
    expect(Object.keys(all)).not.toContain("tasks");
    expect(all["harbor"]).toEqual({
      display_name: "Harbor",
      config_schema: {
        properties: {
          client_id: expect.objectContaining({
            title: "Client ID",
            description: expect.stringContaining(
              `${started.server.url}/api/v1/connections/oauth/callback`,
            ),
          }),
          client_secret: expect.objectContaining({ title: "Client secret", secret: true }),
        },
      },
      config: { client_id: CLIENT_ID, client_secret: "__is_set__" },
    });
  });

  it("are saved with a message; a secret that is sent as its mark stays, an empty one is removed [ADMSET-06 ADMSET-07 API-63 LO-118]", async () => {
    const client = await started.server.signUp();
    const works = async () => {
      const answer = await consent(await started.start(client));
      return (await started.comeBack(client, answer)).problem;
    };
    const saved = await save({ client_id: ` ${CLIENT_ID} `, client_secret: "__is_set__" });
    expect(await saved.json()).toEqual({ message: "The settings of Harbor were saved." });
    expect(await works()).toBeNull();
    await save({ client_id: CLIENT_ID });
    expect(await works()).toBeNull();
    await save({ client_secret: "" });
    expect((await read())?.config).toEqual({ client_id: CLIENT_ID });
  });

  it("keep the secret out of the database's reach [S14]", async () => {
    const rows = await started.server.database.db.select().from(pluginSettings);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(CLIENT_SECRET);
    expect(JSON.stringify(await read())).not.toContain(CLIENT_SECRET);
  });

  it.each<[string, object, string, number]>([
    ["of a plugin that does not exist", {}, "nothing", 404],
    ["that the plugin does not have", { tenant: "x" }, "harbor", 422],
    ["of a plugin that needs none", { client_id: "x" }, "tasks", 422],
    ["that are no text", { client_id: 5 }, "harbor", 422],
  ])("are refused: those %s", async (_what, config, plugin, status) => {
    expect((await save(config, plugin)).status).toBe(status);
  });
});
