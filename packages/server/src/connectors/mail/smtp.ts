import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { ToolError } from "../../domain/plugins/types.ts";
import { memberOf } from "../http/json.ts";
import type { MailAccount, MailCall } from "./account.ts";
import {
  MAX_RESPONSE_BYTES,
  connectionFailure,
  loginRefusal,
  notOffered,
  refusal,
  serverWords,
  unlessKnown,
  type FailureContext,
} from "./failures.ts";

/** A composed mail, and its recipients. */
export type OutgoingMail = {
  readonly recipients: readonly string[];
  readonly source: Uint8Array;
};

/** An address that the server rejected, with its message; the others got the mail. */
export type NotTaken = { readonly address: string; readonly words: string };

/** A server's reply to one command is short. */
const MAX_REPLY_BYTES = MAX_RESPONSE_BYTES / 16;
/** The password is wrong, or the server no longer accepts passwords. */
const WRONG_CREDENTIALS: ReadonlySet<unknown> = new Set([534, 535]);

/**
 * Sends a mail through the account's server.
 * @returns the rejected addresses
 * @throws ToolError with a message; `OutcomeUnknown` when it may have been sent
 */
export async function sendMail(
  account: MailAccount,
  { recipients, source }: OutgoingMail,
  call: MailCall,
): Promise<readonly NotTaken[]> {
  return withSmtp(account, call, async ({ connection, context, unlessBroken }) => {
    const envelope = { from: account.sender.address, to: [...recipients], size: source.length };
    let begun = false;
    const message = Readable.from(
      (function* () {
        begun = true;
        yield source;
      })(),
    );
    try {
      const { rejectedErrors = [] } = await unlessBroken<Sent>((done, failed) =>
        connection.send(envelope, message, (error, info) => (error ? failed(error) : done(info))),
      );
      return rejectedErrors.map(({ recipient = "", response }) => ({
        address: recipient,
        words: serverWords(context, withoutStatus(response)),
      }));
    } catch (error) {
      const failure = smtpFailure(context, error);
      // Once the server has the mail, only its reply tells the outcome.
      throw begun && memberOf(error, "responseCode") === undefined ? unlessKnown(failure) : failure;
    }
  });
}

type Sent = {
  readonly rejectedErrors?: readonly { recipient?: string; response?: string }[] | undefined;
};

/**
 * Logs in to the account's server and sends nothing.
 * @throws ToolError with a message; `CredentialsRefused` when the server rejects user name and password
 */
export const trySmtp = (account: MailAccount, call: MailCall): Promise<void> =>
  withSmtp(account, call, async () => undefined);

type SmtpSession = {
  readonly connection: SMTPConnection;
  readonly context: FailureContext;
  /** Waits for a callback, or for the end of the connection. */
  unlessBroken<T>(
    work: (done: (value: T) => void, failed: (error: unknown) => void) => void,
  ): Promise<T>;
};

async function withSmtp<T>(
  { smtp: server, user, password, redact }: MailAccount,
  { gate, signal, totalMs }: MailCall,
  work: (session: SmtpSession) => Promise<T>,
): Promise<T> {
  const transport = await gate.connect(server.host, server.port, {
    security: server.security,
    signal,
    limits: { totalMs },
  });
  const context: FailureContext = { protocol: "SMTP", server, redact, connection: transport };
  const isSecure = server.security === "TLS";
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    connection: transport.socket,
    secure: isSecure,
    secured: isSecure,
    requireTLS: server.security === "STARTTLS",
    ignoreTLS: server.security === "none",
    // The name of this machine is nothing to tell.
    name: "[127.0.0.1]",
    logger: false,
    connectionTimeout: totalMs,
    greetingTimeout: totalMs,
    socketTimeout: totalMs,
    maxResponseSize: MAX_REPLY_BYTES,
  });
  const broken = new Promise<never>((_, failed) => {
    connection.on("error", failed);
    transport.signal.addEventListener("abort", () => failed(transport.signal.reason), {
      once: true,
    });
  });
  broken.catch(() => undefined);
  const unlessBroken: SmtpSession["unlessBroken"] = (wait) =>
    Promise.race([new Promise(wait), broken]);
  try {
    await unlessBroken<void>((done, failed) =>
      connection.connect((error) => (error ? failed(error) : done())),
    );
    await unlessBroken<void>((done, failed) =>
      connection.login({ user, pass: password }, (error) => (error ? failed(error) : done())),
    );
    const result = await work({ connection, context, unlessBroken });
    connection.quit();
    return result;
  } catch (error) {
    throw smtpFailure(context, error);
  } finally {
    // Closes the connection after pending writes, or destroys it if the server does not respond.
    connection.close();
  }
}

function smtpFailure(context: FailureContext, error: unknown): unknown {
  if (error instanceof ToolError) return error;
  if (context.connection?.signal.aborted) return context.connection.signal.reason;
  const code = memberOf(error, "code");
  const status = memberOf(error, "responseCode");
  const said = withoutStatus(memberOf(error, "response"));
  if (code === "EAUTH") {
    return WRONG_CREDENTIALS.has(status) ? loginRefusal(context, said) : refusal(context, said);
  }
  const original = memberOf(error, "originalCode");
  if (memberOf(error, "command") === "STARTTLS") return notOffered(context, "STARTTLS");
  if (status !== undefined) return refusal(context, said);
  // The client replaced the platform's code by its own.
  const cause = original === undefined ? error : Object.assign(new Error(), { code: original });
  return connectionFailure(context, cause, code === "EPROTOCOL" ? MAX_REPLY_BYTES : undefined);
}

/** `535 5.7.8 Wrong password` without its numbers, which are for programs. */
const withoutStatus = (said: unknown): unknown =>
  typeof said === "string" ? said.replaceAll(/^\d{3}[ -](?:\d\.\d{1,3}\.\d{1,3} )?/gm, "") : said;
