import type { PluginManifest } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { toAddablePlugin, toSettingMap } from "./connection-add-view.ts";

const manifest: PluginManifest = {
  name: "desk",
  display_name: "Harbor Desk",
  connection_settings_schema: { properties: { token: { title: "API token", secret: true } } },
  tools: [],
};

it("hands what a plugin asks for to the form as it came [CADD-04]", () => {
  expect(toAddablePlugin(manifest, { connectionSetup: (name) => `/setup/${name}` })).toMatchObject({
    name: "desk",
    displayName: "Harbor Desk",
    logoUrl: null,
    settings: manifest.connection_settings_schema,
  });
});

it("sends plain settings as they are, and others as their JSON [CADD-12]", () => {
  const plain = { site: "halden", limit: 3, strict: false, none: null };
  expect(toSettingMap(plain)).toEqual(plain);
  expect(toSettingMap({ scopes: ["a", "b"], map: { a: 1 } })).toEqual({
    scopes: '["a","b"]',
    map: '{"a":1}',
  });
});
