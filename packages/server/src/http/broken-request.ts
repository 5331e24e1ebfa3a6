import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import { errorResponse, failure } from "./error-response.ts";
import { securityHeaders } from "./security-headers.ts";
import { newId } from "../ids.ts";
import { REQUEST_ID_HEADER } from "./request-id.ts";

const UNREADABLE = "This request cannot be read. Check its address.";

/** Codes of the parser whose status is not 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that never reach the app, such as one for `/\evil`, as the app answers others. */
export const createBrokenRequests = (log: Logger, overHttps: boolean) => {
  const secure = securityHeaders(overHttps);
  function complete(response: Response, id: string): Response {
    response.headers.set(REQUEST_ID_HEADER, id);
    for (const [name, value] of secure) response.headers.set(name, value);
    return response;
  }

  return {
    /** For what is HTTP, but names no address. */
    answer(error: unknown): Response {
      const id = newId();
      // The adapter aborts what a client that has gone began, with a text as the reason; nobody reads this answer.
      const isGone = !(error instanceof Error);
      const isUnreadable = isGone || error.name === "RequestError";
      const answer = isUnreadable
        ? failure(400, UNREADABLE)
        : errorResponse(error, log.child({ requestId: id }));
      return complete(answer, id);
    },
    /** For what is no HTTP. */
    async refuse(error: Error & { code?: string }, socket: Duplex): Promise<void> {
      if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
      const response = complete(failure(STATUSES[error.code ?? ""] ?? 400, UNREADABLE), newId());
      const body = await response.text();
      const lines = [
        `HTTP/1.1 ${response.status} Refused`,
        ...[...response.headers].map(([name, value]) => `${name}: ${value}`),
        `content-length: ${Buffer.byteLength(body)}`,
        "connection: close",
      ];
      socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
    },
  };
};
