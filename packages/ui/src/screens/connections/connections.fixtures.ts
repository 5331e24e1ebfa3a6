import type { CatalogueTool } from "../../patterns/connection-tiles/index.ts";
import { logos } from "../welcome/welcome.fixtures.ts";
import type { ConnectionRow, ConnectionsReady } from "./connections.types.ts";

export const customTool = "/ui/connections/create-custom-tool";

const row = (id: string, name: string, type: string, enabled: number): ConnectionRow => ({
  id,
  name,
  type,
  enabled,
  logoUrl: null,
  editHref: `/ui/connections/edit/${id}`,
});

export const connections: readonly ConnectionRow[] = [
  { ...row("c-1", "Ledgerline – Halden Books", "Ledgerline Books", 9), logoUrl: logos.books },
  { ...row("c-2", "Accounts of the office", "Harbor Mail", 5), logoUrl: logos.mail },
  row("c-3", "Jira – Halden Ops", "Jira", 7),
];

/** The same from a server that reports health. */
export const healthy: ConnectionsReady = {
  kind: "ready",
  catalogue: [],
  deleting: null,
  disabling: null,
  alert: null,
  now: "2026-11-22T12:00:00Z",
  connections: [
    {
      ...row("c-1", "Ledgerline – Halden Books", "Ledgerline Books", 9),
      health: { status: "ok", reason: null, lastSuccessAt: "2026-11-22T11:57:00Z" },
    },
    {
      ...row("c-2", "Accounts of the office", "Harbor Mail", 5),
      health: {
        status: "expired",
        lastSuccessAt: "2026-11-20T12:00:00Z",
        reason: "Harbor Mail rejected the credentials (401). Authorize it again.",
        reconnectHref:
          "https://api.example.test/api/v1/connections/oauth/mail/start?connection=c-2",
      },
    },
    {
      ...row("c-3", "Jira – Halden Ops", "Jira", 7),
      health: {
        status: "expired",
        lastSuccessAt: "2026-11-22T09:00:00Z",
        reason: "Jira says: The token was revoked (401). Check 'API token' of the connection.",
        reconnectHref: "/ui/connections/edit/c-3?reconnect=credentials",
      },
    },
    {
      ...row("c-4", "Tracker of the workshop", "Redmine", 4),
      health: {
        status: "failing",
        lastSuccessAt: "2026-09-02T09:00:00Z",
        reason: "Redmine cannot be reached. Check the address of the connection.",
      },
    },
    {
      ...row("c-5", "Old wiki", "Wiki", 2),
      health: { status: "untested", reason: null, lastSuccessAt: null },
    },
  ],
};

const system = (name: string, displayName: string, enabled: boolean): CatalogueTool => ({
  name,
  displayName,
  enabled,
  busy: false,
  kind: "system",
  logoUrl: name === "tasks" ? logos.tasks : logos.sheet,
  href: `/ui/tools/${name}`,
  ...(enabled && { manageHref: `/ui/connections/edit/${name}-1` }),
});

export const catalogue: readonly CatalogueTool[] = [
  { ...system("data", "Spreadsheets", true), description: "Questions about files you upload" },
  {
    ...system("tasks", "Tasks", false),
    description: "List, create and update the tasks of your inbox",
  },
  {
    name: "mail",
    displayName: "Harbor Mail",
    logoUrl: logos.mail,
    kind: "oauth",
    enabled: false,
    busy: false,
    href: "https://api.example.test/api/v1/connections/oauth/mail/start",
  },
  {
    name: "wiki",
    displayName: "Harbor Wiki",
    logoUrl: null,
    kind: "oauth",
    needsSetup: true,
    enabled: false,
    busy: false,
    description: "Search, read and write pages",
    href: "/ui/connections/add/wiki",
  },
  {
    name: "books",
    displayName: "Ledgerline Books",
    logoUrl: logos.books,
    kind: "other",
    enabled: false,
    busy: false,
    description: "Customers, invoices and payments",
    href: "/ui/connections/add/books",
  },
];

export const ready: ConnectionsReady = {
  kind: "ready",
  connections,
  catalogue,
  deleting: null,
  disabling: null,
  alert: null,
};

export const manyConnections: readonly ConnectionRow[] = Array.from({ length: 30 }, (_, index) =>
  row(
    `c-${index}`,
    `${index + 1}. Cooperative association of coffee growers and roasters of the northern valleys`,
    `Connected app ${index + 1}`,
    index * 41,
  ),
);

export const manyTools: readonly CatalogueTool[] = Array.from({ length: 100 }, (_, index) => ({
  name: `app-${index + 1}`,
  displayName: `Connected app ${index + 1}`,
  logoUrl: null,
  kind: "other",
  enabled: false,
  busy: false,
  href: `/ui/connections/add/app-${index + 1}`,
}));
