import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Leads to the page where a new password is chosen. @param data.url with its one-time token */
export const resetPassword = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Reset your ${BRAND.name} password`,
    heading: "Reset your password",
    paragraphs: ["Choose a new password for your account. You will be logged out everywhere else."],
    action: { label: "Choose a new password", url },
    notes: ["This link works once and expires in 1 hour."],
    reason:
      "Someone asked to reset the password of this address. If it was not you, ignore this email: your password stays the same.",
  });
