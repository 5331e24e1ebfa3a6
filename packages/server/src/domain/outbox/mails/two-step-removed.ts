import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that an administrator turned two-step login off. @param data.url where it is turned on again */
export const twoStepRemoved = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `An administrator turned off two-step login for ${BRAND.name}`,
    heading: "An administrator turned off two-step login",
    paragraphs: [
      "You now log in with your password alone. Your recovery codes no longer work. Once you are back in, turn two-step login on again.",
      "If you did not ask for it, change your password and tell your administrator.",
    ],
    action: { label: "Open your account", url },
    reason: "You get this email because two-step login was turned off for your account.",
  });
