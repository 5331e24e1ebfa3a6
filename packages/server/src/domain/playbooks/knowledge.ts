import type { Dataset } from "../datasets/ports.ts";
import type { Datasets } from "../datasets/datasets.ts";
import { isUuid } from "../chat/ids.ts";
import { AppError } from "../errors.ts";

/** A knowledge file as a prompt shows it. */
export type KnowledgeText = { readonly filename: string; readonly text: string };

/** Rows per table in a prompt; the agent queries the rest. */
const ROWS = 100;

/**
 * The files with these ids.
 * @throws AppError `not_found` where one is gone or not theirs
 */
export async function findKnowledge(
  { datasets }: { readonly datasets: Pick<Datasets, "list"> },
  userId: string,
  ids: readonly string[],
): Promise<Dataset[]> {
  const wanted = new Set(ids.filter(isUuid));
  const found = (await datasets.list(userId)).filter(({ id }) => wanted.has(id));
  if (found.length < new Set(ids).size) {
    throw new AppError(
      "not_found",
      "A selected knowledge file no longer exists. Select the files again.",
    );
  }
  return found;
}

/** Describes a file in a prompt: its tables, their columns and first rows. */
export async function readKnowledge(
  { datasets }: { readonly datasets: Pick<Datasets, "preview"> },
  userId: string,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<KnowledgeText[]> {
  const texts: KnowledgeText[] = [];
  for (const id of ids) {
    const { dataset, tables } = await datasets.preview(userId, id, signal, ROWS);
    const shown = tables.map(({ table, rows }) =>
      [
        `Table ${table.name} (${table.label}, ${table.row_count} rows)`,
        table.columns.map(({ label }) => label).join(", "),
        ...rows.map((row) => row.map((cell) => String(cell ?? "")).join(", ")),
        ...(table.row_count > ROWS ? [`… ${table.row_count - ROWS} more rows`] : []),
      ].join("\n"),
    );
    texts.push({
      filename: dataset.filename,
      text: [`File ${dataset.filename}`, ...shown].join("\n"),
    });
  }
  return texts;
}
