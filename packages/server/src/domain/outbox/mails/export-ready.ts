import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that the copy of the user's data can be downloaded. @param data.url their account page */
export const exportReady = ({ url }: { readonly url: string }) =>
  writeMail({
    subject: `Your ${BRAND.name} data is ready`,
    heading: "Your data is ready to download",
    paragraphs: ["The copy of your data that you requested is on your Account page."],
    action: { label: "Open account", url },
    notes: ["You can download it for 24 hours, from the browser that requested it."],
    reason: "You get this email because a copy of your data was requested in your account.",
  });
