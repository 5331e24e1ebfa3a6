import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { SaveState } from "../../form/index.ts";
import { collectDownloads } from "../../patterns/tool-call/downloads.stage.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { logins, paths, ready } from "./account.fixtures.ts";
import { AccountScreen } from "./account.tsx";
import type { AccountState, TwoStepQuestion, TwoStepState } from "./account.types.ts";
import { codes, qr, secret } from "./two-step.fixtures.ts";

const off: TwoStepState = { kind: "off" };
const on: TwoStepState = { kind: "on", since: "2026-11-14T09:30:00Z", recoveryCodesLeft: 10 };

const stateOf = (state: TwoStepState, question: TwoStepQuestion | null = null): AccountState => ({
  ...ready,
  logins: logins.slice(0, 1),
  twoStep: { ...state, question },
});

const meta = {
  title: "Screens/Account/Two-step login",
  component: AccountScreen,
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: stateOf(off),
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

export const Off: Story = {
  name: "Two-step login is off [S4]",
  tags: ["picture"],
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole("region", { name: "Two-step login" }));
    await userEvent.click(section.getByRole("button", { name: "Turn on two-step login" }));
    await expect(args.actions.twoStep.onStart).toHaveBeenCalledOnce();
  },
};

export const On: Story = {
  name: "Two-step login is on, since when, and how many recovery codes are left [S4]",
  tags: ["picture"],
  args: { state: stateOf(on) },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole("region", { name: /^Two-step login/ }));
    await expect(section.getByText(/10 recovery codes left/)).toBeVisible();
    await userEvent.click(section.getByRole("button", { name: "New recovery codes" }));
    await expect(args.actions.twoStep.onAsk).toHaveBeenLastCalledWith({ aim: "renew" });
    await userEvent.click(section.getByRole("button", { name: "Turn off two-step login" }));
    await expect(args.actions.twoStep.onAsk).toHaveBeenLastCalledWith({ aim: "turn-off" });
  },
};

