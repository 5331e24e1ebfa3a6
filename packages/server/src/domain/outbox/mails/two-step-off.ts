import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that logins no longer need a code. @param data.url where it is turned on again */
export const twoStepOff = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Two-step login was turned off for ${BRAND.name}`,
    heading: "Two-step login was turned off",
    paragraphs: [
      "You now log in with your password alone. Your recovery codes no longer work.",
      "If it was not you, change your password and turn two-step login on again.",
    ],
    action: { label: "Open your account", url },
    reason: "You get this email because two-step login was turned off for your account.",
  });
