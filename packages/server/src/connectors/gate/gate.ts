import { fetch as send } from "undici";
import type { AllowList } from "./allow-list.ts";
import { asOutboundError } from "./as-outbound-error.ts";
import { systemResolve, type Resolve } from "./find-addresses.ts";
import { DEFAULT_LIMITS, formatSeconds, type Limits } from "./limits.ts";
import { connectToMailServer, type MailConnection } from "./mail-connection.ts";
import { OutboundFailed, OutboundRefused } from "./outbound-error.ts";
import { createPools } from "./pools.ts";
import { readRequest } from "./read-request.ts";
import { followRedirect, locationOf, MAX_REDIRECTS, type Hop } from "./redirect.ts";
import { startCall, type RunningCall } from "./running-call.ts";
import { readMailTarget, readWebTarget, type MailSecurity } from "./target.ts";
import { toResponse, type LastAnswer } from "./to-response.ts";

/** The options of `fetch`, and the limits of this call. */
export type GateInit = RequestInit & { readonly limits?: Partial<Limits> };

/** How a mail server is called. */
export type MailCall = {
  readonly security: MailSecurity;
  readonly signal?: AbortSignal;
  /** `totalMs` counts until the connection is closed, `bodyBytes` all that the server sends. */
  readonly limits?: Partial<Pick<Limits, "totalMs" | "bodyBytes">>;
};

/** The way out to every address that a user, an app or a model named. */
export type Gate = {
  /**
   * Like the platform's `fetch`, body as a stream. Of `init` it takes method, headers, body (read as a whole before it is sent), signal,
   * redirect and limits.
   * @throws OutboundRefused or OutboundFailed with a sentence for the user, also while the body is read; the reason of the signal
   */
  fetch(url: string | URL, init?: GateInit): Promise<Response>;
  /**
   * Connects to a mail server, at an address that was checked.
   * @throws OutboundRefused or OutboundFailed with a sentence for the user; the reason of the signal
   */
  connect(host: string, port: number, call: MailCall): Promise<MailConnection>;
  /** Aborts what is in flight. */
  close(): Promise<void>;
};

/**
 * Builds the gate.
 * @param options.allow the operator's list; it stays the same for the lifetime of the gate
 * @param options.resolve asks the name server; the system's when absent
 */
export function createGate({
  allow,
  resolve = systemResolve,
}: {
  readonly allow: AllowList;
  readonly resolve?: Resolve;
}): Gate {
  const pools = createPools({ allow, resolve });
  const mailConnections = new Set<MailConnection>();

  async function sendOne({ url, ...hop }: Hop, call: RunningCall, { headersMs }: Limits) {
    readWebTarget(url.href, allow);
    const { signal } = call;
    const tooSlow = () =>
      new OutboundFailed(`${url.host} did not respond within ${formatSeconds(headersMs)}.`);
    try {
      return await call.within(headersMs, tooSlow, () =>
        send(url, {
          ...hop,
          headers: [...hop.headers],
          redirect: "manual",
          dispatcher: pools,
          signal,
        }),
      );
    } catch (error) {
      signal.throwIfAborted();
      throw asOutboundError(error, url.host);
    }
  }

  async function follow(
    first: Hop,
    redirect: NonNullable<RequestInit["redirect"]>,
    call: RunningCall,
    limits: Limits,
  ): Promise<LastAnswer> {
    let hop = first;
    for (let count = 0; ; count += 1) {
      const answer = await afterRedirect(count > 0, () => sendOne(hop, call, limits));
      const location = locationOf(answer);
      if (location === null || redirect === "manual") return { answer, hop, redirected: count > 0 };
      await answer.body?.cancel();
      if (redirect === "error" || count === MAX_REDIRECTS) {
        const what = count === 0 ? "redirects to another address" : "redirects too often";
        throw new OutboundRefused(`${first.url.host} ${what}.`, { sent: true });
      }
      hop = followRedirect(hop, answer.status, location);
    }
  }

  return {
    async fetch(address, { limits: chosen, ...init } = {}) {
      const limits = { ...DEFAULT_LIMITS, ...chosen };
      // Checked again before each request; here, so that an invalid address fails with our sentence and not with a TypeError.
      readWebTarget(String(address), allow);
      const url = new URL(address);
      const tooSlow = () =>
        new OutboundFailed(`${url.host} took longer than ${formatSeconds(limits.totalMs)}.`);
      const call = startCall(init.signal, limits.totalMs, tooSlow);
      try {
        call.signal.throwIfAborted();
        const request = await readRequest(url, init);
        const last = await follow(request, init.redirect ?? "follow", call, limits);
        return toResponse(last, call, limits);
      } catch (error) {
        // Cancel a response that will not be read.
        call.stop(error);
        call.end();
        throw error;
      }
    },

    async connect(host, port, { security, signal, limits: chosen }) {
      const limits = { ...DEFAULT_LIMITS, ...chosen };
      const target = readMailTarget(host, port, security, allow);
      const tooSlow = () =>
        new OutboundFailed(`${target.host} took longer than ${formatSeconds(limits.totalMs)}.`);
      const call = startCall(signal, limits.totalMs, tooSlow);
      const connection = await connectToMailServer(
        target,
        security,
        call,
        { allow, resolve },
        limits,
      );
      mailConnections.add(connection);
      connection.socket.once("close", () => mailConnections.delete(connection));
      return connection;
    },

    async close() {
      for (const connection of mailConnections) connection.close();
      await pools.destroy();
    },
  };
}

/** After a redirect the first host has received the request, whatever happens at the second. */
async function afterRedirect<T>(redirected: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!redirected || !(error instanceof OutboundRefused || error instanceof OutboundFailed))
      throw error;
    const Failure = error instanceof OutboundRefused ? OutboundRefused : OutboundFailed;
    throw new Failure(error.message, { sent: true, cause: error });
  }
}
