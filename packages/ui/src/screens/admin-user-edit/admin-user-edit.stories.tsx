import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { admin, paths } from "../../patterns/shell/shell.fixtures.ts";
import { RouteErrorScreen } from "../route-error/index.ts";
import { withShell } from "../screen-frame.tsx";
import { edited, removal } from "./admin-user-edit.fixtures.ts";
import { AdminUserEditScreen } from "./admin-user-edit.tsx";
import type { AdminUserEditState } from "./admin-user-edit.types.ts";

const twoStep = {
  ...removal,
  onAsk: fn(),
  onConfirm: fn(),
  onCancel: fn(),
  onCloseAlert: fn(),
};

const meta = {
  title: "Screens/AdminUserEdit",
  component: AdminUserEditScreen,
  excludeStories: ["kinds"],
  parameters: {
    layout: "fullscreen",
    shell: { account: { kind: "user", user: admin }, current: "adminUsers" },
  },
  decorators: [withShell],
  args: { state: { kind: "ready", user: edited }, paths, onSave: fn(), twoStep },
} satisfies Meta<typeof AdminUserEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "The admin flag with its explanation, and the balance [ADMUSR-07 ADMUSR-08 ADMUSR-09 LIMIT-07 LIMIT-18 LO-12]",
  tags: [
    "state:admin-user-edit/populated",
    "state:admin-user-edit/dark",
    "state:admin-user-edit/mobile",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText("grants full access to admin settings and user management"),
    ).toBeVisible();
    await expect(canvas.getByText(/^Mar 18, 2025, 8:00/)).toBeVisible();
    const flag = canvas.getByRole("checkbox");
    await expect(flag).not.toBeChecked();
    const balance = canvas.getByRole("spinbutton", { name: "Balance" });
    await expect(balance).toHaveValue(2240);
    await expect(balance).toHaveDisplayValue("2240.00");
    await expect(balance).toHaveAttribute("step", "0.01");
    await expect(balance).toBeRequired();
    await userEvent.click(flag);
    await userEvent.clear(balance);
    await userEvent.type(balance, "2250.75");
    await userEvent.click(canvas.getByRole("button", { name: "Save User" }));
    await expect(args.onSave).toHaveBeenCalledWith({ isAdmin: true, balance: 2250.75 });
  },
};

export const Loading: Story = {
  name: "While the user loads [ADMUSR-07 LO-136]",
  tags: ["state:admin-user-edit/loading"],
  args: { state: { kind: "loading" } },
};

export const BalanceMissing: Story = {
  name: "Without a balance nothing is saved [ADMUSR-09]",
  tags: ["state:admin-user-edit/balance-missing", "picture"],
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole("spinbutton", { name: "Balance" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save User" }));
    await expect(canvas.getByRole("spinbutton", { name: "Balance" })).toHaveAccessibleDescription(
      /Enter a balance\./,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BalanceStep: Story = {
  name: "Three decimals are refused [ADMUSR-09 LIMIT-18]",
  tags: ["state:admin-user-edit/balance-step"],
  play: async ({ canvas, args }) => {
    const balance = canvas.getByRole("spinbutton", { name: "Balance" });
    await userEvent.clear(balance);
    await userEvent.type(balance, "10.125");
    await userEvent.click(canvas.getByRole("button", { name: "Save User" }));
    await expect(balance).toHaveAccessibleDescription(/Enter at most two decimals\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: "While it is saved [ADMUSR-07 LO-134]",
  tags: ["state:admin-user-edit/saving"],
  args: { state: { kind: "saving", user: edited } },
};

export const Saved: Story = {
  name: "User updated successfully! Redirecting... [ADMUSR-11]",
  tags: ["state:admin-user-edit/saved", "picture"],
  args: { state: { kind: "saved", user: edited } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("User updated successfully! Redirecting...")).toBeVisible();
  },
};

const failed = (message: string): Pick<Story, "args" | "play"> => ({
  args: { state: { kind: "failed", user: edited, message } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(message)).toBeVisible();
  },
});

export const ErrorServer: Story = {
  name: "What the server says of a failed save [ADMUSR-13]",
  tags: ["state:admin-user-edit/error-server"],
  ...failed("This is the last administrator. Make someone else an administrator first."),
};

export const ErrorFallback: Story = {
  name: "An unknown error occurred. [ADMUSR-13 ERR-33]",
  tags: ["state:admin-user-edit/error-fallback"],
  ...failed("An unknown error occurred."),
};

export const kinds = {
  loading: Loading,
  ready: Default,
  saving: Saving,
  saved: Saved,
  failed: ErrorServer,
} satisfies Record<AdminUserEditState["kind"], Story>;

export const NotFound: Story = {
  name: "User with ID 9 not found. [ADMUSR-14 ERR-49]",
  tags: ["state:admin-user-edit/not-found"],
  render: () => (
    <RouteErrorScreen
      alternative={{ label: "Manage Users", href: paths.adminUsers }}
      defaultExpanded
      state={{ kind: "failed", message: "User with ID 9 not found." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("User with ID 9 not found.")).toBeVisible();
  },
};

export const OwnAccount: Story = {
  name: "The administrator's own account [ADMUSR-07 LO-122]",
  tags: ["state:admin-user-edit/own-account", "picture"],
  args: { state: { kind: "ready", user: { ...edited, isAdmin: true, isYou: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Turn off two-step login" })).toBeNull();
    await expect(canvas.getByText(/This is your own account\./)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Save User" })).toBeEnabled();
  },
};

export const TwoStepOff: Story = {
  name: "A user without two-step login",
  args: { state: { kind: "ready", user: { ...edited, twoStepSince: null } } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole("region", { name: /Two-step login/ }));
    await expect(section.getByText("Off")).toBeVisible();
    await expect(section.queryByRole("button")).toBeNull();
  },
};

export const TwoStepConfirm: Story = {
  name: "Confirmation before two-step login is turned off for somebody who is locked out [S4]",
  tags: ["picture"],
  args: { twoStep: { ...twoStep, asked: true } },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Turn off two-step login?" }),
    );
    await expect(dialog.getByText(/ines@haldencoffee\.example/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Turn off" }));
    await expect(args.twoStep.onConfirm).toHaveBeenCalledOnce();
  },
};

const failure = "Failed to turn off two-step login: Two-step login is off.";

export const TwoStepFailed: Story = {
  name: "Two-step login could not be turned off",
  args: { twoStep: { ...twoStep, alert: failure } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(failure)).toBeVisible();
    await userEvent.click(dialog.getByRole("button"));
    await expect(args.twoStep.onCloseAlert).toHaveBeenCalledOnce();
  },
};
