import { formatBytes, formatSeconds, type Limits } from "./limits.ts";
import { OutboundFailed } from "./outbound-error.ts";
import type { RunningCall } from "./running-call.ts";

/** The error for an answer beyond the size limit. */
export const answerTooLarge = (host: string, bytes: number): OutboundFailed =>
  new OutboundFailed(`The response from ${host} is larger than ${formatBytes(bytes)}.`);

/**
 * The body of an answer; it fails with a sentence if it is too large or stalls. Nothing is read ahead of the reader, and the
 * connection is released when the body ends.
 * @param host who answers
 * @param asFailure turns the error of a broken connection into one for the user
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  call: RunningCall,
  { idleMs, bodyBytes }: Limits,
  host: string,
  asFailure: (error: unknown) => unknown,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  const stalled = () => new OutboundFailed(`${host} stopped sending for ${formatSeconds(idleMs)}.`);

  async function next() {
    try {
      const piece = await call.within(idleMs, stalled, () => reader.read());
      size += piece.value?.byteLength ?? 0;
      if (size > bodyBytes) call.stop(answerTooLarge(host, bodyBytes));
      call.signal.throwIfAborted();
      return piece;
    } catch (error) {
      call.end();
      throw call.signal.aborted ? call.signal.reason : asFailure(error);
    }
  }

  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await next();
        if (!done) return controller.enqueue(value);
        call.end();
        controller.close();
      },
      cancel(reason) {
        call.end();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
