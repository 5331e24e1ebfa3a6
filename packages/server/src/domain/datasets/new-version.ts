import { AppError } from "../errors.ts";
import { isUuid } from "../chat/ids.ts";
import type { ImportedTable } from "../../tables/protocol.ts";
import type { ReadingChoices } from "../../tables/reading.ts";
import { rawKey, tableKeys } from "./file-keys.ts";
import type { Dataset, DatasetTable } from "./ports.ts";
import { asAppError, noSuchFile, requireEncoding } from "./refusals.ts";
import { choicesFor, readLike } from "./same-shape.ts";
import { toTables } from "./to-tables.ts";
import type { InTurn } from "./turns.ts";
import type { UploadDeps } from "./upload-file.ts";

type VersionDeps = UploadDeps & { readonly inTurn: InTurn };

/** What a new version of a file has no more, and what is new, by the names that people know. */
export type VersionChanges = {
  readonly missingColumns: readonly string[];
  readonly newColumns: readonly string[];
  readonly missingTables: readonly string[];
  readonly newTables: readonly string[];
};

/**
 * Reads a file again as its user chose. A choice that makes it unreadable leaves it as it is.
 * @param forNext whether the next file of the same shape is read the same way
 * @throws AppError for a file that is not theirs or whose bytes were not kept, and a choice that it cannot be read with
 */
export async function readAgain(
  deps: VersionDeps,
  userId: string,
  id: string,
  { choices, forNext }: { readonly choices: ReadingChoices; readonly forNext: boolean },
): Promise<Dataset> {
  const { files, tables, store, newId, clock } = deps;
  requireEncoding(choices);
  return deps.inTurn(userId, async () => {
    const { dataset, others } = await findOwn(deps, userId, id);
    await requireBytes(deps, dataset);
    const storageKey = newId();
    try {
      await files.put(rawKey(storageKey), files.get(rawKey(dataset.storageKey)));
      const imported = await tables.importFile({
        path: await files.fetch(rawKey(storageKey)),
        filename: dataset.filename,
        outPrefix: files.draftPath(storageKey),
        choices,
      });
      await files.publish(tableKeys(storageKey, imported));
      const changedAt = clock.now().toISOString();
      const changed: Dataset = {
        ...dataset,
        storageKey,
        ...tablesOf(imported, dataset, others),
        reading: { ...dataset.reading, choices, forNext, changedAt },
      };
      await store.datasets.rewrite(changed);
      await files.deleteGroup(dataset.storageKey);
      return changed;
    } catch (error) {
      await files.deleteGroup(storageKey);
      throw asAppError(error);
    }
  });
}

/**
 * Puts an upload in the place of an earlier file, which keeps its id, its name and the names of its tables.
 * @throws AppError for files that are not theirs, or are the same
 */
export async function replaceFile(
  deps: VersionDeps,
  userId: string,
  id: string,
  uploadId: string,
): Promise<{ dataset: Dataset; changes: VersionChanges }> {
  const { files, store } = deps;
  return deps.inTurn(userId, async () => {
    const { dataset: old, others: beside } = await findOwn(deps, userId, id);
    const upload = beside.find((one) => one.id === uploadId);
    if (old.id === uploadId)
      throw new AppError("invalid", "A file cannot be the new version of itself.");
    if (!upload) throw new AppError("invalid", "The upload that takes its place was not found.");
    const others = beside.filter((one) => one !== upload);
    const read = await readLikeFormer(deps, old, upload);
    try {
      const changed: Dataset = {
        ...upload,
        id: old.id,
        filename: old.filename,
        storageKey: read.storageKey,
        ...tablesOf(read.imported, old, others),
        reading: {
          ...upload.reading,
          ...(read.choices && { choices: read.choices }),
          forNext: upload.reading.forNext ?? old.reading.forNext,
        },
      };
      await store.datasets.replace(changed, upload.id);
      const replaced = [old.storageKey, upload.storageKey];
      const unused = replaced.filter((key) => key !== changed.storageKey);
      await Promise.all(unused.map((key) => files.deleteGroup(key)));
      return { dataset: changed, changes: changesOf(old.tables, changed.tables) };
    } catch (error) {
      if (read.storageKey !== upload.storageKey) await files.deleteGroup(read.storageKey);
      throw asAppError(error);
    }
  });
}

