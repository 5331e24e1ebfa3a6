import { OutboundFailed, OutboundRefused } from "./outbound-error.ts";

/** Error codes that occur only during a TLS handshake. */
const UNVERIFIED = /^(?:CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|ERR_TLS_CERT)/;
/** Codes of a failed handshake too, but an established connection can break with them as well. */
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

/** The connection was never established, so nothing was sent. An established one can fail with the same codes after a request went out. */
export class NotConnected extends Error {
  override readonly name = "NotConnected";

  constructor(cause: unknown) {
    super("The connection could not be established.", { cause });
  }
}

/**
 * Why a request did not get its answer, as one sentence about the host.
 * @param error what the HTTP client threw
 */
export function asOutboundError(error: unknown, host: string): OutboundRefused | OutboundFailed {
  const causes = causesOf(error);
  const known = causes.find(
    (cause) => cause instanceof OutboundRefused || cause instanceof OutboundFailed,
  );
  if (known) return known;
  if (causes.some((cause) => cause instanceof Error && cause.message === "bad port")) {
    return new OutboundRefused(`Switchboard does not connect to this port of ${host}.`);
  }
  const isUnverified = causes.some((cause) => UNVERIFIED.test(codeOf(cause)));
  if (!isUnverified && !causes.some((cause) => cause instanceof NotConnected)) {
    return new OutboundFailed(`${host} closed the connection.`, { cause: error });
  }
  const sentence = causes.some((cause) => BAD_CERTIFICATE.test(codeOf(cause)))
    ? `The certificate of ${host} is not valid.`
    : `${host} cannot be reached.`;
  return new OutboundFailed(sentence, { sent: false, cause: error });
}

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause ? String(cause.code) : "";

/** An error with those that it came from, outermost first. */
function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  const open = [error];
  while (open.length > 0 && causes.length < 20) {
    const cause = open.shift();
    causes.push(cause);
    if (cause instanceof AggregateError) open.push(...cause.errors);
    if (cause instanceof Error && cause.cause !== undefined) open.push(cause.cause);
  }
  return causes;
}
