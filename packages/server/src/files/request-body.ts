/** How much of a body over the limit is read and discarded. A browser shows the response only after it has sent the body. */
const DISCARD_BYTES = 512 * 1024 * 1024;

/** A body in chunks. Iteration can be resumed after a reader stopped in the middle. */
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

/** Reads the rest of a body and discards it. */
export async function discard(body: AsyncIterable<Uint8Array>): Promise<void> {
  let left = DISCARD_BYTES;
  try {
    for await (const chunk of body) {
      left -= chunk.byteLength;
      if (left < 0) return;
    }
  } catch {
    // The client disconnected.
  }
}
