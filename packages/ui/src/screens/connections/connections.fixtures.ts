import type { CatalogueTool } from "../../patterns/connection-tiles/index.ts";
import { logos } from "../welcome/welcome.fixtures.ts";
import type { ConnectionRow, ConnectionsActions, ConnectionsReady } from "./connections.types.ts";

const nothing = () => {};

export const actions: ConnectionsActions = {
  onDelete: nothing,
  onConfirmDelete: nothing,
  onEnable: nothing,
  onDisable: nothing,
  onConfirmDisable: nothing,
  onCancel: nothing,
  onCloseAlert: nothing,
};

export const customTool = "/ui/connections/create-custom-tool";

const row = (id: string, name: string, type: string, enabled: number): ConnectionRow => ({
  ...{ id, name, type, enabled, logoUrl: null },
  editHref: `/ui/connections/edit/${id}`,
});

export const connections: readonly ConnectionRow[] = [
  { ...row("c-1", "Ledgerline – Halden Books", "Ledgerline Books", 9), logoUrl: logos.books },
  { ...row("c-2", "Accounts of the office", "Harbor Mail", 5), logoUrl: logos.mail },
  row("c-3", "Jira – Halden Ops", "Jira", 7),
];

const system = (name: string, displayName: string, enabled: boolean): CatalogueTool => ({
  ...{ name, displayName, enabled, busy: false, kind: "system" },
  logoUrl: name === "tasks" ? logos.tasks : logos.sheet,
  href: `/ui/tools/${name}`,
});

export const catalogue: readonly CatalogueTool[] = [
  { ...system("data", "Spreadsheets", true), description: "Questions about files you upload" },
  {
    ...system("tasks", "Tasks", false),
    description: "List, create and update the tasks of your inbox",
  },
  {
    ...{ name: "mail", displayName: "Harbor Mail", logoUrl: logos.mail, kind: "oauth" },
    ...{ enabled: false, busy: false },
    href: "https://api.example.test/api/v1/connections/oauth/mail/start",
  },
  {
    ...{ name: "books", displayName: "Ledgerline Books", logoUrl: logos.books, kind: "other" },
    ...{ enabled: false, busy: false, description: "Customers, invoices and payments" },
    href: "/ui/connections/add/books",
  },
];

export const ready: ConnectionsReady = {
  ...{ kind: "ready", connections, catalogue },
  ...{ deleting: null, disabling: null, alert: null },
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
  ...{ name: `app-${index + 1}`, displayName: `Connected app ${index + 1}`, logoUrl: null },
  ...{ kind: "other", enabled: false, busy: false },
  href: `/ui/connections/add/app-${index + 1}`,
}));
