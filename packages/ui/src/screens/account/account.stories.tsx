import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { facts, logins, paths, ready } from "./account.fixtures.ts";
import { AccountScreen } from "./account.tsx";
import type { SaveState } from "../../form/index.ts";
import type { AccountState, DeletionFacts, ExportState } from "./account.types.ts";

const meta = {
  title: "Screens/Account",
  component: AccountScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: ready,
    paths,
    actions: {
      onEnd: fn(),
      onEndOthers: fn(),
      onConfirmEndOthers: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
      onExport: fn(),
      onAskToDelete: fn(),
      onDelete: fn(),
      onKeep: fn(),
      details: {
        onResend: fn(),
        onAsk: fn(),
        onChangeEmail: fn(),
        onChangePassword: fn(),
        onKeepEmail: fn(),
        onClose: fn(),
      },
      twoStep: {
        onStart: fn(),
        onConfirm: fn(),
        onAsk: fn(),
        onProve: fn(),
        onClose: fn(),
      },
    },
  },
} satisfies Meta<typeof AccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Where the user is logged in, and a way to end each other login [S4]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole("list", { name: "Logins" }));
    const [first, second] = list.getAllByRole("listitem");
    if (!first || !second) throw new Error("There are no logins.");
    await expect(within(first).getByText("This browser")).toBeVisible();
    await expect(within(first).queryByRole("button")).toBeNull();
    await userEvent.click(within(second).getByRole("button", { name: "Log out Safari on iPhone" }));
    await expect(args.actions.onEnd).toHaveBeenCalledWith({ id: "l-2" });
    await userEvent.click(canvas.getByRole("button", { name: "Log out everywhere else" }));
    await expect(args.actions.onEndOthers).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const Deleted: Story = {
  name: "The account was deleted",
  tags: ["picture"],
  args: { state: { kind: "deleted" } },
  parameters: { shell: { account: { kind: "visitor" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Go to the start page" })).toBeVisible();
  },
};

export const kinds = { loading: Loading, deleted: Deleted, ready: Default } satisfies Record<
  AccountState["kind"],
  Story
>;

export const Alone: Story = {
  name: "Logged in nowhere else [S4]",
  args: { state: { ...ready, logins: logins.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No other sessions.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();
  },
};

export const Confirm: Story = {
  name: "Confirmation before the user is logged out everywhere else [S4]",
  args: { state: { ...ready, ending: { busy: false } } },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Log out everywhere else?" }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Log out everywhere else" }));
    await expect(args.actions.onConfirmEndOthers).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: "What failed is said",
  args: { state: { ...ready, alert: "Failed to log out: This login was not found." } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/This login was not found/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button"));
    await expect(args.actions.onCloseAlert).toHaveBeenCalledOnce();
  },
};

const asked = (
  more: Partial<DeletionFacts> = {},
  save: SaveState = { kind: "idle" },
): AccountState => ({ ...ready, deleting: { facts: { kind: "known", ...facts, ...more }, save } });

const dialog = () => screen.findByRole("dialog", { name: "Delete your account?" });

export const Delete: Story = {
  name: "What goes with the account and what stays, before it is deleted with address and password",
  tags: ["picture"],
  args: { state: asked() },
  play: async ({ args }) => {
    const form = within(await dialog());
    for (const fact of ["37 chats", "4 connections with their credentials", "1 API key"])
      await expect(form.getByText(fact)).toBeVisible();
    await expect(form.getByText(/Lines of the audit record/)).toBeVisible();
    await expect(form.getByText(/Your Professional plan is canceled/)).toBeVisible();
    const submit = form.getByRole("button", { name: "Delete account" });
    const email = form.getByRole("textbox", { name: /Enter maya@haldencoffee.example/ });
    await userEvent.type(email, "someone@else.example");
    await userEvent.click(submit);
    await expect(form.getByText("This is not your account's email address.")).toBeVisible();
    await expect(form.getByText("Enter your password.")).toBeVisible();
    await expect(args.actions.onDelete).not.toHaveBeenCalled();
    await userEvent.clear(email);
    await userEvent.type(email, "Maya@haldencoffee.example");
    await userEvent.type(form.getByLabelText(/Your password/), "correct horse battery");
    await userEvent.click(submit);
    await expect(args.actions.onDelete).toHaveBeenCalledWith({
      email: "Maya@haldencoffee.example",
      password: "correct horse battery",
    });
  },
};

