import { describe, expect, it } from "vitest";
import { deskPlugin } from "../../../test/credentials.ts";
import { isSecretField } from "../plugins/secret-fields.ts";
import type { PluginManifest } from "../plugins/types.ts";
import { readSettings, requireSameSettings } from "./settings.ts";

const { manifest: desk } = deskPlugin();
const settings = { site_url: "https://desk.example", user: "maya" };
const secrets = { password: "p", api_token: "t" };

const asking = (properties: PluginManifest["connection_settings_schema"]["properties"]) => ({
  ...desk,
  connection_settings_schema: { properties },
});

describe("what a new connection holds", () => {
  it("is settings without blanks at their ends, and secrets as they were typed [CADD-12]", () => {
    expect(
      readSettings(desk, {
        configuration: { site_url: " https://desk.example\n", user: "maya" },
        credentials: { password: " p ", api_token: "t" },
      }),
    ).toEqual({ configuration: settings, credentials: { password: " p ", api_token: "t" } });
  });

  it.each<[string, object, object, string]>([
    [
      "a secret among the settings",
      { ...settings, password: "p" },
      { api_token: "t" },
      "Password (password) is secret; send it in credentials.",
    ],
    [
      "a setting among the secrets",
      { user: "maya" },
      { ...secrets, site_url: "https://desk.example" },
      "Site address (site_url) is not secret; send it in configuration.",
    ],
    [
      "a setting that does not exist",
      { ...settings, host: "evil.example" },
      secrets,
      "Harbor Desk has no setting named host.",
    ],
    [
      "a secret that does not exist",
      settings,
      { ...secrets, constructor: "x" },
      "Harbor Desk has no setting named constructor.",
    ],
    ["a setting that is missing", { user: "maya" }, secrets, "Site address (site_url) is missing."],
    ["a blank setting", { ...settings, user: "  " }, secrets, "User (user) is missing."],
    ["a blank secret", settings, { ...secrets, password: "" }, "Password (password) is missing."],
    [
      "a setting that is too long",
      { ...settings, user: "x".repeat(2_001) },
      secrets,
      "User (user) may have at most 2000 characters.",
    ],
    [
      "a secret that is too long",
      settings,
      { ...secrets, password: "x".repeat(16_001) },
      "Password (password) may have at most 16000 characters.",
    ],
    ["a setting of another type", { ...settings, user: 5 }, secrets, "User (user) must be text."],
  ])("is refused with %s, by name [CADD-12]", (_what, configuration, credentials, sentence) => {
    const read = () =>
      readSettings(desk, {
        configuration: configuration as Record<string, unknown>,
        credentials: credentials as Record<string, string>,
      });
    expect(read).toThrow(sentence);
  });

  it.each([
    [{ type: "integer" }, 3, 3.5, "a whole number"],
    [{ type: "number" }, 3.5, "3.5", "a number"],
    [{ type: "boolean" }, false, "no", "true or false"],
    [{ enum: ["eu", "us"] }, "eu", "mars", "one of eu, us"],
    [{ type: "array" }, '["a"]', 4, "text"],
  ])("has values as the plugin declares them: %o", (schema, right, wrong, kind) => {
    const manifest = asking({ field: schema });
    expect(readSettings(manifest, { configuration: { field: right } }).configuration).toEqual({
      field: right,
    });
    expect(() => readSettings(manifest, { configuration: { field: wrong } })).toThrow(
      `field must be ${kind}.`,
    );
  });
});

it.each([
  [{ secret: true }, true],
  [{ is_secret: true }, true],
  [{ writeOnly: true }, true],
  [{ format: "password" }, true],
  [{ json_schema_extra: { secret: true } }, true],
  [{ json_schema_extra: { is_secret: true } }, true],
  [{ json_schema_extra: { writeOnly: true } }, true],
  [{ json_schema_extra: { format: "password" } }, true],
  [{ secret: false, title: "Secret" }, false],
  [{ secret: "true" }, false],
  [{ json_schema_extra: null }, false],
])("reads %o as a secret: %s [ENTITY-11]", (schema, secret) => {
  expect(isSecretField(schema)).toBe(secret);
});

describe("where a connection leads", () => {
  it("may be sent as it is, in part, or with blanks for what it does not have [CEDIT-03]", () => {
    for (const sent of [
      undefined,
      {},
      settings,
      { user: " maya " },
      { ...settings, site_url: " https://desk.example" },
    ]) {
      expect(() => requireSameSettings(desk, settings, sent)).not.toThrow();
    }
    expect(() => requireSameSettings(desk, { user: "maya" }, { site_url: "" })).not.toThrow();
    expect(() => requireSameSettings(desk, { older: 1 }, { older: 1 })).not.toThrow();
  });

  it.each([
    [{ site_url: "https://evil.example" }, "Site address (site_url) of a connection cannot be"],
    [{ site_url: null }, "Site address (site_url) of a connection cannot be changed; add another"],
    [{ api_token: "x" }, "API token (api_token) is secret; send it in credentials."],
    [{ host: "evil.example" }, "Harbor Desk has no setting named host."],
  ])("cannot become another place: %o [S17 CEDIT-03]", (sent, sentence) => {
    expect(() => requireSameSettings(desk, settings, sent)).toThrow(sentence);
  });
});
