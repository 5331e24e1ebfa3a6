import type { Context } from "hono";
import { newId } from "../ids.ts";

const HEADER = "x-request-id";
const ACCEPTED = /^[\w.-]{8,64}$/;

/** The request id from a proxy, otherwise a new one. */
export function chooseRequestId(request: Request): string {
  const given = request.headers.get(HEADER);
  return given !== null && ACCEPTED.test(given) ? given : newId();
}

/** The id of the request that is being answered. */
export const requestIdOf = (c: Context): string => c.get(HEADER) ?? "";

/** Remembers the id for the log and sends it with the answer. */
export function setRequestId(c: Context, id: string): void {
  c.set(HEADER, id);
}

/** Name of the header that carries it. */
export const REQUEST_ID_HEADER = HEADER;
