import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/**
 * Tells the owner of an account that somebody tried to use its address again; the page says the same to everybody.
 * @param data.url where a password is reset
 */
export const accountExists = ({ url, email }: { readonly url: string; readonly email: string }) =>
  writeMail({
    subject: `You already have a ${BRAND.name} account`,
    heading: "You already have an account",
    paragraphs: [
      `Someone tried to use ${email} for another ${BRAND.name} account. It belongs to yours, so nothing was changed.`,
      "If it was you, log in with your password, or choose a new one.",
    ],
    action: { label: "Reset password", url },
    reason: `You get this email because ${email} is the address of your account. If it was not you, ignore it.`,
  });
