/**
 * Passes bytes through, up to a limit.
 * @throws what `tooMany` returns, before the chunk that exceeds the limit
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