/** A new version is read as its user chose for the former one; where that cannot be, it stays as it was read, and says so. */
async function readLikeFormer(
  { files, tables, newId }: VersionDeps,
  old: Dataset,
  upload: Dataset,
): Promise<{
  readonly imported: readonly ImportedTable[];
  readonly storageKey: string;
  readonly choices?: ReadingChoices;
}> {
  const imported = upload.tables.map(
    ({ name: _name, label, ...table }) =>
      ({ ...table, sheet: label === upload.filename ? undefined : label }) as ImportedTable,
  );
  if (!old.reading.choices || upload.reading.choices)
    return { imported, storageKey: upload.storageKey };
  const storageKey = newId();
  const raw = rawKey(storageKey);
  try {
    await files.put(raw, files.get(rawKey(upload.storageKey)));
    const choices = choicesFor(old.reading.choices, imported);
    const like = await readLike(tables, "its former version", {
      path: await files.fetch(raw),
      filename: old.filename,
      outPrefix: files.draftPath(storageKey),
      choices,
    });
    await files.publish(tableKeys(storageKey, like.imported));
    return { imported: like.imported, storageKey, ...(like.isAlike && { choices }) };
  } catch (error) {
    await files.deleteGroup(storageKey);
    throw asAppError(error);
  }
}

/** @throws AppError where the bytes of the file were not kept, as of those that were uploaded first */
export async function requireBytes(
  { files }: Pick<UploadDeps, "files">,
  { storageKey }: Dataset,
): Promise<void> {
  if ((await files.size(rawKey(storageKey))) === undefined)
    throw new AppError(
      "invalid",
      "This file was uploaded before files could be read again. Upload it once more to see how it is read.",
    );
}

async function findOwn({ store }: VersionDeps, userId: string, id: string) {
  const kept = isUuid(id) ? await store.datasets.listWithValues(userId) : [];
  const dataset = kept.find((one) => one.id === id);
  if (!dataset) throw noSuchFile();
  return { dataset, others: kept.filter((one) => one !== dataset) };
}

function tablesOf(
  imported: readonly ImportedTable[],
  former: Dataset,
  others: readonly Dataset[],
): Pick<Dataset, "tables" | "rowCount"> {
  const taken = new Set(others.flatMap(({ tables }) => tables.map(({ name }) => name)));
  return {
    tables: toTables(imported, former.filename, { taken, former: former.tables }),
    rowCount: imported.reduce((sum, table) => sum + table.row_count, 0),
  };
}

function changesOf(
  before: readonly DatasetTable[],
  after: readonly DatasetTable[],
): VersionChanges {
  const missing = (from: readonly string[], other: readonly string[]) =>
    from.filter((one) => !other.includes(one));
  const labels = (tables: readonly DatasetTable[]) => tables.map(({ label }) => label);
  const names = (tables: readonly DatasetTable[]) => new Set(tables.map(({ name }) => name));
  const shared = (tables: readonly DatasetTable[], others: readonly DatasetTable[]) =>
    tables.filter(({ name }) => names(others).has(name));
  const columns = (tables: readonly DatasetTable[]) =>
    tables.flatMap(({ columns: own }) => own.map(({ label }) => label));
  return {
    missingColumns: missing(columns(shared(before, after)), columns(after)),
    newColumns: missing(columns(shared(after, before)), columns(before)),
    missingTables: labels(before.filter(({ name }) => !names(after).has(name))),
    newTables: labels(after.filter(({ name }) => !names(before).has(name))),
  };
}
