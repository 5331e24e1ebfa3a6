import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LoadErrorScreen } from "../load-error/index.ts";
import { paths } from "../../patterns/shell/shell.fixtures.ts";
import { signedIn, withShell } from "../screen-frame.tsx";
import { smsPreferencesTexts as texts } from "./sms-preferences.texts.ts";
import { SmsPreferencesScreen } from "./sms-preferences.tsx";
import type { OptIn, SmsPreferencesState } from "./sms-preferences.types.ts";

const NUMBER = "+15551234567";
const blank: SmsPreferencesState = { kind: "unverified", number: "", failure: null };
const sent: SmsPreferencesState = { kind: "code-sent", number: NUMBER, failure: null };
const verified = (
  optIn: Partial<OptIn> = {},
  just = false,
): Extract<SmsPreferencesState, { kind: "verified" }> => ({
  kind: "verified",
  number: NUMBER,
  just,
  optIn: { value: false, save: { kind: "idle" }, ...optIn },
});

const meta = {
  title: "Screens/SmsPreferences",
  component: SmsPreferencesScreen,
  excludeStories: ["kinds"],
  parameters: { layout: "fullscreen", ...signedIn },
  decorators: [withShell],
  args: {
    state: blank,
    actions: { onSendCode: fn(), onVerify: fn(), onChangeNumber: fn(), onSaveOptIn: fn() },
  },
} satisfies Meta<typeof SmsPreferencesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unverified: Story = {
  parameters: { contract: {} },
  name: "A number to enter, in international format; text messages wait for it [SMS-01 SMS-02 SMS-11]",
  tags: [
    "state:sms/unverified",
    "state:sms/no-number",
    "state:sms/mobile",
    "state:sms/dark",
    "picture",
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    const number = canvas.getByRole("textbox", { name: "Phone number" });
    await expect(number).toHaveAttribute("placeholder", "+15551234567");
    await expect(canvas.getByRole("button", { name: "Send Code" })).toBeDisabled();
    await expect(canvas.getByRole("checkbox", { name: texts.optIn.label })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.type(number, "   {Enter}");
    await expect(args.actions.onSendCode).not.toHaveBeenCalled();
    await userEvent.clear(number);
  },
};

export const NumberTyped: Story = {
  name: "A typed number can be sent a code [SMS-02]",
  tags: ["state:sms/number-typed"],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Phone number" }), ` ${NUMBER} `);
    await userEvent.click(canvas.getByRole("button", { name: "Send Code" }));
    await expect(args.actions.onSendCode).toHaveBeenCalledWith({ number: NUMBER });
  },
};

export const Sending: Story = {
  name: "The code is being sent [SMS-02 LO-134]",
  tags: ["state:sms/sending"],
  args: { state: { kind: "sending", number: NUMBER } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toBeDisabled();
    const send = canvas.getByRole("button", { name: "Send Code" });
    await expect(send).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(send);
    await expect(args.actions.onSendCode).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  name: "A verification code has been sent to your phone. [SMS-04 SMS-05 SMS-06 LO-108]",
  tags: ["state:sms/code-sent", "picture"],
  args: { state: sent },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText("A verification code has been sent to your phone."),
    ).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toBeDisabled();
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toHaveValue(NUMBER);
    const code = canvas.getByRole("textbox", { name: "Verification code" });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute("maxlength", "6");
    await userEvent.click(canvas.getByRole("button", { name: "Send Code" }));
    await expect(args.actions.onSendCode).toHaveBeenCalledWith({ number: NUMBER });
    await userEvent.click(canvas.getByRole("button", { name: "Change number" }));
    await expect(args.actions.onChangeNumber).toHaveBeenCalledOnce();
  },
};

export const CodeShort: Story = {
  name: "Five characters are too few [SMS-07 LIMIT-17]",
  tags: ["state:sms/code-short"],
  args: { state: sent },
  play: async ({ canvas, args }) => {
    await userEvent.type(
      canvas.getByRole("textbox", { name: "Verification code" }),
      "48151{Enter}",
    );
    await expect(canvas.getByRole("button", { name: "Verify" })).toBeDisabled();
    await expect(args.actions.onVerify).not.toHaveBeenCalled();
  },
};

export const CodeComplete: Story = {
  name: "Six characters, and no more, can be verified [SMS-06 SMS-07 LIMIT-17]",
  tags: ["state:sms/code-complete"],
  args: { state: sent },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole("textbox", { name: "Verification code" });
    await userEvent.type(code, "4815162");
    await expect(code).toHaveValue("481516");
    await userEvent.click(canvas.getByRole("button", { name: "Verify" }));
    await expect(args.actions.onVerify).toHaveBeenCalledWith({ code: "481516" });
  },
};

export const Verifying: Story = {
  name: "The code is being checked [SMS-06 LO-134]",
  tags: ["state:sms/verifying"],
  args: { state: { kind: "verifying", number: NUMBER } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Verification code" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Verify" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expect(canvas.getByRole("button", { name: "Change number" })).toBeDisabled();
  },
};

export const JustVerified: Story = {
  name: "Your phone number has been successfully verified! [SMS-09 SMS-10 SMS-11]",
  tags: ["state:sms/just-verified", "picture"],
  args: { state: verified({}, true) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText("Your phone number has been successfully verified!"),
    ).toBeVisible();
    await expect(canvas.getByText("Verified")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: texts.optIn.label }));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.actions.onSaveOptIn).toHaveBeenCalledWith({ optIn: true });
  },
};

