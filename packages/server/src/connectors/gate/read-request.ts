import { BRAND } from "../../brand.ts";
import { OutboundRefused } from "./outbound-error.ts";
import type { Hop } from "./redirect.ts";

/** Hop-by-hop and framing headers. A caller that could set them could smuggle a second request past the gate. */
const OURS: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * The first request of a call, with its body in memory, so that it can be sent again where a host forwards.
 * @throws OutboundRefused for a header that is not the caller's to set
 */
export async function readRequest(url: URL, init: RequestInit): Promise<Hop> {
  const { method, headers, body } = init;
  const request = new Request(url, {
    method,
    headers,
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
  for (const name of request.headers.keys()) {
    if (OURS.has(name)) throw new OutboundRefused(`Switchboard sets the header '${name}' itself.`);
  }
  const sent = new Headers(request.headers);
  if (!sent.has("user-agent")) sent.set("user-agent", BRAND.name);
  return {
    url,
    method: request.method,
    headers: sent,
    body: request.body ? new Uint8Array(await request.arrayBuffer()) : undefined,
  };
}
