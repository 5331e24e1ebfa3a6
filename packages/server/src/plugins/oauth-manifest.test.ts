import { describe, expect, it } from "vitest";
import { manifestSchema } from "./manifest-schema.ts";

const tool = {
  name: "list_things",
  description: "Lists things.",
  effect: "read",
  input_schema: { type: "object", properties: {} },
  http: {
    request: { method: "GET", path: "/things" },
    result: { kind: "done", sentence: "Done." },
  },
};
const oauth = {
  issuer: "https://login.example",
  discovery: "oidc",
  scopes: ["things.read"],
  client_auth: "client_secret_basic",
};
const plugin = {
  name: "harbor",
  display_name: "Harbor",
  description: "For tests.",
  auth_type: "oauth",
  connection_settings_schema: { properties: {} },
  oauth,
  http: {
    base_url: "https://harbor.example",
    auth: { kind: "oauth2" },
    check: { request: { method: "GET", path: "/me" } },
    errors: [],
  },
  tools: [tool],
};
const endpoints = { authorization: "https://a.example/go", token: "https://a.example/token" };

/** The position of a manifest's first problem, and its message. */
function problem(changed: object): string | undefined {
  const [issue] = manifestSchema.safeParse({ ...plugin, ...changed }).error?.issues ?? [];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
}

describe("the oauth part of a manifest", () => {
  it("looks its addresses up or names them", () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ oauth: { ...oauth, discovery: undefined, endpoints } })).toBeUndefined();
  });

  it.each<[string, object, RegExp]>([
    ["is missing", { oauth: undefined }, /^oauth: .*needs this part/],
    ["belongs to no such plugin", { auth_type: "other" }, /auth_type is not oauth/],
    [
      "neither looks up nor names its addresses",
      { oauth: { ...oauth, discovery: undefined } },
      /either/,
    ],
    ["does both", { oauth: { ...oauth, endpoints } }, /either/],
    ["has an issuer that is no address", { oauth: { ...oauth, issuer: "login" } }, /^oauth.issuer/],
    [
      "sets what is always set",
      { oauth: { ...oauth, parameters: { code_challenge_method: "plain" } } },
      /always set/,
    ],
    [
      "takes a parameter of the protocol for a setting",
      { oauth: { ...oauth, answers: { site: "code" } } },
      /parameter of the protocol/,
    ],
    [
      "overwrites who authorizes",
      { oauth: { ...oauth, answers: { issuer: "realmId" } } },
      /has already/,
    ],
    [
      "takes a setting from the answer that nothing uses",
      { oauth: { ...oauth, answers: { site: "siteId" } } },
      /^oauth.answers.site: nothing uses/,
    ],
    ["has scopes in one text", { oauth: { ...oauth, scopes: ["a b"] } }, /is no scope/],
    [
      "comes with settings that nobody is asked for",
      {
        connection_settings_schema: { properties: { site: { type: "string" } } },
        http: { ...plugin.http, base_url: "{settings.site}" },
      },
      /nobody is asked/,
    ],
    [
      "comes with another way to sign in",
      { http: { ...plugin.http, auth: { kind: "header", headers: { key: "x" } } } },
      /must be oauth2/,
    ],
  ])("is refused when it %s", (_what, changed, words) => {
    expect(problem(changed)).toMatch(words);
  });
});
