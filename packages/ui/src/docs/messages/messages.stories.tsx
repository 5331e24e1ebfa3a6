import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type MailName, MailPreview, type TextName, TextPreview } from "./message-preview.tsx";

const meta = {
  title: "Screens/Messages",
  excludeStories: ["mails", "texts"],
  tags: ["picture"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const mail = (name: MailName): Story => ({
  render: () => <MailPreview name={name} />,
  play: async ({ canvas }) => {
    const { textContent: subject } = canvas.getByRole("heading", { level: 1 });
    await expect(canvas.getByTitle(subject)).toHaveAttribute("sandbox", "");
  },
});

const text = (name: TextName): Story => ({
  render: () => <TextPreview name={name} />,
});

export const AccountDeleted = mail("account-deleted");
export const AccountExists = mail("account-exists");
export const Invitation = mail("invitation");
export const ConnectionExpired = mail("connection-expired");
export const EmailChangeNew = mail("email-change-new");
export const EmailChangeOld = mail("email-change-old");
export const EmailChanged = mail("email-changed");
export const ExportReady = mail("export-ready");
export const PasswordChanged = mail("password-changed");
export const ModelShutdown = mail("model-shutdown");
export const ResetPassword = mail("reset-password");
export const SalesRequest = mail("sales-request");
export const TwoStepOff = mail("two-step-off");
export const TwoStepOn = mail("two-step-on");
export const TwoStepRemoved = mail("two-step-removed");
export const VerifyEmail = mail("verify-email");
export const WeeklyDigest = mail("weekly-digest");

/** A template without a story does not compile. */
export const mails = {
  "account-deleted": AccountDeleted,
  "account-exists": AccountExists,
  invitation: Invitation,
  "connection-expired": ConnectionExpired,
  "email-change-new": EmailChangeNew,
  "email-change-old": EmailChangeOld,
  "email-changed": EmailChanged,
  "export-ready": ExportReady,
  "password-changed": PasswordChanged,
  "model-shutdown": ModelShutdown,
  "reset-password": ResetPassword,
  "sales-request": SalesRequest,
  "two-step-off": TwoStepOff,
  "two-step-on": TwoStepOn,
  "two-step-removed": TwoStepRemoved,
  "verify-email": VerifyEmail,
  "weekly-digest": WeeklyDigest,
} satisfies Record<MailName, Story>;

export const VerificationCode = text("verification-code");
export const ConnectionExpiredText = text("connection-expired");

export const texts = {
  "verification-code": VerificationCode,
  "connection-expired": ConnectionExpiredText,
} satisfies Record<TextName, Story>;