export const Deleting: Story = {
  name: "The account is being deleted",
  args: { state: asked({}, { kind: "saving" }) },
  play: async ({ args }) => {
    await userEvent.keyboard("{Escape}");
    await expect(within(await dialog()).getByText("37 chats")).toBeVisible();
    await expect(args.actions.onKeep).not.toHaveBeenCalled();
  },
};

export const DeleteRefused: Story = {
  name: "A wrong password",
  tags: ["picture"],
  args: {
    state: asked({}, { kind: "failed", failure: { message: "This is not your password." } }),
  },
  play: async () => {
    await expect(within(await dialog()).getByText("This is not your password.")).toBeVisible();
  },
};

export const DeleteWithoutPassword: Story = {
  name: "An account without a password needs a fresh login",
  args: { state: asked({ proof: "login", needsLogin: true }) },
  play: async () => {
    const form = within(await dialog());
    await expect(form.getByRole("link", { name: "Log out" })).toHaveAttribute(
      "href",
      "/api/v1/auth/logout",
    );
    await expect(form.queryByRole("button", { name: "Delete account" })).toBeNull();
  },
};

export const DeleteShared: Story = {
  name: "An organization with other members stands in the way",
  tags: ["picture"],
  args: { state: asked({ organizationsShared: ["Halden Coffee"] }) },
  play: async ({ args }) => {
    const form = within(await dialog());
    await expect(form.getByRole("link", { name: "Organization settings" })).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.onKeep).toHaveBeenCalledOnce();
  },
};

export const DeleteLastAdmin: Story = {
  name: "The last administrator stays",
  args: { state: asked({ isLastAdmin: true }) },
  play: async () => {
    await expect(within(await dialog()).getByText(/You are the last administrator/)).toBeVisible();
  },
};

export const DeleteLoading: Story = {
  name: "What goes with the account is being loaded",
  args: { state: { ...ready, deleting: { facts: { kind: "loading" }, save: { kind: "idle" } } } },
};

export const DeleteUnknown: Story = {
  name: "What goes with the account could not be loaded",
  args: {
    state: {
      ...ready,
      deleting: {
        facts: { kind: "failed", message: "API call failed: 503 Service Unavailable" },
        save: { kind: "idle" },
      },
    },
  },
  play: async ({ args }) => {
    const form = within(await dialog());
    await userEvent.click(form.getByRole("button", { name: "Try again" }));
    await expect(args.actions.onAskToDelete).toHaveBeenCalledOnce();
  },
};

export const CannotDelete: Story = {
  name: "A server that cannot delete accounts does not offer it",
  args: { state: { ...ready, deleting: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Delete account" })).toBeNull();
  },
};

const exporting = (exported: ExportState): AccountState => ({
  ...ready,
  exported: { ...exported, requesting: false },
});

export const Export: Story = {
  name: "All data is exported on request",
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Export my data" }));
    await expect(args.actions.onExport).toHaveBeenCalledOnce();
  },
};

export const ExportPreparing: Story = {
  name: "The export is being prepared",
  tags: ["picture"],
  args: { state: exporting({ kind: "preparing", done: 7, total: 14 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Preparing your data" })).toHaveAttribute(
      "aria-valuetext",
      "7 of 14 files",
    );
    await expect(canvas.queryByRole("button", { name: "Export my data" })).toBeNull();
  },
};

export const ExportReady: Story = {
  name: "The export can be downloaded",
  tags: ["picture"],
  args: {
    state: exporting({
      kind: "ready",
      href: "/api/v1/account/export/file",
      bytes: 4_200_000,
      expiresAt: "2026-11-21T10:58:00Z",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your data is ready (4.2 MB).")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "/api/v1/account/export/file",
    );
    await expect(canvas.getByRole("button", { name: "Export again" })).toBeVisible();
  },
};

export const ExportElsewhere: Story = {
  name: "Another login requested the export",
  args: {
    state: exporting({
      kind: "ready",
      href: null,
      bytes: 4_200_000,
      expiresAt: "2026-11-21T10:58:00Z",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/exported in another session/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Download" })).toBeNull();
  },
};

export const ExportFailed: Story = {
  name: "The export failed",
  args: { state: exporting({ kind: "failed" }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/could not be exported/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Export again" }));
    await expect(args.actions.onExport).toHaveBeenCalledOnce();
  },
};

export const ExportRequesting: Story = {
  name: "The export is being requested",
  args: { state: { ...ready, exported: { kind: "none", requesting: true } } },
};
