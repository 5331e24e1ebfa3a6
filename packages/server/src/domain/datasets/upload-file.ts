import type { Clock } from "../../clock.ts";
import type { FileStore } from "../../files/file-store.ts";
import { upTo } from "../../files/up-to.ts";
import type { NewId } from "../../ids.ts";
import type { ImportedTable } from "../../tables/protocol.ts";
import type { TableEngine } from "../../tables/table-engine.ts";
import { AppError } from "../errors.ts";
import type { Repositories } from "../unit-of-work.ts";
import { rawKey, tableKeys } from "./file-keys.ts";
import { fileLabel, unusedLabel } from "./file-label.ts";
import type { Dataset, KeptReading } from "./ports.ts";
import { asAppError, fileTooLarge } from "./refusals.ts";
import { choicesFor, readLike, shapeOf } from "./same-shape.ts";
import { toTables } from "./to-tables.ts";
import type { InTurn } from "./turns.ts";

/** Dependencies of uploads. */
export type UploadDeps = {
  readonly store: Pick<Repositories, "datasets">;
  readonly files: FileStore;
  readonly tables: TableEngine;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly uploadLimitBytes: number;
};

/** An upload in progress. */
export type SentFile = { readonly filename: string; readonly bytes: AsyncIterable<Uint8Array> };

/** A file that was read, and an earlier one of its name, which it can replace. */
export type Upload = Dataset & { readonly sameName?: Dataset };

/** Limits per user. */
export const datasetQuota = { files: 200, bytes: 1024 * 1024 * 1024 } as const;

/**
 * Imports a file: reads it, names its tables, stores it.
 * @param inTurn by user, so that two uploads never take the same table name
 */
export async function uploadFile(
  deps: UploadDeps & { readonly inTurn: InTurn },
  userId: string,
  { filename: sentName, bytes }: SentFile,
  signal?: AbortSignal,
): Promise<Upload> {
  const { files, tables, newId, inTurn, uploadLimitBytes: limit } = deps;
  const filename = fileLabel(sentName);
  await checkQuota(deps, userId, 0);
  const storageKey = newId();
  const raw = rawKey(storageKey);
  try {
    const { size } = await files.put(
      raw,
      upTo(limit, bytes, () => fileTooLarge(limit)),
    );
    const read = await readFirst(deps, userId, { filename, storageKey, signal });
    await files.publish(tableKeys(storageKey, read.imported));
    const upload = await inTurn(userId, () =>
      remember(deps, userId, filename, read, { bytes: size, storageKey }),
    );
    tables.warm();
    return upload;
  } catch (error) {
    await files.deleteGroup(storageKey);
    throw asAppError(error);
  }
}

/** @returns the user's existing files @throws AppError `invalid` without room for `more` bytes */
async function checkQuota({ store }: Pick<UploadDeps, "store">, userId: string, more: number) {
  const kept = await store.datasets.list(userId);
  if (kept.length >= datasetQuota.files) {
    throw new AppError(
      "invalid",
      `You have reached the limit of ${datasetQuota.files} files. Delete one to upload another.`,
    );
  }
  if (kept.reduce((sum, { bytes }) => sum + bytes, more) > datasetQuota.bytes) {
    throw new AppError(
      "invalid",
      "Your files would exceed the limit of 1 GB. Delete some to upload another.",
    );
  }
  return kept;
}

type FirstReading = {
  readonly imported: readonly ImportedTable[];
  readonly reading: KeptReading;
};

/** Reads an upload, in the way that its user chose for the last file of its shape. */
async function readFirst(
  { files, tables, store }: UploadDeps,
  userId: string,
  {
    filename,
    storageKey,
    signal,
  }: {
    readonly filename: string;
    readonly storageKey: string;
    readonly signal: AbortSignal | undefined;
  },
): Promise<FirstReading> {
  const request = {
    path: await files.fetch(rawKey(storageKey)),
    filename,
    outPrefix: files.draftPath(storageKey),
    signal,
  };
  const plain = await tables.importFile(request);
  const shape = shapeOf(plain);
  const model = await store.datasets.findOfShape(userId, shape);
  if (!model?.reading.choices) return { imported: plain, reading: { shape } };
  const choices = choicesFor(model.reading.choices, plain);
  const { imported, isAlike } = await readLike(tables, model.filename, { ...request, choices });
  return { imported, reading: { shape, forNext: true, ...(isAlike && { choices }) } };
}

async function remember(
  deps: UploadDeps,
  userId: string,
  filename: string,
  { imported, reading }: FirstReading,
  file: { readonly bytes: number; readonly storageKey: string },
): Promise<Upload> {
  const kept = await checkQuota(deps, userId, file.bytes);
  const taken = new Set(kept.flatMap((one) => one.tables.map(({ name }) => name)));
  const label = unusedLabel(filename, new Set(kept.map((one) => one.filename)));
  const dataset: Dataset = {
    id: deps.newId(),
    userId,
    filename: label,
    ...file,
    rowCount: imported.reduce((sum, table) => sum + table.row_count, 0),
    createdAt: deps.clock.now(),
    tables: toTables(imported, label, { taken }),
    reading,
  };
  await deps.store.datasets.insert(dataset);
  const sameName = kept.find((one) => one.filename === filename);
  return { ...dataset, ...(sameName && { sameName }) };
}
