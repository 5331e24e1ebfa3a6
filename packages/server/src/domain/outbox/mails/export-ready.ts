import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that the copy of the user's data can be downloaded. @param data.url their account page */
export const exportReady = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Your ${BRAND.name} data is ready`,
    heading: "Your data is ready to download",
    paragraphs: ["The copy of your data that you asked for is on the page of your account."],
    action: { label: "Open account", url },
    notes: ["Only the login that asked for it can download it, for 24 hours."],
    reason: "You get this email because a copy of your data was requested in your account.",
  });
