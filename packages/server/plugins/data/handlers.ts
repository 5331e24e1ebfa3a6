import { zQuestion } from "@switchboard/api-client/schemas";
import { z } from "zod";
import type { Datasets } from "../../src/domain/datasets/datasets.ts";
import type { SourcedAnswer } from "../../src/domain/datasets/query-files.ts";
import { tableResult } from "../../src/domain/datasets/table-result.ts";
import { notesOf } from "../../src/domain/datasets/notes.ts";
import type { Dataset } from "../../src/domain/datasets/ports.ts";
import { AppError } from "../../src/domain/errors.ts";
import { toReading } from "../../src/questions/answer-view.ts";
import type { Questions } from "../../src/questions/questions.ts";
import { readArguments } from "../../src/domain/plugins/read-arguments.ts";
import { ToolError, type ToolHandler } from "../../src/domain/plugins/types.ts";
import { TableRefusal } from "../../src/tables/protocol.ts";

const FIRST_ROWS = 5;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** What the tools need. */
export type DataTools = { readonly datasets: Datasets; readonly questions: Questions };

/** The tools for a user's own files. */
export function dataHandlers({
  datasets,
  questions,
}: DataTools): Readonly<Record<string, ToolHandler>> {
  async function query(userId: string, sql: string, signal: AbortSignal) {
    try {
      return await datasets.query(userId, sql, signal);
    } catch (error) {
      if (error instanceof TableRefusal) throw new ToolError(error.message, { cause: error });
      throw error;
    }
  }

  return {
    async list_files(_args, { userId }) {
      const files = (await datasets.list(userId)).map(fileSummary);
      return { files, sources: files.map(({ filename }) => filename) };
    },

    async describe_file(args, { userId, signal }) {
      const { file } = readArguments(z.object({ file: z.string().trim().min(1) }), args);
      const dataset = findFile(await datasets.list(userId), file);
      const tables = [];
      for (const table of dataset.tables) {
        const figures = await query(userId, figuresSql(table), signal);
        const first = await query(
          userId,
          `SELECT * FROM ${quoted(table.name)} LIMIT ${FIRST_ROWS}`,
          signal,
        );
        tables.push({
          name: table.name,
          label: table.label,
          row_count: table.row_count,
          notes: notesOf(table),
          columns: describeColumns(table, figures),
          first_rows: tableResult(first),
        });
      }
      return { filename: dataset.filename, tables, sources: [dataset.filename] };
    },

    async ask_data(args, { userId, fieldMappings: fields, signal }) {
      const question = readArguments(zQuestion, args);
      try {
        const answered = await questions.ask(userId, question, { fields, signal });
        const { result, notes } = answered;
        return {
          ...tableResult(result),
          ...(notes.length > 0 && { notes }),
          asked: toReading(answered),
        };
      } catch (error) {
        throw error instanceof AppError ? new ToolError(error.message, { cause: error }) : error;
      }
    },

    async query_data(args, { userId, signal }) {
      const { sql } = readArguments(z.object({ sql: z.string().trim().min(1).max(20_000) }), args);
      return tableResult(await query(userId, sql, signal));
    },
  };
}

function fileSummary(dataset: Dataset) {
  return {
    id: dataset.id,
    filename: dataset.filename,
    bytes: dataset.bytes,
    row_count: dataset.rowCount,
    created_at: dataset.createdAt.toISOString(),
    tables: dataset.tables.map(({ name, label, row_count, columns }) => ({
      name,
      label,
      row_count,
      columns: columns.map(({ profile: _profile, ...column }) => column),
    })),
  };
}

/** Finds a file by its name, its id or the name of one of its tables, ignoring case. */
function findFile(datasets: readonly Dataset[], wanted: string) {
  const key = wanted.toLowerCase();
  const found =
    datasets.find((one) => one.id === key || one.filename.toLowerCase() === key) ??
    datasets.find((one) => one.tables.some(({ name }) => name.toLowerCase() === key));
  if (found) return found;
  const known = datasets.map(({ filename }) => `'${filename}'`).join(", ");
  throw new ToolError(
    known
      ? `The file '${wanted}' was not found. The files are: ${known}.`
      : "No file has been uploaded yet.",
  );
}

type Table = Dataset["tables"][number];

/** One row with four figures for each column. */
function figuresSql(table: Table) {
  const figures = table.columns.flatMap(({ name }) => {
    const column = quoted(name);
    return [
      `min(${column})`,
      `max(${column})`,
      `count(DISTINCT ${column})`,
      `count(*) - count(${column})`,
    ];
  });
  return `SELECT ${figures.join(", ")} FROM ${quoted(table.name)}`;
}

function describeColumns(table: Table, figures: SourcedAnswer) {
  const row = figures.rows[0] ?? [];
  return table.columns.map(({ name, label, type }, index) => ({
    name,
    label,
    type,
    min: row[index * 4] ?? null,
    max: row[index * 4 + 1] ?? null,
    distinct: row[index * 4 + 2] ?? 0,
    nulls: row[index * 4 + 3] ?? 0,
  }));
}
