import type { Connection, PluginSummary } from "@switchboard/api-client";
import { describe, expect, it } from "vitest";
import { toConnectionType } from "./connection-types-view.ts";
import { toAgainHref, toCatalogue, toConnectionRows } from "./connections-view.ts";

const plugin = (name: string, auth_type: string): PluginSummary => ({
  name,
  auth_type,
  display_name: name.toUpperCase(),
  logo_url: `/${name}.svg`,
  docs_url: null,
});
const plugins = [plugin("tasks", "system"), plugin("mail", "oauth"), plugin("books", "api_key")];

const connection = (id: string, connection_type: string, tools: number): Connection => ({
  id,
  connection_type,
  name: `My ${connection_type}`,
  configuration: {},
  field_mappings: {},
  hitl_methods: [],
  enabled_methods: Array.from({ length: tools }, (_, index) => `tool_${index}`),
});

const paths = {
  connectionAdd: (name: string) => `/add/${name}`,
  connectionEdit: (id: string) => `/edit/${id}`,
  connectionReconnect: (id: string) => `/edit/${id}?reconnect`,
  mcpReconnect: (url: string) => `/custom?url=${encodeURIComponent(url)}`,
  oauthReconnect: (name: string, id: string) => `/${name}/start?connection=${id}`,
  oauthStart: (name: string) => `https://api.example.test/${name}/start`,
  toolDocs: (name: string) => `/tools/${name}`,
};

describe("the table of connections", () => {
  it("leaves out those of built-in tools and counts the tools of the others [CONN-03 CONN-06]", () => {
    const all = [connection("1", "tasks", 3), connection("2", "mail", 2)];
    expect(toConnectionRows(all, plugins, paths)).toEqual([
      {
        id: "2",
        name: "My mail",
        type: "MAIL",
        logoUrl: "/mail.svg",
        enabled: 2,
        editHref: "/edit/2",
      },
    ]);
  });

  it("shows a tool of the person's own as the server calls it [CONN-04]", () => {
    const own = {
      ...connection("1", "mcp", 1),
      plugin_display_name: "Harbor (mcp.example)",
      logo_url: "/own/logo",
    };
    expect(toConnectionRows([own], plugins, paths)).toMatchObject([
      { type: "Harbor (mcp.example)", logoUrl: "/own/logo" },
    ]);
  });

  it("keeps one whose plugin is gone, under the plugin's own name [LO-53]", () => {
    expect(toConnectionRows([connection("1", "old_books", 1)], plugins, paths)).toMatchObject([
      { type: "old_books", logoUrl: null },
    ]);
  });
});

describe("the health of a connection", () => {
  const told = (type: string, status: Connection["status"]) => ({
    ...connection("1", type, 1),
    status,
    status_detail: "No.",
    last_success_at: "2026-11-22T10:00:00Z",
  });
  const rows = (one: Connection) => toConnectionRows([one], plugins, paths, new Set(["1"]));

  it("is shown as the server tells it, with the way to new credentials for one that expired", () => {
    const health = { reason: "No.", lastSuccessAt: "2026-11-22T10:00:00Z" };
    expect(rows(told("books", "failing"))).toMatchObject([
      { health: { ...health, status: "failing" }, testing: true },
    ]);
    expect(rows(told("books", "failing"))[0]?.health).not.toHaveProperty("reconnectHref");
    expect(rows(told("books", "expired"))[0]?.health?.reconnectHref).toBe("/edit/1?reconnect");
    const oauth = rows(told("mail", "expired"))[0]?.health?.reconnectHref;
    expect(oauth).toBe("/mail/start?connection=1");
  });

  it("leads to the page for servers by address with the address filled in", () => {
    const one = {
      ...told("mcp", "expired"),
      configuration: { mcp_url: "https://harbor.example/mcp?a=1&b=2" },
    };
    expect(rows(one)[0]?.health?.reconnectHref).toBe(
      "/custom?url=https%3A%2F%2Fharbor.example%2Fmcp%3Fa%3D1%26b%3D2",
    );
  });

  it("is absent where the server does not tell it", () => {
    expect(rows(connection("1", "books", 1))[0]).not.toHaveProperty("health");
  });
});

it("leads from a plugin to the app's own page by way of the API host, or to our page for it [WELCOME-04 WELCOME-05 API-68]", () => {
  expect(plugins.map((one) => toConnectionType(one, paths).href)).toEqual([
    "/add/tasks",
    "https://api.example.test/mail/start",
    "/add/books",
  ]);
});

describe("the catalogue of tools", () => {
  it("leads each kind to where it is added [CONN-08 CONN-12 CONN-13]", () => {
    expect(
      toCatalogue([], plugins, new Set(), paths).map(({ kind, href }) => [kind, href]),
    ).toEqual([
      ["system", "/tools/tasks"],
      ["oauth", "https://api.example.test/mail/start"],
      ["other", "/add/books"],
    ]);
  });

  it("leads from an app that is not set up to the page that says what is missing [CONN-12]", () => {
    const mail = (is_set_up: boolean) => [{ ...plugin("mail", "oauth"), is_set_up }];
    expect(toCatalogue([], mail(false), new Set(), paths)).toMatchObject([
      { href: "/add/mail", needsSetup: true },
    ]);
    expect(toCatalogue([], mail(true), new Set(), paths)).toMatchObject([
      { href: "https://api.example.test/mail/start", needsSetup: false },
    ]);
  });

  it("leads from an enabled built-in tool to its permissions [CONN-10]", () => {
    const [tasks] = toCatalogue([connection("1", "tasks", 3)], plugins, new Set(), paths);
    expect(tasks?.manageHref).toBe("/edit/1");
    const [off, mail] = toCatalogue([connection("2", "mail", 2)], plugins, new Set(), paths);
    expect([off?.manageHref, mail?.manageHref]).toEqual([undefined, undefined]);
  });

  it("counts a built-in tool as enabled when there is a connection of its type, and no other tool [CONN-11]", () => {
    const all = [connection("1", "tasks", 3), connection("2", "mail", 2)];
    const enabled = toCatalogue(all, plugins, new Set(), paths).filter((tool) => tool.enabled);
    expect(enabled.map(({ name }) => name)).toEqual(["tasks"]);
    expect(toCatalogue([], plugins, new Set(), paths).some((tool) => tool.enabled)).toBe(false);
  });
});

describe("an authorization that came to nothing", () => {
  const ended = { id: "a", plugin: "mail", connection_id: null, problem: "No." };

  it("is begun again for what it was for, where that may help", () => {
    const again = { ...ended, can_begin_again: true };
    expect(toAgainHref(again, paths)).toBe("https://api.example.test/mail/start");
    expect(toAgainHref({ ...again, connection_id: "7" }, paths)).toBe("/mail/start?connection=7");
    expect(toAgainHref({ ...again, plugin: null }, paths)).toBeNull();
    expect(toAgainHref({ ...again, can_begin_again: false }, paths)).toBeNull();
  });
});
