import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that the password of an account was changed. @param data.url where a password is reset */
export const passwordChanged = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Your ${BRAND.name} password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      "Your account has a new password, and was logged out everywhere else.",
      "If it was not you, choose another password now.",
    ],
    action: { label: "Reset password", url },
    reason: "You get this email because the password of your account was changed.",
  });
