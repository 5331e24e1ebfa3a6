/**
 * Bytes as they arrive, as long as they are not more than `most`.
 * @throws what `tooMany` makes, before the chunk that goes beyond
 */
export async function* upTo(
  most: number,
  bytes: AsyncIterable<Uint8Array>,
  tooMany: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > most) throw tooMany();
    yield chunk;
  }
}
