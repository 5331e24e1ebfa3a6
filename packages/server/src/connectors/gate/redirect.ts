import { OutboundRefused } from "./outbound-error.ts";

/** One request on the way to an answer. */
export type Hop = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
};

/** How often one call is forwarded. */
export const MAX_REDIRECTS = 5;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Headers that are forwarded to another origin: none that identify the caller. */
const GO_ANYWHERE: ReadonlySet<string> = new Set(["accept", "accept-language", "user-agent"]);
const ABOUT_THE_BODY: ReadonlySet<string> = new Set([
  "content-encoding",
  "content-language",
  "content-location",
  "content-type",
]);

/** Where an answer redirects to; null if it does not. */
export const locationOf = (response: {
  status: number;
  headers: { get(name: string): unknown };
}) => (REDIRECTS.has(response.status) ? (response.headers.get("location") as string | null) : null);

/**
 * The request that follows a redirect.
 * @throws OutboundRefused when it leads nowhere, or would carry a change to another host
 */
export function followRedirect(hop: Hop, status: number, location: string): Hop {
  const from = hop.url.host;
  if (!URL.canParse(location, hop.url.href)) {
    throw new OutboundRefused(`${from} redirects to an invalid URL.`, {
      sent: true,
    });
  }
  const url = new URL(location, hop.url.href);
  const method = becomesGet(hop.method, status) ? "GET" : hop.method;
  const elsewhere = url.origin !== hop.url.origin;
  if (elsewhere && method !== "GET" && method !== "HEAD") {
    throw new OutboundRefused(
      `${from} redirects to ${url.host}. Switchboard does not resend a change to another host.`,
      { sent: true },
    );
  }
  const dropsBody = method !== hop.method;
  const kept = [...hop.headers].filter(
    ([name]) => (!elsewhere || GO_ANYWHERE.has(name)) && !(dropsBody && ABOUT_THE_BODY.has(name)),
  );
  return { url, method, headers: new Headers(kept), body: dropsBody ? undefined : hop.body };
}

/** As browsers do: a 303 is followed with GET, and so is a POST that gets a 301 or 302. */
const becomesGet = (method: string, status: number) =>
  status === 303 ? method !== "GET" && method !== "HEAD" : status <= 302 && method === "POST";
