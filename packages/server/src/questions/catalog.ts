import { z } from "zod";
import { fold } from "../text/stem.ts";

const column = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(["integer", "decimal", "boolean", "date", "timestamp", "text"]),
  samples: z.array(z.unknown()).optional(),
  role: z.string().optional(),
  profile: z
    .object({
      empty: z.number(),
      distinct: z.number(),
      earliest: z.string().optional(),
      latest: z.string().optional(),
      values: z.array(z.string()).optional(),
    })
    .optional(),
});
const decision = z.object({
  column: z.string().optional(),
  likely: z.enum(["number", "date"]).optional(),
  sentence: z.string(),
  count: z.number().optional(),
  cells: z.array(z.object({ row: z.number(), text: z.string() })).optional(),
});
const table = z.object({
  name: z.string(),
  label: z.string(),
  row_count: z.number(),
  columns: z.array(column),
  decisions: z.array(decision).optional(),
});
const answer = z.object({
  files: z.array(
    z.object({ id: z.string().optional(), filename: z.string(), tables: z.array(table) }),
  ),
});

/** A column of an uploaded file. `name` is the one in SQL, `label` the one in the file. */
export type Column = {
  readonly name: string;
  readonly label: string;
  readonly type: z.infer<typeof column>["type"];
  readonly samples: readonly string[];
  /** What its values show; unknown for files from before it was kept. */
  readonly profile?: z.infer<typeof column>["profile"];
  /** The role that a person chose for it. */
  readonly chosen?: string;
  /** What people call it besides. */
  readonly aliases?: readonly string[];
  /** Why it is text although it nearly is something else. */
  readonly heldBack?: HeldBack;
};

/** What keeps a column from its type: cells, or what the sentence says. */
export type HeldBack = Pick<z.infer<typeof decision>, "sentence" | "count" | "cells"> & {
  readonly likely: "number" | "date";
  /** Cells with a value. */
  readonly filled: number;
};

/** A table of an uploaded file. */
export type Table = {
  readonly name: string;
  /** Its name for the user: the file, and the sheet if there are several. */
  readonly title: string;
  readonly filename: string;
  /** Id of the file. */
  readonly datasetId?: string;
  readonly rowCount: number;
  readonly columns: readonly Column[];
};

const catalogIn = (value: unknown): z.infer<typeof answer> | undefined =>
  answer.safeParse(value).data;

/**
 * Reads what `list_files` answered. Undefined when it is not such an answer.
 * @param fields what people call columns, and the columns by the name in SQL or in the file
 */
export function readCatalog(
  value: unknown,
  fields: Readonly<Record<string, string>> = {},
): Table[] | undefined {
  return catalogIn(value)?.files.flatMap((file) =>
    file.tables.map((one) => ({
      name: one.name,
      title: file.tables.length > 1 ? `${file.filename} (${one.label})` : file.filename,
      filename: file.filename,
      ...(file.id !== undefined && { datasetId: file.id }),
      rowCount: one.row_count,
      columns: one.columns.map(({ samples = [], role, ...rest }, at) => ({
        ...rest,
        label: ownLabel(one.columns, at),
        ...(role !== undefined && { chosen: role }),
        samples: samples.filter((sample) => sample !== null).map(String),
        ...heldBackIn(one, rest),
        aliases: Object.keys(fields).filter((alias) => isCalled(rest, fields[alias])),
      })),
    })),
  );
}

function heldBackIn(
  { decisions = [], row_count: rows }: z.infer<typeof table>,
  { label, type, profile }: Pick<z.infer<typeof column>, "label" | "type" | "profile">,
): Pick<Column, "heldBack"> {
  const found =
    type === "text" ? decisions.find((one) => one.likely && one.column === label) : undefined;
  if (!found?.likely) return {};
  const { likely, sentence, count, cells } = found;
  return { heldBack: { likely, sentence, count, cells, filled: rows - (profile?.empty ?? 0) } };
}

/** The heading of a column, with a number where others have the same: a question back must tell them apart. */
function ownLabel(columns: readonly { readonly label: string }[], at: number): string {
  const { label = "" } = columns[at] ?? {};
  const same = columns.flatMap((one, place) => (fold(one.label) === fold(label) ? [place] : []));
  return same.length > 1 ? `${label} (${same.indexOf(at) + 1})` : label;
}

const isCalled = ({ name, label }: { name: string; label: string }, field = "") =>
  [name, label].some((one) => one.toLowerCase() === field.trim().toLowerCase());

export const isNumeric = ({ type }: Column): boolean => type === "integer" || type === "decimal";
export const isTemporal = ({ type }: Column): boolean => type === "date" || type === "timestamp";
