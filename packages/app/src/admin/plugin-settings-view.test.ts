import type { PluginSettings } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { toShownSettings } from "./plugin-settings-view.ts";

const settings: PluginSettings = {
  display_name: "Jira",
  config_schema: {
    properties: { client_id: { title: "Client ID" }, client_secret: { secret: true } },
  },
  config: { client_id: "", client_secret: "__is_set__" },
};

it("says that a plugin is not set up while a field is empty, and takes what was saved since [ADMSET-03 ADMSET-04]", () => {
  expect(toShownSettings("jira", settings)).toMatchObject({
    displayName: "Jira",
    config: { client_id: "", client_secret: "__is_set__" },
    isSetUp: false,
  });
  const saved = { client_id: "halden", client_secret: "__is_set__" };
  expect(toShownSettings("jira", settings, saved)).toMatchObject({ config: saved, isSetUp: true });
});
