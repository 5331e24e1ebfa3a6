import type { FileInspection } from "../../tables/protocol.ts";
import type { ReadingChoices } from "../../tables/reading.ts";
import { isUuid } from "../chat/ids.ts";
import { rawKey } from "./file-keys.ts";
import { requireBytes } from "./new-version.ts";
import type { Dataset } from "./ports.ts";
import { asAppError, noSuchFile, requireEncoding } from "./refusals.ts";
import type { UploadDeps } from "./upload-file.ts";

/** Which rows to show, and with which choices; those that are kept by default. */
export type ReadingView = {
  readonly choices?: ReadingChoices;
  readonly sheet?: string;
  /** The first row, from 1. */
  readonly from: number;
  readonly count: number;
};

/** How a file is read, or would be with other choices. @throws AppError */
export async function readingOf(
  deps: UploadDeps,
  userId: string,
  id: string,
  view: ReadingView,
): Promise<{ dataset: Dataset; choices: ReadingChoices; inspection: FileInspection }> {
  const { store, files, tables } = deps;
  const dataset = isUuid(id)
    ? (await store.datasets.list(userId)).find((one) => one.id === id)
    : undefined;
  if (!dataset) throw noSuchFile();
  await requireBytes(deps, dataset);
  const choices = view.choices ?? dataset.reading.choices ?? {};
  requireEncoding(choices);
  try {
    const inspection = await tables.inspect({
      owner: userId,
      path: await files.fetch(rawKey(dataset.storageKey)),
      filename: dataset.filename,
      ...view,
      choices,
    });
    return { dataset, choices, inspection };
  } catch (error) {
    throw asAppError(error);
  }
}
