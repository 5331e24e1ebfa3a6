import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import {
  catalogue,
  connections,
  customTool,
  healthy,
  manyConnections,
  manyTools,
  ready,
} from "./connections.fixtures.ts";
import { ConnectionsScreen } from "./connections.tsx";
import type { ConnectionsState } from "./connections.types.ts";

const meta = {
  title: "Screens/Connections",
  component: ConnectionsScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", shell: { ...signedIn.shell, current: "connections" } },
  decorators: [withShell],
  args: {
    state: ready,
    paths: { customTool },
    actions: {
      onDelete: fn(),
      onConfirmDelete: fn(),
      onEnable: fn(),
      onDisable: fn(),
      onConfirmDisable: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
    },
  },
} satisfies Meta<typeof ConnectionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const onBeginAgain = fn();
const [first] = connections;
const [sheets, tasks] = catalogue;

export const Default: Story = {
  name: "The user's connections, and below them every tool by how it is added [CONN-01 CONN-02 CONN-03 CONN-04 CONN-05 CONN-07 CONN-08 CONN-12 CONN-13 CONN-14]",
  tags: ["state:connections/populated", "state:connections/tile-custom", "picture"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "My Connections" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Connections" }));
    await expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Type",
      "Enabled Tools",
      "Actions",
    ]);
    const row = within(table.getByRole("row", { name: /Halden Books/ }));
    await expect(row.getByRole("cell", { name: "9" })).toBeVisible();
    await expect(row.getByRole("link", { name: /^Edit/ })).toHaveAttribute(
      "href",
      "/ui/connections/edit/c-1",
    );
    await userEvent.click(row.getByRole("button", { name: /^Delete/ }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "c-1" });
    const tools = within(canvas.getByRole("list", { name: "Add or Enable Tools" }));
    await expect(tools.getByRole("link", { name: "About Tasks" })).toHaveAttribute(
      "href",
      "/ui/tools/tasks",
    );
    await expect(tools.getByRole("link", { name: /^Harbor Mail/ })).toHaveAttribute(
      "href",
      "https://api.example.test/api/v1/connections/oauth/mail/start",
    );
    await expect(tools.getByRole("link", { name: /^Ledgerline Books/ })).toHaveAttribute(
      "href",
      "/ui/connections/add/books",
    );
    await expect(tools.getByRole("link", { name: /^Create Custom Tool/ })).toHaveAttribute(
      "href",
      customTool,
    );
  },
};

