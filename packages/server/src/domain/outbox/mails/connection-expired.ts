import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** Says that a connection has to be reconnected. @param data.url the page for that */
export const connectionExpired = ({
  name,
  url,
  unsubscribeUrl,
}: {
  readonly name: string;
  readonly url: string;
  readonly unsubscribeUrl: string;
}) =>
  writeMail({
    subject: `Reconnect ${name}`,
    heading: `Reconnect ${name}`,
    paragraphs: [
      `${BRAND.name} can no longer log in there. Chats and inbox sources that use this connection are on hold until you reconnect it.`,
      "Your settings and permissions are kept.",
    ],
    action: { label: "Reconnect", url },
    reason: "You get this email once each time a connection of yours stops working.",
    unsubscribe: { label: "Stop these emails", url: unsubscribeUrl },
  });
