import { Zip, ZipDeflate } from "fflate";

/** A file of an archive. Its content is read when its turn comes. */
export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Uint8Array> };

/**
 * Writes a ZIP archive as a stream: only one piece of a file is in memory at a time.
 * @param onEntry called after each file
 * @param signal checked before each piece, so that an abandoned attempt does not write alongside the next one
 */
export async function* zip(
  entries: Iterable<ZipEntry>,
  onEntry: () => Promise<void>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const archive = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  function* taken() {
    if (failure) throw failure;
    const chunks = ready;
    ready = [];
    yield* chunks;
  }
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    archive.add(file);
    for await (const piece of content) {
      signal.throwIfAborted();
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
    await onEntry();
  }
  archive.end();
  yield* taken();
}
