import { createTransport } from "nodemailer";
import { DeliveryFailed, type Sender } from "../../domain/outbox/ports.ts";
import type { SmtpSettings } from "../../outgoing-settings.ts";

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;
/** Also a server that accepts the sender but not the recipient. */
const REFUSED_FOR_GOOD = /^5/;

/** Sends mails through the operator's server, one connection each. */
export function createSmtpSender({ server, from }: SmtpSettings): Sender<"mail"> {
  const { host, port, user, password, security } = server;
  const transport = createTransport({
    host,
    port,
    ...(user !== undefined && { auth: { user, pass: password ?? "" } }),
    secure: security === "TLS",
    requireTLS: security === "STARTTLS",
    ignoreTLS: security === "none",
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    logger: false,
    // The content of a mail is text, never a path or URL to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);

  return {
    async send({ id, recipient, content }, signal) {
      signal.throwIfAborted();
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: recipient },
          envelope: { from: from.address, to: [recipient] },
          messageId: `<${id}@${domain}>`,
          subject: content.subject,
          text: content.text,
          html: content.html,
          headers: {
            // Answering machines leave such mails alone.
            "Auto-Submitted": "auto-generated",
            ...(content.unsubscribeUrl !== undefined && {
              "List-Unsubscribe": `<${content.unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
          signal,
        });
      } catch (error) {
        signal.throwIfAborted();
        throw asFailure(error);
      }
    },
  };
}

function asFailure(error: unknown): DeliveryFailed {
  const { code, responseCode, response } = (error ?? {}) as Record<string, unknown>;
  const status = typeof responseCode === "number" ? String(responseCode) : undefined;
  if (status !== undefined) {
    // The operator can fix a wrong password, and the mail is sent then.
    const isFinal = REFUSED_FOR_GOOD.test(status) && code !== "EAUTH";
    const words = typeof response === "string" ? response : "";
    return new DeliveryFailed(`The mail server answered ${status}.`, { isFinal, words });
  }
  const why = typeof code === "string" ? ` (${code})` : "";
  return new DeliveryFailed(`The mail server could not be reached${why}.`, { isFinal: false });
}
