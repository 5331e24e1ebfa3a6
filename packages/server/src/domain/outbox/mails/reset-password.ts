import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/**
 * Leads to the page where a new password is chosen.
 * @param data.url with its one-time token
 * @param data.isConfirmed whether the address was confirmed before; otherwise somebody else may have created the account
 */
export const resetPassword = ({
  url,
  isConfirmed,
}: {
  readonly url: string;
  readonly isConfirmed: boolean;
}) =>
  writeMail({
    subject: `Reset your ${BRAND.name} password`,
    heading: "Reset your password",
    paragraphs: [
      "Choose a new password for your account. You will be logged out everywhere else.",
      isConfirmed
        ? "Your API keys, connections and two-step login stay as they are."
        : "This address was never confirmed, so someone else may have created the account. Unless you say that it was you, everything in it is deleted.",
    ],
    action: { label: "Choose a new password", url },
    notes: ["This link works once and expires in 1 hour."],
    reason:
      "Someone asked to reset the password of this address. If it was not you, ignore this email: your password stays the same.",
  });
