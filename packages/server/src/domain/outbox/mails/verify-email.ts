import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Verifies the email address of a new account. @param data.url with its one-time token */
export const verifyEmail = ({ url, email }: { readonly url: string; readonly email: string }) =>
  writeMail({
    subject: `Confirm your email address for ${BRAND.name}`,
    heading: "Confirm your email address",
    paragraphs: [
      `Confirm that ${email} is yours to finish creating your account. You need the password that you chose.`,
    ],
    action: { label: "Confirm email address", url },
    notes: ["This link expires in 7 days."],
    reason: `Someone signed up for ${BRAND.name} with this address. If it was not you, ignore this email, or open the link to delete the account.`,
  });
