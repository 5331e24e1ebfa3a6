import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { admin, paths } from "../../patterns/shell/shell.fixtures.ts";
import { adminPages } from "../admin-parts.fixtures.ts";
import { LoadErrorScreen } from "../load-error/index.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { withShell } from "../screen-frame.tsx";
import { manyLong, ready } from "./admin-users.fixtures.ts";
import { AdminUsersScreen } from "./admin-users.tsx";
import type { AdminUsersState } from "./admin-users.types.ts";

const meta = {
  title: "Screens/AdminUsers",
  component: AdminUsersScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: "adminUsers" },
  },
  decorators: [withShell],
  args: {
    state: ready,
    pages: adminPages("Manage Users"),
    hrefFor: (page) => `/ui/admin/users?page=${page}`,
    actions: {
      onSearch: fn(),
      onSort: fn(),
      onDelete: fn(),
      onConfirmDelete: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
    },
  },
} satisfies Meta<typeof AdminUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Manage Users [ADMUSR-01 ADMUSR-02 ADMUSR-04 LIMIT-07 LO-12 LO-124 ROLE-05]",
  tags: [
    "state:admin-users/populated",
    "state:admin-users/dark",
    "state:admin-users/mobile",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Manage Users" })).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Users" }));
    await expect(
      table.getByRole("row", { name: /ines@haldencoffee.example.*No.*2240\.00.*, 2025, 8:00/ }),
    ).toBeVisible();
    await expect(
      table.getByRole("row", { name: /maya@.*Two-step login.*You.*Yes.*1842\.50/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Edit ines@haldencoffee.example" }),
    ).toHaveAttribute("href", "/ui/admin/users/u-6");
    await userEvent.click(canvas.getByRole("button", { name: "Delete ines@haldencoffee.example" }));
    await expect(args.actions.onDelete).toHaveBeenCalledWith({ id: "u-6" });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search by email" }), "in");
    await expect(args.actions.onSearch).toHaveBeenLastCalledWith({ query: "in" });
    await userEvent.click(table.getByRole("button", { name: /Balance/ }));
    await expect(args.actions.onSort).toHaveBeenCalledWith({
      column: "balance",
      direction: "ascending",
    });
  },
};

export const Loading: Story = {
  name: "While the page loads [ADMUSR-01 LO-136]",
  tags: ["state:admin-users/loading"],
  args: { state: { kind: "loading" } },
};

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AdminUsersState["kind"],
  Story
>;

export const ManyLong: Story = {
  name: "200 rows with long addresses, of which 50 are a page [ADMUSR-02]",
  tags: ["state:admin-users/many-long", "picture"],
  args: { state: { ...ready, users: manyLong.slice(0, 50), total: 200, page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("51–100 of 200")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/ui/admin/users?page=3",
    );
  },
};

export const Empty: Story = {
  name: "No users [ADMUSR-02]",
  tags: ["state:admin-users/empty"],
  args: { state: { ...ready, users: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There are no users yet.")).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: "A search that finds nobody",
  args: { state: { ...ready, users: [], total: 0, query: "zoe" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No users match.")).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("zoe");
  },
};

const deleting = { id: "u-6", email: "ines@haldencoffee.example", busy: false };

export const DeleteConfirm: Story = {
  name: "Confirmation before deleting, with what goes along [ADMUSR-05 LIMIT-25]",
  tags: ["state:admin-users/delete-confirm", "picture"],
  args: {
    state: {
      ...ready,
      deleting: {
        ...deleting,
        belongings: {
          connections: 3,
          runs: 1,
          chats: 24,
          files: 2,
          organizationsDeleted: ["Ines Consulting"],
          organizationsPassedOn: ["Halden Coffee"],
        },
      },
    },
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete User?" }));
    await expect(dialog.getByText(/ines@haldencoffee.example/)).toBeVisible();
    await expect(dialog.getByText("3 connections, with their access revoked")).toBeVisible();
    await expect(dialog.getByText("1 run in progress stops.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect(args.actions.onConfirmDelete).toHaveBeenCalledOnce();
  },
};

export const DeleteConfirmAlone: Story = {
  name: "The same where the server does not tell what goes along [ADMUSR-05]",
  args: { state: { ...ready, deleting: { ...deleting, belongings: null } } },
};

const failed = (alert: string): Pick<Story, "args" | "play"> => ({
  args: { state: { ...ready, alert } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(alert)).toBeVisible();
    await userEvent.click(dialog.getByRole("button"));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledOnce();
  },
});

export const DeleteFailedServer: Story = {
  name: "Failed to delete user: what the server says [ADMUSR-06 ERR-43]",
  tags: ["state:admin-users/delete-failed-server"],
  ...failed(
    "Failed to delete user: This is the last administrator. Make someone else an administrator first.",
  ),
};

export const DeleteFailedUnknown: Story = {
  name: "Failed to delete user: Unknown error [ADMUSR-06 ERR-43]",
  tags: ["state:admin-users/delete-failed-unknown"],
  ...failed("Failed to delete user: Unknown error"),
};

export const LoadFailed: Story = {
  name: "The users could not be loaded [SHELL-08]",
  tags: ["state:admin-users/load-failed"],
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: "API call failed: 500 Internal Server Error" }}
    />
  ),
};

export const NotAdmin: Story = {
  name: "Not an administrator: the error screen and nothing else [ROLE-05 LO-121]",
  tags: ["state:admin-users/not-admin"],
  parameters: { shell: { current: null } },
  render: () => (
    <RouteErrorScreen
      defaultExpanded
      onRetry={fn()}
      state={{ kind: "failed", message: "Only administrators can do this." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Only administrators can do this.")).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const LoggedOut: Story = {
  name: "Without a login [SHELL-05 ROLE-10]",
  tags: ["state:admin-users/logged-out"],
  parameters: { shell: { account: { kind: "visitor" }, current: null } },
  render: () => (
    <LoadErrorScreen
      paths={paths}
      state={{ kind: "failed", message: "You must be logged in to manage users." }}
    />
  ),
};
