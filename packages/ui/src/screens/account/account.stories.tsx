import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { logins, ready } from "./account.fixtures.ts";
import { AccountScreen } from "./account.tsx";
import type { AccountState } from "./account.types.ts";

const meta = {
  title: "Screens/Account",
  component: AccountScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: ready,
    actions: {
      onEnd: fn(),
      onEndOthers: fn(),
      onConfirmEndOthers: fn(),
      onCancel: fn(),
      onCloseAlert: fn(),
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

export const kinds = { loading: Loading, ready: Default } satisfies Record<
  AccountState["kind"],
  Story
>;

export const Alone: Story = {
  name: "Logged in nowhere else [S4]",
  args: { state: { ...ready, logins: logins.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You are logged in nowhere else.")).toBeVisible();
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