export const Loading: Story = {
  name: "While data loads [CONN-01 LO-136]",
  tags: ["state:connections/loading", "picture"],
  args: { state: { kind: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Loading page")).toBeInTheDocument();
  },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  ConnectionsState["kind"],
  Story
>;

export const RowFocus: Story = {
  name: "The actions of a row by keyboard [CONN-04 CONN-05 LO-131]",
  tags: ["state:connections/row-focus"],
  play: async ({ canvas, args }) => {
    canvas.getByRole("link", { name: "Edit Jira – Halden Ops" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Delete Jira – Halden Ops" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "c-3" });
  },
};

export const Empty: Story = {
  name: "Without connections it says so, above the tools [CONN-02 CONN-06 LO-62]",
  tags: ["state:connections/empty", "picture"],
  args: {
    state: {
      ...ready,
      connections: [],
      catalogue: catalogue.map((tool) => ({ ...tool, enabled: false })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no connections yet.")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Add or Enable Tools" })).toBeVisible();
  },
};

export const OnlyBuiltIn: Story = {
  name: "With built-in tools only, the table is empty and their tiles are on [CONN-06 CONN-10]",
  tags: ["state:connections/only-system", "picture"],
  args: {
    state: {
      ...ready,
      connections: [],
      catalogue: catalogue.map((tool) =>
        tool.kind === "system"
          ? { ...tool, enabled: true, manageHref: `/ui/connections/edit/${tool.name}-1` }
          : tool,
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No other apps connected yet.")).toBeVisible();
    await expect(canvas.queryByText(/no connections/)).toBeNull();
    const table = within(canvas.getByRole("table", { name: "Connections" }));
    await expect(table.getByText(/^Already enabled: /)).toBeVisible();
    await expect(table.getByRole("link", { name: "Tasks" })).toHaveAttribute(
      "href",
      "/ui/connections/edit/tasks-1",
    );
    await expect(canvas.getAllByRole("button", { name: /^Disable/ })).toHaveLength(2);
  },
};

export const Many: Story = {
  name: "Thirty connections with long names, a hundred tools and a search among them [CONN-02 CONN-03 CONN-07]",
  tags: ["state:connections/many-long"],
  args: { state: { ...ready, connections: manyConnections, catalogue: manyTools } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(31);
    const search = canvas.getByRole("searchbox", { name: "Search 100 tools" });
    await userEvent.type(search, "app 42");
    const tools = () => within(canvas.getByRole("list", { name: "Add or Enable Tools" }));
    await expect(tools().getAllByRole("link")).toHaveLength(1);
    await userEvent.type(search, "x");
    await expect(canvas.getByText("No tool matches “app 42x”.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show all tools" }));
    await expect(tools().getAllByRole("link")).toHaveLength(101);
  },
};

export const UnknownType: Story = {
  name: "A connection whose app is no longer offered keeps its type's name [CONN-02 LO-53]",
  tags: ["state:connections/unknown-type", "picture"],
  args: {
    state: {
      ...ready,
      connections: first ? [{ ...first, type: "old_books", logoUrl: null }] : [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("cell", { name: "old_books" })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "9" })).toBeVisible();
  },
};

export const Health: Story = {
  name: "How each is doing, why one does not work, when it last did, and the way to new credentials",
  tags: ["picture"],
  args: {
    state: { ...healthy, catalogue },
    actions: { ...meta.args.actions, onTest: fn() },
  },
  play: async ({ canvas, args }) => {
    const table = within(canvas.getByRole("table", { name: "Connections" }));
    await expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Name",
      "Type",
      "Status",
      "Enabled Tools",
      "Actions",
    ]);
    const row = (name: RegExp) => within(table.getByRole("row", { name }));
    await expect(row(/Halden Books/).getByText("Working")).toBeVisible();
    await expect(row(/Halden Books/).getByText("3 minutes ago")).toBeVisible();
    const jira = row(/Halden Ops/);
    await expect(jira.getByText("Expired")).toBeVisible();
    await expect(jira.getByText(/^Jira says: The token was revoked/)).toBeVisible();
    await expect(jira.getByRole("link", { name: "Reconnect Jira – Halden Ops" })).toHaveAttribute(
      "href",
      "/ui/connections/edit/c-3?reconnect=credentials",
    );
    await expect(row(/workshop/).queryByRole("link", { name: /^Reconnect/ })).toBeNull();
    await userEvent.click(jira.getByRole("button", { name: "Test Jira – Halden Ops" }));
    await expect(args.actions.onTest).toHaveBeenCalledWith({ id: "c-3" });
  },
};

export const Testing: Story = {
  name: "While one is tried its button waits, and how it went is said",
  args: {
    state: {
      ...healthy,
      connections: healthy.connections.map((each) => ({ ...each, testing: each.id === "c-1" })),
      tested: "Tracker of the workshop is not working: Redmine cannot be reached.",
    },
    actions: { ...meta.args.actions, onTest: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Test Ledgerline/ }));
    await expect(args.actions.onTest).not.toHaveBeenCalled();
    const said = canvas.getAllByRole("status").map((status) => status.textContent);
    await expect(said).toContain(
      "Tracker of the workshop is not working: Redmine cannot be reached.",
    );
  },
};

export const HealthMobile: Story = {
  name: "The same on a phone",
  args: { state: healthy, actions: { ...meta.args.actions, onTest: fn() } },
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole("link", { name: "Reconnect Jira – Halden Ops" })).toBeVisible();
  },
};

export const ToolOff: Story = {
  name: "A built-in tool that is off can be enabled [CONN-08 CONN-09]",
  tags: ["state:connections/tile-system-enable"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Enable Tasks" }));
    await expect(args.actions.onEnable).toHaveBeenCalledWith({ name: "tasks" });
  },
};

export const ToolOn: Story = {
  name: "One that is on stands out and can be disabled [CONN-10]",
  tags: ["state:connections/tile-system-enabled"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Built in, enabled")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Manage Spreadsheets" })).toHaveAttribute(
      "href",
      "/ui/connections/edit/data-1",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Disable Spreadsheets" }));
    await expect(args.actions.onDisable).toHaveBeenCalledWith({ name: "data" });
  },
};

export const ToolBusy: Story = {
  name: "While a tool is switched, it cannot be pressed again [CONN-09 LO-134]",
  tags: ["state:connections/tile-system-busy", "picture"],
  args: {
    state: {
      ...ready,
      catalogue: catalogue.map((tool) => ({ ...tool, busy: tool.name === "tasks" })),
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Enable Tasks/ }));
    await expect(args.actions.onEnable).not.toHaveBeenCalled();
  },
};

export const TileOauth: Story = {
  name: "An app with a sign-in of its own [CONN-12]",
  tags: ["state:connections/tile-oauth"],
  args: { state: { ...ready, catalogue: catalogue.filter(({ kind }) => kind === "oauth") } },
};

export const TileNeedsSetup: Story = {
  name: "An app that an administrator has to set up first says so, and leads to what is missing [CONN-12]",
  args: { state: { ...ready, catalogue: catalogue.filter(({ needsSetup }) => needsSetup) } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole("link", { name: /^Harbor Wiki/ });
    await expect(tile).toHaveTextContent("Needs setup by an administrator");
    await expect(tile).toHaveAttribute("href", "/ui/connections/add/wiki");
  },
};

