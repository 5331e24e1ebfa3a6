import { CredentialsRefused, OutcomeUnknown, ToolError } from "../../domain/plugins/types.ts";
import type { Redact } from "../http/redact.ts";
import { answerTooLarge } from "../gate/limit-body.ts";
import type { MailLine } from "../gate/mail-line.ts";
import { OutboundFailed } from "../gate/outbound-error.ts";
import type { MailServer } from "./account.ts";

const LONGEST_WORDS = 300;

/** One of the account's servers in a call, as sentences speak of it. */
export type Told = {
  readonly protocol: "IMAP" | "SMTP";
  readonly server: MailServer;
  readonly redact: Redact;
  /** Undefined until it is open. */
  readonly line: MailLine | undefined;
};

/** `The IMAP server imap.harbor.example`. */
export const nameServer = ({ protocol, server }: Pick<Told, "protocol" | "server">): string =>
  `The ${protocol} server ${server.host}`;

/** What a server says, on one line and without the password; an empty text when it says nothing. */
export function serverWords({ redact }: Pick<Told, "redact">, said: unknown): string {
  if (typeof said !== "string") return "";
  const line = redact(said)
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim();
  const words = line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS)}…` : line;
  return words.toWellFormed().replace(/\.$/, "");
}

/** The server did not do what it was asked, in its own words. */
export function refusal(told: Told, said: unknown): ToolError {
  const words = serverWords(told, said);
  return new ToolError(
    words ? `${nameServer(told)} says: ${words}.` : `${nameServer(told)} refused without a reason.`,
  );
}

/** The server did not take user name and password. */
export function loginRefusal(told: Told, said: unknown): CredentialsRefused {
  const words = serverWords(told, said);
  return new CredentialsRefused(
    `${nameServer(told)} does not accept the user name and password${words && `: ${words}`}. Check 'User name' and 'Password' of the connection.`,
    "expired",
  );
}

/** The server cannot be used in the way that the connection says. */
export const notOffered = (told: Told, what: string): ToolError =>
  new ToolError(
    `${nameServer(told)} does not offer ${what}. Check 'Security' and 'Port' of the connection.`,
  );

/**
 * The line failed, or the server said more than is read.
 * @param most bytes that would have been read; undefined where that is not what happened
 */
export function lineFailure(
  { line, server }: Told,
  error: unknown,
  most: number | undefined,
): unknown {
  if (error instanceof ToolError || !line) return error;
  if (line.signal.aborted) return line.signal.reason;
  if (most !== undefined) return answerTooLarge(server.host, most);
  return line.failure(error);
}

/** Bytes of one thing that a server says, such as the text of a mail; what it sends beyond that ends the line. */
export const LARGEST_ANSWER = 1024 * 1024;

/** A change whose end was not heard may have been made. */
export const unlessKnown = (error: unknown): unknown =>
  error instanceof OutboundFailed ? new OutcomeUnknown(error.message) : error;
