import { escapeMarkdown, markdownTable } from "../../text/markdown.ts";
import { tokenise } from "../language/tokens.ts";
import { isNumeric, isTemporal, type Table } from "./catalog.ts";
import { isIdentifier, mainFigure } from "./main-figure.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";

const ABOUT_FILES = [
  /\b(?:what|which|list|show|see|do i have)\b.*\b(?:files?|tables?|datasets?|spreadsheets?|uploads?)\b/i,
  /\b(?:what|which|list|show)\b.*\bcolumns?\b/i,
  /\b(?:welche|was für|zeige?|liste)\b.*\b(?:dateien|tabellen|spalten)\b/i,
  /\bwhat (?:data|information)\b.*\b(?:have|there|got|available)\b/i,
  /\b(?:describe|explain|overview of|summar(?:y|ise|ize))\b.*\b(?:file|data|table|columns?|spreadsheet)\b/i,
];

/** Whether a prompt asks which files and columns there are, rather than about their content. */
export const asksForCatalog = (prompt: string): boolean =>
  ABOUT_FILES.some((pattern) => pattern.test(prompt)) &&
  !/\b(?:total|sum|average|highest|lowest|top|first|latest|last|how many rows|by|per|where|summe|gesamt|durchschnitt|höchste[rns]?|niedrigste[rns]?|erste[rns]?|letzte[rns]?|nach|pro|je)\b/i.test(
    prompt,
  );

/** What was uploaded: each table with its columns. */
export function describeTables(tables: readonly Table[], words: Phrases): string {
  const parts = tables.map((table) => {
    const rows = table.columns.map((column) => [
      escapeMarkdown(column.label),
      column.type,
      escapeMarkdown(column.samples.slice(0, 3).join(", ")),
    ]);
    const said = words.help.table(escapeMarkdown(table.title), table.rowCount);
    return `${said}\n\n${markdownTable([...words.help.columns], rows, [])}`;
  });
  const files = new Set(tables.map((table) => table.filename)).size;
  const intro = words.help.catalog(files, tables.length);
  return [intro, ...parts, examplesText(tables, words)].join("\n\n");
}

/** Up to three questions that the uploaded files can answer. */
export function exampleQuestions(
  tables: readonly Table[],
  { help: { examples } }: Phrases,
): string[] {
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
      examples.total(figure.label, text.label),
      examples.top(5, text.label, figure.label),
    );
  }
  if (figure && date) questions.push(examples.average(figure.label));
  if (questions.length < 3 && text) questions.push(examples.rowsBy(text.label));
  if (questions.length < 3) questions.push(examples.rows);
  if (questions.length < 3) questions.push(examples.firstRows);
  return questions.slice(0, 3);
}

/** The example questions as a list; empty when there are no files. */
export function examplesText(tables: readonly Table[], words: Phrases): string {
  const questions = exampleQuestions(tables, words);
  if (questions.length === 0) return "";
  return `${words.help.forExample}\n\n${questions.map((one) => `- ${escapeMarkdown(one)}`).join("\n")}`;
}

const GREETINGS = new Set(
  "hi hello hey help thank thanks ok okay hallo guten hilfe danke".split(" "),
);

/** Whether a prompt is a greeting or asks for help. */
export function asksForHelp(prompt: string): boolean {
  const words = tokenise(prompt).map((token) => token.stem);
  const [first = ""] = words;
  if (GREETINGS.has(first) && words.length <= 4) return true;
  return /what (?:can|could|do) you (?:do|help)|how (?:do|can) (?:i|you) (?:use|help)|who are you|was (?:kannst|können) (?:du|sie)|w(?:ie|obei) (?:kannst|können) (?:du|sie) (?:mir |uns )?helfen|wer (?:bist du|sind sie)/i.test(
    prompt,
  );
}
