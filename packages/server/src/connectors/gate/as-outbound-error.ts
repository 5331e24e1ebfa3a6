import { OutboundFailed, OutboundRefused } from "./outbound-error.ts";

/** The connection did not come about, so nothing was sent. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const BAD_CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL/;

/**
 * Why a request did not get its answer, as one sentence about the host.
 * @param error what the HTTP client threw
 */
export function asOutboundError(error: unknown, host: string): OutboundRefused | OutboundFailed {
  for (const cause of causesOf(error)) {
    if (cause instanceof OutboundRefused || cause instanceof OutboundFailed) return cause;
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    if (NOT_CONNECTED.has(code)) {
      return new OutboundFailed(`${host} cannot be reached.`, { sent: false, cause: error });
    }
    if (BAD_CERTIFICATE.test(code)) {
      return new OutboundFailed(`The certificate of ${host} is not valid.`, {
        sent: false,
        cause: error,
      });
    }
    if (cause instanceof Error && cause.message === "bad port") {
      return new OutboundRefused(`Switchboard does not call the port of ${host}.`);
    }
  }
  return new OutboundFailed(`${host} broke off the connection.`, { cause: error });
}

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
