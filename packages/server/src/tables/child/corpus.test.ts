import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CORPUS } from "../../../test/files/all-files.ts";
import type { CorpusFile, ExpectedTable, Value } from "../../../test/files/corpus.ts";
import { TableRefusal, type ImportedTable } from "../protocol.ts";
import { importFile } from "./import-file.ts";
import { literal, openDuckDb } from "./open-duckdb.ts";

/** Files that are read rightly today. It only grows. `CORPUS=1` prints the others. */
const MIN_RIGHT = 204;

let folder: string;
let database: Awaited<ReturnType<typeof openDuckDb>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "corpus-"));
  database = await openDuckDb();
});
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = {
  readonly file: CorpusFile;
  readonly result: "right" | "said" | "wrong";
  readonly differences: readonly string[];
};

async function readFileOf(file: CorpusFile, place: string): Promise<Outcome> {
  const { content } = file;
  const bytes =
    typeof content === "string" || content instanceof Uint8Array
      ? content
      : await readFile(new URL(`../../../test/files/public/${content.file}`, import.meta.url));
  const filename = typeof content === "object" && "file" in content ? content.file : file.name;
  await writeFile(place, bytes);
  let tables: ImportedTable[];
  try {
    tables = await importFile({ path: place, filename, outPrefix: place });
  } catch (error) {
    if (!(error instanceof TableRefusal))
      return { file, result: "wrong", differences: [`fails: ${String(error)}`] };
    const isRight = file.refused?.test(error.message) === true;
    return { file, result: isRight ? "right" : "said", differences: [error.message] };
  }
  const differences = await differencesOf(file, tables, place);
  const isSaid = tables.some(({ decisions }) => decisions.some((one) => one.isDoubtful));
  return {
    file,
    differences,
    result: differences.length === 0 ? "right" : isSaid ? "said" : "wrong",
  };
}

async function differencesOf(file: CorpusFile, tables: readonly ImportedTable[], place: string) {
  if (!file.tables) return [`read ${tables.length} tables, expected a refusal`];
  const expected = file.tables;
  const found: string[] = [];
  if (tables.length !== expected.length)
    return [
      `${tables.length} tables (${tables.map(({ sheet }) => sheet).join("; ")}), not ${expected.length}`,
    ];
  for (const [index, table] of tables.entries()) {
    const one = expected[index];
    if (one)
      found.push(
        ...(await compare(table, one, {
          connection: database.connection,
          path: `${place}-${index}.parquet`,
        })),
      );
  }
  const decisions = tables.flatMap((table) => table.decisions);
  for (const kind of file.decisions ?? [])
    if (!decisions.some((one) => one.kind === kind)) found.push(`nothing decided on ${kind}`);
  if (file.leftOut) {
    const aside = decisions.filter(({ title }) => title.includes("left out"));
    const rows = [...new Set(aside.flatMap((one) => one.rows ?? []))].toSorted((a, b) => a - b);
    if (rows.join() !== file.leftOut.join())
      found.push(`rows ${rows.join()} are left out, not ${file.leftOut.join()}`);
  }
  return found;
}

async function compare(
  table: ImportedTable,
  expected: ExpectedTable,
  { connection, path }: { connection: DuckDBConnection; path: string },
): Promise<string[]> {
  const found: string[] = [];
  const headings = table.columns.map(({ label }) => label);
  if (headings.join("|") !== expected.headings.join("|"))
    return [`headings ${headings.join("|")}, not ${expected.headings.join("|")}`];
  if (expected.sheet !== undefined && table.sheet !== expected.sheet)
    found.push(`called ${table.sheet}, not ${expected.sheet}`);
  if (table.row_count !== expected.rows)
    found.push(`${table.row_count} rows, not ${expected.rows}`);
  const reader = await connection.runAndReadAll(`FROM read_parquet(${literal(path)})`);
  const rows = reader.getRowsJson() as Value[][];
  for (const [at, record] of (expected.records ?? []).entries())
    for (const [column, value] of record.entries()) {
      const read = rows[at]?.[column] ?? null;
      if (!isSame(read, value, table.columns[column]?.type))
        found.push(
          `row ${at + 1}, ${headings[column]}: ${JSON.stringify(read)}, not ${JSON.stringify(value)}`,
        );
    }
  for (const [heading, sum] of Object.entries(expected.sums ?? {})) {
    const column = headings.indexOf(heading);
    const type = table.columns[column]?.type;
    const read = rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
    if (type === "text") found.push(`${heading} is text`);
    else if (!(Math.abs(read - sum) < 0.005)) found.push(`sum of ${heading} ${read}, not ${sum}`);
  }
  return found;
}

function isSame(read: Value, value: Value, type: string | undefined): boolean {
  if (typeof value === "number")
    return type !== "text" && read !== null && Math.abs(Number(read) - value) < 1e-6;
  if (typeof value === "string") return typeof read === "string" && read === value;
  return read === value;
}

describe("the corpus of files", () => {
  it("is read rightly, or something is said", async () => {
    const outcomes: Outcome[] = [];
    for (const [index, file] of CORPUS.entries())
      outcomes.push(await readFileOf(file, join(folder, `file-${index}`)));
    const lines = (list: readonly Outcome[]) =>
      list.map(({ file, differences }) => `${file.name}: ${differences.join("; ")}`);
    const of = (result: Outcome["result"]) => outcomes.filter((one) => one.result === result);
    if (process.env["CORPUS"])
      for (const result of ["right", "said", "wrong"] as const)
        process.stdout.write(
          `${result} ${of(result).length}\n${result === "right" ? "" : `  ${lines(of(result)).join("\n  ")}\n`}`,
        );
    expect(lines(of("wrong"))).toEqual([]);
    expect(of("right").length).toBeGreaterThanOrEqual(MIN_RIGHT);
  });
});
