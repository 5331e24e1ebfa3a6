import { describe, expect, it } from "vitest";
import { loadConfig } from "./config.ts";
import { defaultConfig } from "./default-config.ts";
import { createPaths } from "./paths.ts";

const file =
  (body: string, type = "application/json") =>
  async () =>
    new Response(body, { headers: { "content-type": type } });

describe("loadConfig", () => {
  it("reads brand and API host of the place it runs at", async () => {
    const config = await loadConfig(
      file(
        '{"brand":{"name":"Patchbay","slug":"patchbay"},"apiHost":"https://api.patchbay.example"}',
      ),
    );
    const paths = createPaths(config);
    expect(paths.chatSession("a b")).toBe("/patchbay-chat/a%20b");
    expect(paths.inbox).toBe("/patchbay-inbox");
    expect(paths.logout).toBe("https://api.patchbay.example/api/v1/auth/logout");
  });

  it.each([
    ["an index page instead of the file", file("<!doctype html>", "text/html")],
    ["broken JSON", file("{")],
    ["an address that is none", file('{"apiHost":"javascript:alert(1)"}')],
    ["no answer", async () => Promise.reject(new TypeError("offline"))],
  ])("falls back to its own origin and the default brand on %s", async (_, fetchFile) => {
    expect(await loadConfig(fetchFile)).toEqual(defaultConfig);
  });
});

describe("createPaths", () => {
  it("puts the external links on the API host [API-35 API-36 API-68]", () => {
    const paths = createPaths({ ...defaultConfig, apiHost: "https://api.example" });
    expect([paths.apiDocs, paths.logout, paths.oauthStart("jira")]).toEqual([
      "https://api.example/api/v1/docs",
      "https://api.example/api/v1/auth/logout",
      "https://api.example/api/v1/connections/oauth/jira/start",
    ]);
  });
});
