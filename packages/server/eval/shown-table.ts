import { LANGUAGES } from "../src/questions/language.ts";
import { phrasesOf } from "../src/questions/phrases/phrases-of.ts";
import { sayCell } from "../src/questions/say-cell.ts";
import type { TableResult } from "../src/domain/plugins/types.ts";
import { escapeMarkdown, markdownTable } from "../src/text/markdown.ts";

const HELPERS: ReadonlySet<string> = new Set(
  LANGUAGES.map(phrasesOf).flatMap(({ titles }) => [titles.used, titles.counted]),
);

/** The rows of a tool's result as the chat shows them beside the text; a single one is in the text. */
export function shownTable(result: unknown): string | undefined {
  if (!isTable(result) || result.rows.length < 2) return undefined;
  const { columns, rows } = result;
  const seen = columns.flatMap(({ name }, at) => (HELPERS.has(name) ? [] : [at]));
  return markdownTable(
    seen.map((at) => escapeMarkdown(columns[at]?.label ?? columns[at]?.name ?? "")),
    rows.map((row) => seen.map((at) => sayCell(row[at], phrasesOf("en")))),
    seen.map(() => false),
  );
}

const isTable = (result: unknown): result is TableResult =>
  typeof result === "object" && result !== null && "kind" in result && result.kind === "table";