export const TileOther: Story = {
  name: "An app with a form, hovered [CONN-13]",
  tags: ["state:connections/tile-other", "state:connections/tile-hover"],
  args: { state: { ...ready, catalogue: catalogue.filter(({ kind }) => kind === "other") } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole("link", { name: /^Ledgerline Books/ });
    await userEvent.hover(tile);
    await expect(tile).toBeVisible();
  },
};

export const LogoBroken: Story = {
  name: "Tiles without a logo show initials [CONN-08 LO-48]",
  tags: ["state:connections/tile-logo-broken"],
  args: {
    state: { ...ready, catalogue: catalogue.map((tool) => ({ ...tool, logoUrl: null })) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("HM")).toBeInTheDocument();
  },
};

export const DeleteConfirm: Story = {
  name: "Asks before a connection is deleted [CONN-05 LIMIT-25]",
  tags: ["state:connections/delete-confirm", "picture"],
  args: {
    state: { ...ready, deleting: { id: "c-1", name: first?.name ?? "", busy: false } },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete Connection?" }));
    await expect(dialog.getByText("Ledgerline – Halden Books")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const DisableConfirm: Story = {
  name: "Asks before a built-in tool is disabled [CONN-19 LIMIT-25]",
  tags: ["state:connections/disable-confirm"],
  args: {
    state: {
      ...ready,
      disabling: { id: "data", name: sheets?.displayName ?? "", busy: false },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Disable Tool?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Disable" }));
    await expect(args.actions.onConfirmDisable).toHaveBeenCalledTimes(1);
  },
};

const closeAlert: Story["play"] = async ({ args }) => {
  const alert = await screen.findByRole("alertdialog");
  await expect(alert).toHaveAccessibleName(
    args.state.kind === "ready" ? (args.state.alert ?? "") : "",
  );
  await userEvent.click(within(alert).getByRole("button", { name: "OK" }));
  await expect(args.actions.onCloseAlert).toHaveBeenCalledTimes(1);
};

export const DeleteFailed: Story = {
  name: "Failed to delete connection: A playbook still uses it. [CONN-16 ERR-23]",
  tags: ["state:connections/delete-failed-server", "picture"],
  args: { state: { ...ready, alert: "Failed to delete connection: A playbook still uses it." } },
  play: closeAlert,
};

export const DeleteFailedUnknown: Story = {
  name: "Failed to delete connection: Unknown error [CONN-16 CONN-21 ERR-23]",
  tags: ["state:connections/delete-failed-unknown"],
  args: { state: { ...ready, alert: "Failed to delete connection: Unknown error" } },
  play: closeAlert,
};

export const EnableFailed: Story = {
  name: "Failed to enable tool: Three connections are the most of your plan. [CONN-18 ERR-24]",
  tags: ["state:connections/enable-failed"],
  args: {
    state: {
      ...ready,
      alert: "Failed to enable tool: Three connections are the most of your plan.",
    },
  },
  play: closeAlert,
};

export const DisableFailed: Story = {
  name: "Failed to disable tool: The server could not be reached. [CONN-20 ERR-25]",
  tags: ["state:connections/disable-failed"],
  args: { state: { ...ready, alert: "Failed to disable tool: The server could not be reached." } },
  play: closeAlert,
};

export const NotConnected: Story = {
  name: "An app that was not connected can be begun again where that may help",
  args: {
    state: {
      ...ready,
      alert:
        "Someone else was logged in when this authorization started, so nothing was connected. Start again to connect the app for yourself.",
    },
  },
  render: function Render({ actions, ...args }) {
    return <ConnectionsScreen {...args} actions={{ ...actions, onBeginAgain }} />;
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Not Connected" }));
    await expect(dialog.getByText(/^Someone else was logged in/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Start Again" }));
    await expect(onBeginAgain).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledTimes(1);
  },
};

export const RightToLeft: Story = {
  name: "Names that run the other way [CONN-02 LO-129]",
  tags: ["state:connections/rtl", "picture"],
  args: {
    state: {
      ...ready,
      connections: first ? [{ ...first, name: "دفاتر هالدن (2026)" }, ...connections.slice(1)] : [],
      catalogue: tasks ? [{ ...tasks, displayName: "المهام" }, ...catalogue.slice(2)] : [],
    },
  },
};

export const Mobile: Story = {
  tags: ["state:connections/mobile"],
  globals: { viewport: { value: "mobile" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole("button", { name: "Enable Tasks" })).toBeVisible();
  },
};

export const Dark: Story = { tags: ["state:connections/dark"], globals: { theme: "dark" } };
