import { FileGoneError, groupOf, type RemoteFiles } from "../../files/file-store.ts";
import { inParts } from "../../files/in-parts.ts";
import type { UnitOfWork } from "../unit-of-work.ts";
import type { FileArea } from "./ports.ts";

/** Bytes of a part: PostgreSQL and its driver hold each whole in memory, several times over. */
const PART_BYTES = 1024 * 1024;

/** Files in the database, in parts, so that none is ever in memory as a whole. */
export const databaseFiles = (
  { storedFiles, transaction }: Pick<UnitOfWork, "storedFiles" | "transaction">,
  area: FileArea,
): RemoteFiles => ({
  put: (key, bytes) =>
    transaction(async (tx) => {
      await tx.storedFiles.begin(area, { key, group: groupOf(key) });
      let part = 0;
      let size = 0;
      for await (const content of inParts(bytes, PART_BYTES)) {
        await tx.storedFiles.addPart(area, key, { part, content });
        part += 1;
        size += content.byteLength;
      }
      await tx.storedFiles.setSize(area, key, size);
    }),
  async *read(key) {
    const size = await storedFiles.size(area, key);
    if (size === undefined) throw new FileGoneError(key);
    let left = size;
    for (let part = 0; left > 0; part += 1) {
      const content = await storedFiles.readPart(area, key, part);
      // Deleted while it was read.
      if (!content) throw new FileGoneError(key);
      left -= content.byteLength;
      yield content;
    }
  },
  size: (key) => storedFiles.size(area, key),
  delete: (keys) => storedFiles.remove(area, keys),
  list: (which) => storedFiles.list(area, which),
});
