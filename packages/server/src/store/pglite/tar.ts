import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { createPieces, type Pieces } from "./pieces.ts";

const BLOCK = 512;
const FOLDER = "5";

const field = (block: Buffer, start: number, length: number) =>
  block.toString("latin1", start, start + length).replace(/\0.*$/s, "");

/**
 * Writes the files and folders of a plain tar archive (as the embedded database dumps it) into an empty folder. No file is in memory
 * as a whole: the archive holds 40 MB, which the process would not give back.
 */
export async function unpackTar(archive: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const pieces = createPieces(archive);
  const made = new Set<string>();
  const make = (path: string) => {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  };
  make(folder);
  for (;;) {
    const header = await pieces.exactly(BLOCK);
    if (header[0] === 0) return;
    const path = join(folder, field(header, 345, 155), field(header, 0, 100));
    const size = Number.parseInt(field(header, 124, 12), 8) || 0;
    if (field(header, 156, 1) === FOLDER) make(path);
    else {
      make(dirname(path));
      await writeFilled(path, size, pieces);
    }
    await pieces.exactly((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

/**
 * Writes a file without its zeros, which the file system supplies: a log begins as 16 MB of them. By synchronous calls, since a thousand
 * small files take a third of the CPU time so, and a server that is being started has nothing else to do.
 */
async function writeFilled(path: string, size: number, pieces: Pieces): Promise<void> {
  const file = openSync(path, "w", 0o600);
  try {
    for (let at = 0; at < size; ) {
      const piece = await pieces.next(size - at);
      if (piece.some((byte) => byte !== 0)) writeSync(file, piece, 0, piece.length, at);
      at += piece.length;
    }
    ftruncateSync(file, size);
  } finally {
    closeSync(file);
  }
}
