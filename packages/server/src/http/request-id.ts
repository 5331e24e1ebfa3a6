import { newId } from "../ids.ts";

const HEADER = "x-request-id";
const ACCEPTED = /^[\w.-]{8,64}$/;

/** The request id from a proxy, otherwise a new one. */
export function chooseRequestId(request: Request): string {
  const given = request.headers.get(HEADER);
  return given !== null && ACCEPTED.test(given) ? given : newId();
}

/** Name of the header that carries it. */
export const REQUEST_ID_HEADER = HEADER;