export const AlreadyVerified: Story = {
  name: "Opened with a verified number, text messages off [SMS-10 SMS-16]",
  tags: ["state:sms/already-verified"],
  args: { state: verified() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(NUMBER)).toBeVisible();
    await expect(canvas.getByText("Verified")).toBeVisible();
    await expect(canvas.queryByText(texts.phone.done)).toBeNull();
    await expect(canvas.getByRole("checkbox", { name: texts.optIn.label })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Change number" }));
    await expect(args.actions.onChangeNumber).toHaveBeenCalledOnce();
  },
};

export const AlreadyOptedIn: Story = {
  name: "Opened with a verified number, text messages on [SMS-16]",
  tags: ["state:sms/already-opted-in"],
  args: { state: verified({ value: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox", { name: texts.optIn.label })).toBeChecked();
  },
};

export const OptInSaving: Story = {
  name: "The choice is being saved [SMS-11 LO-134]",
  tags: ["state:sms/opt-in-saving"],
  args: { state: verified({ value: true, save: { kind: "saving" } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(args.actions.onSaveOptIn).not.toHaveBeenCalled();
  },
};

export const OptInSaved: Story = {
  name: "Your SMS opt-in preference has been updated. [SMS-13]",
  tags: ["state:sms/opt-in-saved", "picture"],
  args: { state: verified({ value: true, save: { kind: "saved" } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your SMS opt-in preference has been updated.")).toBeVisible();
  },
};

export const OptInFailed: Story = {
  name: "The choice was not saved [LO-109]",
  tags: ["state:sms/opt-in-failed"],
  args: {
    state: verified({ save: { kind: "failed", message: "The server is away. Try again." } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server is away. Try again.");
  },
};

const failedToSend = (failure: string): SmsPreferencesState => ({
  kind: "unverified",
  number: "+1555",
  failure,
});

export const SendFailedServer: Story = {
  name: "The server's message about the number, which stays [SMS-14]",
  tags: ["state:sms/send-failed-server", "picture"],
  args: {
    state: failedToSend("+1555 is not a phone number. Check the country code and the digits."),
  },
  play: async ({ canvas }) => {
    const number = canvas.getByRole("textbox", { name: "Phone number" });
    await expect(number).toHaveValue("+1555");
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(/is not a phone number/);
  },
};

export const SendFailedFallback: Story = {
  name: "Failed to send code. [SMS-14 ERR-52]",
  tags: ["state:sms/send-failed-fallback"],
  args: { state: failedToSend("Failed to send code.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Failed to send code.")).toBeVisible();
  },
};

const failedToVerify = (failure: string): SmsPreferencesState => ({ ...sent, failure });

export const VerifyFailedServer: Story = {
  name: "The server's message about the code [SMS-15]",
  tags: ["state:sms/verify-failed-server"],
  args: { state: failedToVerify("Too many requests. Try again in a minute.") },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("textbox", { name: "Verification code" }),
    ).toHaveAccessibleDescription(/^Too many requests\. Try again in a minute\./);
  },
};

export const VerifyFailedFallback: Story = {
  name: "Invalid or expired code. [SMS-15 ERR-53]",
  tags: ["state:sms/verify-failed-fallback", "picture"],
  args: { state: failedToVerify("Invalid or expired code.") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Invalid or expired code.")).toBeVisible();
  },
};

export const ResendFailed: Story = {
  name: "Another code could not be sent; the first can still be typed [SMS-14 LO-108]",
  args: { state: { ...sent, resendFailure: "Too many codes were sent. Try again tomorrow." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Phone number" })).toHaveAccessibleDescription(
      /^Too many codes were sent\./,
    );
    await expect(canvas.getByRole("textbox", { name: "Verification code" })).toBeEnabled();
  },
};

const emails = {
  value: { connections: true, digest: true },
  confirmHref: null,
  save: { kind: "idle" as const },
};

export const Emails: Story = {
  name: "Which emails the person gets, where the server has such settings",
  tags: ["picture"],
  args: {
    state: verified({ value: true }),
    email: emails,
    actions: { ...meta.args.actions, onSaveEmail: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: texts.email.digest.label }));
    await userEvent.click(canvas.getByRole("button", { name: texts.email.saveName }));
    await expect(args.actions.onSaveEmail).toHaveBeenCalledWith({
      connections: true,
      digest: false,
    });
  },
};

export const EmailsUnconfirmed: Story = {
  name: "Emails wait until the address is confirmed, and a change that failed says why",
  args: {
    email: {
      ...emails,
      confirmHref: "/portal/verify",
      save: { kind: "failed", message: "The server is away. Try again." },
    },
    actions: { ...meta.args.actions, onSaveEmail: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Confirm" })).toHaveAttribute(
      "href",
      "/portal/verify",
    );
    await expect(canvas.getByRole("alert")).toHaveTextContent("The server is away. Try again.");
  },
};

export const EmailsSaved: Story = {
  args: {
    email: { ...emails, save: { kind: "saved" } },
    actions: { ...meta.args.actions, onSaveEmail: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(texts.email.saved)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const NotLoggedIn: Story = {
  name: "You must be logged in to view your connections. [SMS-17 ERR-51]",
  tags: ["state:sms/not-logged-in"],
  parameters: { shell: { account: { kind: "visitor" } } },
  render: () => (
    <LoadErrorScreen
      paths={paths}
      state={{ kind: "failed", message: "You must be logged in to view your connections." }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You must be logged in to view your connections.")).toBeVisible();
  },
};

export const kinds = {
  loading: Loading,
  unverified: Unverified,
  sending: Sending,
  "code-sent": CodeSent,
  verifying: Verifying,
  verified: AlreadyVerified,
} satisfies Record<SmsPreferencesState["kind"], Story>;