export const FewCodes: Story = {
  name: "Two recovery codes are left",
  tags: ["picture"],
  args: { state: stateOf({ ...on, recoveryCodesLeft: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have 2 recovery codes left")).toBeVisible();
  },
};

export const NoCodes: Story = {
  name: "No recovery codes are left",
  args: { state: stateOf({ ...on, recoveryCodesLeft: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no recovery codes left")).toBeVisible();
  },
};

export const Elsewhere: Story = {
  name: "The second step is kept by another provider",
  args: { state: ready },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Two-step login" })).toBeNull();
  },
};

export const Starting: Story = {
  name: "The key is on its way",
  args: { state: stateOf(off, { kind: "starting" }) },
  play: async ({ args }) => {
    const form = await dialog("Turn on two-step login");
    await userEvent.click(form.getByRole("button", { name: "Cancel" }));
    await expect(args.actions.twoStep.onClose).toHaveBeenCalledOnce();
  },
};

export const StartFailed: Story = {
  name: "There is no key",
  args: {
    state: stateOf(off, { kind: "failed", message: "API call failed: 503 Service Unavailable" }),
  },
  play: async ({ args }) => {
    const form = await dialog("Turn on two-step login");
    await userEvent.click(form.getByRole("button", { name: "Try again" }));
    await expect(args.actions.twoStep.onStart).toHaveBeenCalledOnce();
  },
};

export const NotConfirmed: Story = {
  name: "An account that must be confirmed first has nothing to try again",
  args: {
    state: stateOf(off, { kind: "failed", message: "Confirm your email first.", isFinal: true }),
  },
  play: async () => {
    const form = await dialog("Turn on two-step login");
    await expect(form.getByText("Confirm your email first.")).toBeVisible();
    await expect(form.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

const setup = (save: SaveState = { kind: "idle" }) =>
  stateOf(off, { kind: "setup", secret, qr, save });

export const Setup: Story = {
  name: "The key to scan or to type, and a field for the code of the app [S4]",
  tags: ["picture"],
  args: { state: setup() },
  play: async ({ args }) => {
    const form = await dialog("Turn on two-step login");
    await expect(form.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expect(form.getByLabelText("Key")).toHaveTextContent("JBSW Y3DP");
    await expect(form.getByRole("button", { name: "Copy key" })).toBeVisible();
    const code = form.getByRole("textbox", { name: /6-digit code/ });
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect(code).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(form.getByRole("button", { name: "Turn on" }));
    await expect(form.getByText("Enter the code that the app shows.")).toBeVisible();
    await expect(args.actions.twoStep.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(code, "123 456");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(args.actions.twoStep.onConfirm).toHaveBeenCalledWith({ code: "123 456" }),
    );
    await userEvent.clear(code);
  },
};

export const Confirming: Story = {
  name: "The code is being confirmed",
  args: { state: setup({ kind: "saving" }) },
  play: async ({ args }) => {
    await userEvent.keyboard("{Escape}");
    await dialog("Turn on two-step login");
    await expect(args.actions.twoStep.onClose).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  name: "A wrong code",
  tags: ["picture"],
  args: {
    state: setup({
      kind: "failed",
      failure: { message: "This code is not correct. Enter the current code from your app." },
    }),
  },
  play: async () => {
    const form = await dialog("Turn on two-step login");
    await expect(form.getByRole("alert")).toHaveTextContent(/This code is not correct/);
  },
};

export const Codes: Story = {
  name: "Recovery codes are copied, downloaded and stay until they are saved [S4]",
  tags: ["picture"],
  args: { state: stateOf(on, { kind: "codes", codes }) },
  play: async ({ args }) => {
    const shown = await dialog("Save your recovery codes");
    await expect(within(shown.getByRole("list")).getAllByRole("listitem")).toHaveLength(10);
    await userEvent.keyboard("{Escape}");
    await expect(args.actions.twoStep.onClose).not.toHaveBeenCalled();
    const downloads = collectDownloads();
    try {
      await userEvent.click(shown.getByRole("button", { name: "Download" }));
      await expect(downloads.names).toEqual(["switchboard-recovery-codes.txt"]);
      await expect(await downloads.texts()).toEqual([`${codes.join("\n")}\n`]);
    } finally {
      downloads.stop();
    }
    await userEvent.click(shown.getByRole("button", { name: "I saved them" }));
    await expect(args.actions.twoStep.onClose).toHaveBeenCalledOnce();
  },
};

const asked = (aim: "renew" | "turn-off", save: SaveState = { kind: "idle" }) =>
  stateOf(on, { kind: "proof", aim, save });

export const TurnOff: Story = {
  name: "The password, or a code, before two-step login is turned off [S4]",
  tags: ["picture"],
  args: { state: asked("turn-off") },
  play: async ({ args }) => {
    const form = await dialog("Turn off two-step login?");
    const submit = form.getByRole("button", { name: "Turn off" });
    await userEvent.click(submit);
    await expect(form.getByText("Enter your password, or a code from your app.")).toBeVisible();
    await expect(args.actions.twoStep.onProve).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Your password, or a code/), "correct horse battery");
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.actions.twoStep.onProve).toHaveBeenCalledWith({
        aim: "turn-off",
        proof: "correct horse battery",
      }),
    );
  },
};

export const TurnOffRefused: Story = {
  name: "A wrong password",
  args: {
    state: asked("turn-off", {
      kind: "failed",
      failure: { message: "This is not your password." },
    }),
  },
  play: async () => {
    const form = await dialog("Turn off two-step login?");
    await expect(form.getByText("This is not your password.")).toBeVisible();
  },
};

export const Renew: Story = {
  name: "New recovery codes need the password, too [S4]",
  tags: ["picture"],
  args: { state: asked("renew") },
  play: async ({ args }) => {
    const form = await dialog("New recovery codes?");
    await expect(form.getByText("Your current recovery codes stop working.")).toBeVisible();
    await userEvent.type(form.getByLabelText(/^Your password, or a code/), "123456");
    await userEvent.click(form.getByRole("button", { name: "Create codes" }));
    await waitFor(() =>
      expect(args.actions.twoStep.onProve).toHaveBeenCalledWith({ aim: "renew", proof: "123456" }),
    );
  },
};
