import { mkdir, truncate, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const BLOCK = 512;
const FOLDER = "5";

const field = (block: Buffer, start: number, length: number) =>
  block.toString("latin1", start, start + length).replace(/\0.*$/s, "");

/** Writes the files and folders of a plain tar archive (as the embedded database dumps it) into an empty folder. */
export async function unpackTar(archive: Buffer, folder: string): Promise<void> {
  const files: { path: string; body: Buffer }[] = [];
  const folders = new Set([folder]);
  let at = 0;
  while (at + BLOCK <= archive.length && archive[at] !== 0) {
    const header = archive.subarray(at, at + BLOCK);
    const path = join(folder, field(header, 345, 155), field(header, 0, 100));
    const size = Number.parseInt(field(header, 124, 12), 8) || 0;
    if (field(header, 156, 1) === FOLDER) folders.add(path);
    else {
      folders.add(dirname(path));
      files.push({ path, body: archive.subarray(at + BLOCK, at + BLOCK + size) });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  for (const path of folders) await mkdir(path, { recursive: true });
  await Promise.all(files.map(({ path, body }) => writeFilled(path, body)));
}

/** Writes a file without the zeros at its end, which the file system supplies: a log begins as 16 MB of them. */
async function writeFilled(path: string, body: Buffer): Promise<void> {
  let end = body.length;
  while (end > 0 && body[end - 1] === 0) end -= 1;
  await writeFile(path, body.subarray(0, end), { mode: 0o600 });
  if (end < body.length) await truncate(path, body.length);
}
