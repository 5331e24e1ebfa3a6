import { CredentialsRefused, OutcomeUnknown, ToolError } from "../../domain/plugins/types.ts";
import type { Redact } from "../http/redact.ts";
import { answerTooLarge } from "../gate/limit-body.ts";
import type { MailConnection } from "../gate/mail-connection.ts";
import { OutboundFailed } from "../gate/outbound-error.ts";
import type { MailServer } from "./account.ts";

const MAX_MESSAGE_LENGTH = 300;

/** One of the account's servers in a call, as sentences speak of it. */
export type FailureContext = {
  readonly protocol: "IMAP" | "SMTP";
  readonly server: MailServer;
  readonly redact: Redact;
  /** Undefined until it is open. */
  readonly connection: MailConnection | undefined;
};

/** `The IMAP server imap.harbor.example`. */
export const nameServer = ({
  protocol,
  server,
}: Pick<FailureContext, "protocol" | "server">): string => `The ${protocol} server ${server.host}`;

/** A server's message, on one line and without the password; empty if there is none. */
export function serverWords({ redact }: Pick<FailureContext, "redact">, said: unknown): string {
  if (typeof said !== "string") return "";
  const line = redact(said)
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  const words = line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
  return words.toWellFormed().replace(/\.$/, "");
}

/** The server refused, with its own message. */
export function refusal(context: FailureContext, said: unknown): ToolError {
  const words = serverWords(context, said);
  return new ToolError(
    words
      ? `${nameServer(context)} says: ${words}.`
      : `${nameServer(context)} refused without giving a reason.`,
  );
}

/** The server did not take user name and password. */
export function loginRefusal(context: FailureContext, said: unknown): CredentialsRefused {
  const words = serverWords(context, said);
  return new CredentialsRefused(
    `${nameServer(context)} rejected the username and password${words && `: ${words}`}. Check 'Username' and 'Password' of the connection.`,
    "expired",
  );
}

/** The server does not support what the connection needs. */
export const notOffered = (context: FailureContext, what: string): ToolError =>
  new ToolError(
    `${nameServer(context)} does not offer ${what}. Check 'Security' and 'Port' of the connection.`,
  );

/**
 * The connection failed, or the server sent too much.
 * @param most the limit in bytes; undefined if the size is not the problem
 */
export function connectionFailure(
  { connection, server }: FailureContext,
  error: unknown,
  most: number | undefined,
): unknown {
  if (error instanceof ToolError || !connection) return error;
  if (connection.signal.aborted) return connection.signal.reason;
  if (most !== undefined) return answerTooLarge(server.host, most);
  return connection.failure(error);
}

/** Limit in bytes of one response, such as the text of a mail; a larger one closes the connection. */
export const MAX_RESPONSE_BYTES = 1024 * 1024;

/** After a lost response, a change may have been made. */
export const unlessKnown = (error: unknown): unknown =>
  error instanceof OutboundFailed ? new OutcomeUnknown(error.message) : error;
