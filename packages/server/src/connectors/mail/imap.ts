import { ImapFlow, type ImapTransport, type Logger } from "imapflow";
import { BRAND } from "../../brand.ts";
import { ToolError } from "../../domain/plugins/types.ts";
import type { MailConnection } from "../gate/mail-connection.ts";
import { memberOf } from "../http/json.ts";
import type { MailAccount, MailCall } from "./account.ts";
import {
  MAX_RESPONSE_BYTES,
  connectionFailure,
  loginRefusal,
  notOffered,
  refusal,
  unlessKnown,
  type FailureContext,
} from "./failures.ts";

/** A signed-in session, for one call. */
export type ImapSession = {
  readonly client: ImapFlow;
  /** The server's message for the last refused command. */
  refused(): ToolError;
  /**
   * Makes a change. Once it has begun, the outcome of a broken connection is unknown.
   * @throws ToolError with the server's message when it refused
   */
  change<T>(work: () => Promise<T | false | undefined>): Promise<T>;
};

/** Codes for a temporary login failure, which does not tell whether the password is right. */
const NOT_NOW = new Set([
  "UNAVAILABLE",
  "INUSE",
  "LIMIT",
  "SERVERBUG",
  "CONTACTADMIN",
  "THROTTLED",
]);
/** The longest line in bytes: a search result with a million message numbers. */
const MAX_LINE_LENGTH = 8 * MAX_RESPONSE_BYTES;
/** Bytes of all answers of a session. */
const MAX_SESSION_BYTES = 10 * MAX_RESPONSE_BYTES;
/** Codes of answers that the client does not take, with the bytes that it would have taken. */
const TOO_LARGE = new Map<unknown, number>([
  ["LiteralTooLarge", MAX_RESPONSE_BYTES],
  ["LineTooLarge", MAX_LINE_LENGTH],
  ["ResponseTooLarge", MAX_LINE_LENGTH],
  ["TooManyTokens", MAX_RESPONSE_BYTES],
  ["TooManyResponses", MAX_RESPONSE_BYTES],
]);
const MAX_TOKENS = 100_000;

/**
 * Logs in, works, and ends the session, even after an error.
 * @throws ToolError with a message; `CredentialsRefused` when the server rejects user name and password
 */
export async function withImap<T>(
  { imap: server, user, password, redact }: MailAccount,
  { gate, signal, totalMs }: MailCall,
  work: (session: ImapSession) => Promise<T>,
): Promise<T> {
  const connection = await gate.connect(server.host, server.port, {
    security: server.security,
    signal,
    limits: { totalMs, bodyBytes: MAX_SESSION_BYTES },
  });
  const context: FailureContext = { protocol: "IMAP", server, redact, connection };
  let said: unknown;
  let changing = false;
  const client = new ImapFlow({
    host: server.host,
    port: server.port,
    secure: server.security === "TLS",
    doSTARTTLS: server.security === "STARTTLS",
    auth: { user, pass: password },
    transport: transportOver(connection),
    logger: hearing((error) => (said = error)),
    clientInfo: {
      name: BRAND.name,
      version: false,
      vendor: false,
      "support-url": false,
      date: false,
    },
    disableAutoIdle: true,
    // Compressed data can be a thousand times as large.
    disableCompression: true,
    connectionTimeout: totalMs,
    greetingTimeout: totalMs,
    socketTimeout: totalMs,
    maxLineLength: MAX_LINE_LENGTH,
    maxLiteralSize: MAX_RESPONSE_BYTES,
    maxResponseSize: MAX_LINE_LENGTH + MAX_RESPONSE_BYTES,
    maxResponseTokens: MAX_TOKENS,
  });
  // Why the session ended; commands in progress only learn that it did.
  let ended: unknown;
  client.on("error", (error) => (ended = error));
  const refused = () => refusal(context, wordsOf(said));
  try {
    await client.connect();
    return await work({
      client,
      refused,
      async change(make) {
        changing = true;
        const made = await make();
        if (!made && !client.usable)
          throw new Error("The session ended before the server responded.");
        changing = false;
        if (!made) throw refused();
        return made;
      },
    });
  } catch (error) {
    const failure = error instanceof ToolError ? error : imapFailure(context, ended ?? error);
    throw changing ? unlessKnown(failure) : failure;
  } finally {
    client.close();
    connection.close();
  }
}

/** Passes the open connection to the IMAP client, so that the client never connects itself. */
const transportOver = (connection: MailConnection): ImapTransport => ({
  connect(_options, onConnect) {
    process.nextTick(() => {
      onConnect();
      connection.limit(connection.socket);
    });
    return connection.socket;
  },
  upgrade(_socket, _options, onSecure) {
    const secured = connection.secure(() => {
      onSecure();
      connection.limit(secured);
    });
    return secured;
  },
});

/** The client reports a server's refusal only in its log. Nothing else of the log is kept. */
function hearing(onRefusal: (error: unknown) => void): Logger {
  const nothing = () => undefined;
  const warn = (entry: unknown) => {
    const error = memberOf(entry, "err");
    if (error !== undefined) onRefusal(error);
  };
  return { debug: nothing, info: nothing, warn, error: nothing };
}

function imapFailure(context: FailureContext, error: unknown): unknown {
  const code = String(memberOf(error, "code"));
  const said = wordsOf(error);
  const answered = String(memberOf(error, "serverResponseCode"));
  if (context.connection?.signal.aborted) return context.connection.signal.reason;
  if (memberOf(error, "authenticationFailed") === true) {
    if (said === "" && answered === "undefined")
      return notOffered(context, "logging in over this connection");
    return NOT_NOW.has(answered) ? refusal(context, said) : loginRefusal(context, said);
  }
  if (memberOf(error, "responseStatus") !== undefined) return refusal(context, said);
  // The upgrade failed before any certificate was seen: the server does not know the command.
  if (code === "undefined" && memberOf(error, "tlsFailed") === true)
    return notOffered(context, "STARTTLS");
  return connectionFailure(context, error, TOO_LARGE.get(code));
}

/** The server's message for a refused command. */
function wordsOf(error: unknown): string {
  const words = [memberOf(error, "responseText"), memberOf(error, "response")];
  return words.find((one): one is string => typeof one === "string" && one !== "") ?? "";
}
