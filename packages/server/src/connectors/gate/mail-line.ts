import { once } from "node:events";
import { connect as connectPlain, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { asOutboundError } from "./as-outbound-error.ts";
import { checkedLookup } from "./checked-lookup.ts";
import type { AddressRules } from "./find-addresses.ts";
import { answerTooLarge } from "./limit-body.ts";
import { CONNECT_TIMEOUT_MS, type Limits } from "./limits.ts";
import { OutboundFailed } from "./outbound-error.ts";
import type { RunningCall } from "./running-call.ts";
import type { MailSecurity, Target } from "./target.ts";

/** An open line to a mail server, for one call. Its protocol is for whoever asked for it. */
export type MailLine = {
  /** Connected. For `TLS` it is secure from its first byte. */
  readonly socket: Socket;
  /** Aborted when the line ends before its time: by the asker, by the clock, by what the server sends too much of. */
  readonly signal: AbortSignal;
  /**
   * Makes the line secure, after the server agreed to STARTTLS. The socket that comes back is the one to use; what is wrong with
   * the certificate is its error.
   */
  secure(onSecure: () => void): TLSSocket;
  /** Counts what a socket of this line gives from now on. To be called once somebody reads it. */
  limit(socket: NodeJS.ReadableStream): void;
  /** Why the line broke, as one sentence about the host; the asker's reason where they stopped it. */
  failure(error: unknown): unknown;
  close(): void;
};

/**
 * Dials a mail server.
 * @throws OutboundRefused or OutboundFailed; the reason of the call's signal
 */
export async function openMailLine(
  target: Target,
  security: MailSecurity,
  call: RunningCall,
  rules: AddressRules,
  { bodyBytes }: Pick<Limits, "bodyBytes">,
): Promise<MailLine> {
  const { host, literal, port } = target;
  // A certificate has names; an address is looked for in it by itself.
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
  // Whoever uses the line hears of it by what they wait for; nobody may listen just then.
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
    throw failure(error);
  }

  let size = 0;
  return {
    socket,
    signal,
    secure: (onSecure) => {
      const secured = connectTls({ socket, ...at }, onSecure);
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
