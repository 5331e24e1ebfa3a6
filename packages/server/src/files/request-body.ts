/** Of a body over the limit so much is read and thrown away, so that the browser gets to see the answer. */
const DISCARD_BYTES = 512 * 1024 * 1024;

/** A body in pieces. It can be read on after a reader has left it in the middle. */
export function chunksOf(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  const next = async (): Promise<IteratorResult<Uint8Array, undefined>> => {
    const read = await reader?.read();
    return read && !read.done
      ? { done: false, value: read.value }
      : { done: true, value: undefined };
  };
  return { [Symbol.asyncIterator]: () => ({ next }) };
}

/** Reads what is left of a body and throws it away. */
export async function discard(body: AsyncIterable<Uint8Array>): Promise<void> {
  let left = DISCARD_BYTES;
  try {
    for await (const chunk of body) {
      left -= chunk.byteLength;
      if (left < 0) return;
    }
  } catch {
    // The sender has gone; there is nobody left to answer.
  }
}
