import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { signedIn, withShell } from "../screen-frame.tsx";
import { logins, paths, ready } from "./account.fixtures.ts";
import { AccountScreen } from "./account.tsx";
import type { AccountState, LoginDetailsState } from "./account.types.ts";

const details: LoginDetailsState = {
  email: ready.email,
  isConfirmed: true,
  resending: false,
  pending: null,
  done: null,
  question: null,
};

const stateOf = (change: Partial<LoginDetailsState> = {}): AccountState => ({
  ...ready,
  logins: logins.slice(0, 1),
  details: { ...details, ...change },
});

const meta = {
  title: "Screens/Account/Email and password",
  component: AccountScreen,
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: stateOf(),
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

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

export const Confirmed: Story = {
  name: "A confirmed email, and ways to change email and password [S4]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole("region", { name: "Email and password" }));
    await expect(section.getByText("Confirmed")).toBeVisible();
    await expect(section.queryByRole("button", { name: /Resend/ })).toBeNull();
    await userEvent.click(section.getByRole("button", { name: "Change email" }));
    await expect(args.actions.details.onAsk).toHaveBeenCalledWith({ what: "email" });
    await userEvent.click(section.getByRole("button", { name: "Change password" }));
    await expect(args.actions.details.onAsk).toHaveBeenCalledWith({ what: "password" });
  },
};

export const Unconfirmed: Story = {
  name: "An email that is not confirmed, and another link",
  args: { state: stateOf({ isConfirmed: false }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Not confirmed")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: "Resend the link to confirm your email" }),
    );
    await expect(args.actions.details.onResend).toHaveBeenCalledOnce();
  },
};

export const Resent: Story = {
  args: { state: stateOf({ isConfirmed: false, done: "resent" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("A link to confirm your email is on its way.")).toBeVisible();
  },
};

export const Pending: Story = {
  name: "A change that waits for both links",
  tags: ["picture"],
  args: {
    state: stateOf({
      pending: {
        email: "maya@northernvalleys.example",
        waitsForCurrent: true,
        waitsForNew: true,
        cancelling: false,
      },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(/maya@haldencoffee.example and to maya@northernvalleys.example/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Keep current email" }));
    await expect(args.actions.details.onKeepEmail).toHaveBeenCalledOnce();
  },
};

export const ChangeEmail: Story = {
  name: "Another email needs the current password",
  tags: ["picture"],
  args: { state: stateOf({ question: { what: "email", save: { kind: "idle" } } }) },
  play: async ({ args }) => {
    const form = await dialog("Change email");
    const submit = form.getByRole("button", { name: "Send links" });
    await userEvent.click(submit);
    await expect(form.getByText("Enter your new email.")).toBeVisible();
    await expect(form.getByText("Enter your current password.")).toBeVisible();
    await userEvent.type(form.getByLabelText(/New email/), "maya@northernvalleys.example");
    await userEvent.type(form.getByLabelText(/Current password/), "correct horse battery");
    await userEvent.click(submit);
    await expect(args.actions.details.onChangeEmail).toHaveBeenCalledWith({
      email: "maya@northernvalleys.example",
      password: "correct horse battery",
    });
  },
};

export const ChangePassword: Story = {
  name: "Another password needs the current one",
  tags: ["picture"],
  args: { state: stateOf({ question: { what: "password", save: { kind: "idle" } } }) },
  play: async ({ args }) => {
    const form = await dialog("Change password");
    await userEvent.type(form.getByLabelText(/Current password/), "correct horse battery");
    await userEvent.type(form.getByLabelText(/New password/), "another horse battery");
    await userEvent.click(form.getByRole("button", { name: "Change password" }));
    await expect(args.actions.details.onChangePassword).toHaveBeenCalledWith({
      current: "correct horse battery",
      wanted: "another horse battery",
    });
  },
};

export const PasswordRefused: Story = {
  name: "Why a password was refused",
  args: {
    state: stateOf({
      question: {
        what: "password",
        save: {
          kind: "failed",
          failure: {
            message:
              "New password: Many people use this password, so it is easy to guess. Choose another one, such as three or four unrelated words.",
          },
        },
      },
    }),
  },
  play: async () => {
    await expect((await dialog("Change password")).getByRole("alert")).toHaveTextContent(
      "Many people use this password",
    );
  },
};

export const Changing: Story = {
  name: "A password is being changed",
  args: { state: stateOf({ question: { what: "password", save: { kind: "saving" } } }) },
  play: async ({ args }) => {
    await dialog("Change password");
    await userEvent.keyboard("{Escape}");
    await expect(args.actions.details.onClose).not.toHaveBeenCalled();
  },
};

export const PasswordChanged: Story = {
  args: { state: stateOf({ done: "password" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your password was changed/)).toBeVisible();
  },
};
