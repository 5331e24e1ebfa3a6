import { type StreamRequest, streamRun } from "@switchboard/api-client/stream";
import type { ReadOutcome, ReadRun } from "./read-run.ts";

type RequestData = { readonly body: unknown };

/** Sends a request that is answered with a stream, and reads it. */
export type BeginRun = <Data extends RequestData>(
  request: Pick<StreamRequest<Data>, "call" | "path" | "body">,
  fallback: string,
  opened?: () => void,
) => Promise<ReadOutcome>;

/**
 * Begins each run once, however often the connection breaks: the idempotency key stays the same while it is unknown whether the request
 * arrived, also when the person sends the same prompt again.
 */
export function createBeginRun(read: ReadRun): BeginRun {
  let unsettled: { readonly text: string; readonly key: string } | null = null;
  return async (request, fallback, opened) => {
    const text = JSON.stringify(request.body);
    if (unsettled?.text !== text) unsettled = { text, key: newKey() };
    const { key } = unsettled;
    const begin = (line: Parameters<Parameters<ReadRun>[0]>[0]) =>
      streamRun({ ...line, ...request, key });
    const outcome = await read(begin, fallback, opened);
    if (outcome.received || outcome.failed === null) unsettled = null;
    return outcome;
  };
}

/** Not `randomUUID`, which a page without TLS does not have. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
