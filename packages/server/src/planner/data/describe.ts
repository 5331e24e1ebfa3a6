import { escapeMarkdown, markdownTable } from "../../text/markdown.ts";
import { tokenise } from "../language/tokens.ts";
import { isNumeric, isTemporal, type Table } from "./catalog.ts";
import { isIdentifier, mainFigure } from "./main-figure.ts";
import { sayNumber } from "./numbers.ts";

const ABOUT_FILES = [
  /\b(?:what|which|list|show|see|do i have)\b.*\b(?:files?|tables?|datasets?|spreadsheets?|uploads?)\b/i,
  /\b(?:what|which|list|show)\b.*\bcolumns?\b/i,
  /\bwhat (?:data|information)\b.*\b(?:have|there|got|available)\b/i,
  /\b(?:describe|explain|overview of|summar(?:y|ise|ize))\b.*\b(?:file|data|table|columns?|spreadsheet)\b/i,
];

/** Whether a prompt asks what files and columns there are rather than what they hold. */
export const asksForCatalog = (prompt: string): boolean =>
  ABOUT_FILES.some((pattern) => pattern.test(prompt)) &&
  !/\b(?:total|sum|average|highest|lowest|top|first|latest|last|how many rows|by|per|where)\b/i.test(
    prompt,
  );

/** What was uploaded: each table with its columns. */
export function describeTables(tables: readonly Table[]): string {
  const parts = tables.map((table) => {
    const rows = table.columns.map((column) => [
      escapeMarkdown(column.label),
      column.type,
      escapeMarkdown(column.samples.slice(0, 3).join(", ")),
    ]);
    return `**${escapeMarkdown(table.title)}**: ${sayNumber(String(table.rowCount), 0)} rows.\n\n${markdownTable(["Column", "Type", "For example"], rows, [])}`;
  });
  const files = new Set(tables.map((table) => table.filename)).size;
  const intro = `You have ${files} file${files === 1 ? "" : "s"}${tables.length > files ? ` with ${tables.length} tables` : ""}.`;
  return [intro, ...parts, examplesText(tables)].join("\n\n");
}

/** Up to three questions that the uploaded files can answer. */
export function exampleQuestions(tables: readonly Table[]): string[] {
  const [table] = tables;
  if (!table) return [];
  const { columns } = table;
  const figure =
    mainFigure(columns) ?? columns.find((column) => isNumeric(column) && !isIdentifier(column));
  const text = columns.find((column) => column.type === "text" && !isIdentifier(column));
  const date = columns.find(isTemporal);
  const questions: string[] = [];
  if (figure && text) {
    questions.push(
      `What is the total ${figure.label} by ${text.label}?`,
      `Top 5 ${text.label} by ${figure.label}`,
    );
  }
  if (figure && date) questions.push(`Average ${figure.label} by month`);
  if (questions.length < 3 && text) questions.push(`How many rows by ${text.label}?`);
  if (questions.length < 3) questions.push("How many rows are there?");
  if (questions.length < 3) questions.push("Show the first 5 rows");
  return questions.slice(0, 3);
}

/** The example questions as a list; empty when there are no files. */
export function examplesText(tables: readonly Table[]): string {
  const questions = exampleQuestions(tables);
  if (questions.length === 0) return "";
  return `You can ask, for example:\n\n${questions.map((one) => `- ${escapeMarkdown(one)}`).join("\n")}`;
}

/** Whether a prompt is a greeting or asks for help. */
export function asksForHelp(prompt: string): boolean {
  const words = tokenise(prompt).map((token) => token.stem);
  const [first = ""] = words;
  if (
    ["hi", "hello", "hey", "help", "thank", "thanks", "ok", "okay"].includes(first) &&
    words.length <= 4
  )
    return true;
  return /what (?:can|could|do) you (?:do|help)|how (?:do|can) (?:i|you) (?:use|help)|who are you/i.test(
    prompt,
  );
}
