/** The same bytes in pieces of one size; the last one may be smaller. */
export async function* inParts(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < size) continue;
    const all = Buffer.concat(held);
    let from = 0;
    for (; length - from >= size; from += size) yield all.subarray(from, from + size);
    held = [all.subarray(from)];
    length -= from;
  }
  if (length > 0) yield Buffer.concat(held);
}
