import { once } from "node:events";
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { asOutboundError, NotConnected } from "./as-outbound-error.ts";
import { checkedLookup } from "./checked-lookup.ts";
import type { AddressRules } from "./find-addresses.ts";
import { answerTooLarge } from "./limit-body.ts";
import { CONNECT_TIMEOUT_MS, type Limits } from "./limits.ts";
import { OutboundFailed } from "./outbound-error.ts";
import type { RunningCall } from "./running-call.ts";
import type { MailSecurity, Target } from "./target.ts";

/** An open connection to a mail server, for one call. The caller speaks the protocol. */
export type MailConnection = {
  /** Connected; for `TLS`, with the handshake done. */
  readonly socket: Socket;
  /** Aborted when the call is cancelled, times out, or receives more than its size limit. */
  readonly signal: AbortSignal;
  /**
   * Upgrades to TLS, after the server agreed to STARTTLS. Use the returned socket from then on; a bad certificate is an error
   * of that socket.
   */
  secure(onSecure: () => void): TLSSocket;
  /** Counts what a socket receives against the size limit. Call it once the socket has a reader. */
  limit(socket: NodeJS.ReadableStream): void;
  /** Why the connection broke, as one sentence about the host; the abort reason if the caller cancelled it. */
  failure(error: unknown): unknown;
  close(): void;
};

/**
 * Dials a mail server.
 * @throws OutboundRefused or OutboundFailed; the reason of the call's signal
 */
export async function connectToMailServer(
  target: Target,
  security: MailSecurity,
  call: RunningCall,
  rules: AddressRules,
  { bodyBytes }: Pick<Limits, "bodyBytes">,
): Promise<MailConnection> {
  const { host, literal, port } = target;
  // SNI takes host names only; for an IP literal the certificate is checked against the address.
  const name = literal ? {} : { servername: host };
  const at = { host: literal?.toString() ?? host, port, ...name };
  const { signal } = call;
  const failure = (error: unknown): unknown =>
    signal.aborted ? signal.reason : asOutboundError(error, host);

  signal.throwIfAborted();
  const lookup = checkedLookup(() => target, rules);
  const socket: Socket =
    security === "TLS" ? connectTls({ ...at, lookup }) : connectPlain({ ...at, lookup });
  const stop = () => socket.destroy();
  signal.addEventListener("abort", stop, { once: true });
  // The caller learns of errors from what it awaits. Without a listener an error in between would end the process.
  socket.on("error", () => undefined);
  socket.once("close", () => {
    signal.removeEventListener("abort", stop);
    call.end();
  });
  try {
    const connected = security === "TLS" ? "secureConnect" : "connect";
    await call.within(
      CONNECT_TIMEOUT_MS,
      () => unreachable(host),
      () => once(socket, connected, { signal }),
    );
  } catch (error) {
    socket.destroy();
    throw failure(new NotConnected(error));
  }

  let size = 0;
  return {
    socket,
    signal,
    secure: (onSecure) => {
      const secured = connectTls({ socket, ...at }, () => {
        onSecure();
      });
      secured.on("error", () => undefined);
      return secured;
    },
    limit: (source) =>
      void source.on("data", (piece: Uint8Array) => {
        size += piece.byteLength;
        if (size > bodyBytes) call.stop(answerTooLarge(host, bodyBytes));
      }),
    failure,
    close: () => void socket.destroy(),
  };
}

const unreachable = (host: string) =>
  new OutboundFailed(`${host} cannot be reached.`, { sent: false });
