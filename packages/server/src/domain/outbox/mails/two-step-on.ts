import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that logins need a code now. @param data.url where it is turned off */
export const twoStepOn = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Two-step login was turned on for ${BRAND.name}`,
    heading: "Two-step login was turned on",
    paragraphs: [
      "From now on you log in with your password and a code from your authenticator app. Keep your recovery codes in a safe place.",
      "If it was not you, turn it off and change your password.",
    ],
    action: { label: "Open your account", url },
    reason: "You get this email because two-step login was turned on for your account.",
  });
