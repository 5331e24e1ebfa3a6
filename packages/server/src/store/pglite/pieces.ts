/** Reads a stream of bytes in the sizes that its reader asks for. It fails where the stream ends before. */
export type Pieces = {
  /** The next bytes, as many as are there and at most this many. */
  next(most: number): Promise<Buffer>;
  exactly(length: number): Promise<Buffer>;
};

export function createPieces(source: AsyncIterable<Buffer>): Pieces {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function next(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) throw new Error("The archive ends too early.");
      rest = value;
    }
    const piece = rest.subarray(0, most);
    rest = rest.subarray(piece.length);
    return piece;
  }

  return {
    next,
    async exactly(length) {
      const parts: Buffer[] = [];
      for (let left = length; left > 0; left -= parts.at(-1)?.length ?? 0)
        parts.push(await next(left));
      return parts.length === 1 ? (parts[0] ?? Buffer.alloc(0)) : Buffer.concat(parts);
    },
  };
}
