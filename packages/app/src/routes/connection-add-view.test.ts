import type { PluginManifest, PluginSummary } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { toAddablePlugin, toAddState, toSettingMap } from "./connection-add-view.ts";

const manifest: PluginManifest = {
  name: "desk",
  display_name: "Harbor Desk",
  connection_settings_schema: { properties: { token: { title: "API token", secret: true } } },
  tools: [],
};

const paths = {
  connectionSetup: (name: string) => `/setup/${name}`,
  oauthStart: (name: string) => `https://api.example.test/${name}/start`,
  adminSettings: "/ui/admin/settings" as const,
};

it("hands what a plugin asks for to the form as it came [CADD-04]", () => {
  expect(toAddablePlugin(manifest, paths)).toMatchObject({
    name: "desk",
    displayName: "Harbor Desk",
    logoUrl: null,
    settings: manifest.connection_settings_schema,
  });
});

it.each([
  ["https://desk.example/developers", "https://desk.example/developers"],
  ["/ui/tools/desk", "/ui/tools/desk"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
  [null, null],
])(
  "links the documentation %s of app info, whatever the manifest says [LO-56]",
  (docs_url, href) => {
    const plugins = [{ name: "other" }, { name: "desk", docs_url }] as PluginSummary[];
    const shown = { ...manifest, docs_url: "https://manifest.example" };
    expect(toAddablePlugin(shown, paths, plugins).docsHref).toBe(href);
  },
);

it("sends plain settings as they are, and others as their JSON [CADD-12]", () => {
  const plain = { site: "halden", limit: 3, strict: false, none: null };
  expect(toSettingMap(plain)).toEqual(plain);
  expect(toSettingMap({ scopes: ["a", "b"], map: { a: 1 } })).toEqual({
    scopes: '["a","b"]',
    map: '{"a":1}',
  });
});

it("shows the way to the app's own page in place of a form, or who has to set it up [CONN-12 LO-03]", () => {
  const oauth = { ...manifest, auth_type: "oauth" };
  const authorization = { is_set_up: false, redirect_uri: "https://api.example.test/callback" };
  const href = "https://api.example.test/desk/start";
  expect(toAddState(manifest, [], paths, false)).toMatchObject({ kind: "ready" });
  expect(toAddState(oauth, [], paths, false)).toMatchObject({ kind: "authorize", href });
  const isSetUp = { ...oauth, authorization: { ...authorization, is_set_up: true } };
  expect(toAddState(isSetUp, [], paths, true)).toMatchObject({ kind: "authorize", href });
  expect(toAddState({ ...oauth, authorization }, [], paths, false)).toMatchObject({
    kind: "not-set-up",
    setUp: null,
  });
  expect(toAddState({ ...oauth, authorization }, [], paths, true)).toMatchObject({
    kind: "not-set-up",
    setUp: { redirectUri: authorization.redirect_uri, settingsHref: "/ui/admin/settings" },
  });
});
