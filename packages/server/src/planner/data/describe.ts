import { escapeMarkdown, markdownTable } from "../../text/markdown.ts";
import { tokenise } from "../../questions/tokens.ts";
import { knowTable, type Role } from "../../questions/known-table.ts";
import { readQuestion } from "../questions/read-question.ts";
import type { Table } from "../../questions/catalog.ts";
import { namedTables } from "./named-tables.ts";
import type { Phrases } from "../../questions/phrases/phrases.ts";

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

/** Tables that are described with their columns, and columns of each: a longer list would not be read. */
const MAX_TABLES = 3;
const MAX_COLUMNS = 12;
/** Further tables that are named. */
const MAX_NAMED = 20;

/** What was uploaded: each table with its columns, as far as that can be taken in; of a file that is named, all of it. */
export function describeTables(prompt: string, all: readonly Table[], words: Phrases): string {
  const { help, list } = words;
  const named = namedTables(prompt, all);
  const tables = named?.tables ?? all;
  const shown = named ? tables : tables.slice(0, MAX_TABLES);
  const parts = shown.map((table) => {
    const columns = named ? table.columns : table.columns.slice(0, MAX_COLUMNS);
    const rows = columns.map((column) => [
      escapeMarkdown(column.label),
      column.type,
      escapeMarkdown(column.samples.slice(0, 3).join(", ")),
    ]);
    const said = help.table(escapeMarkdown(table.title), table.rowCount);
    const more = table.columns.length - columns.length;
    const rest = more > 0 ? [help.moreColumns(more)] : [];
    return [said, markdownTable([...help.columns], rows, []), ...rest].join("\n\n");
  });
  const others = tables.slice(shown.length);
  const names = others.slice(0, MAX_NAMED).map(({ title }) => `**${escapeMarkdown(title)}**`);
  const rest =
    others.length > 0
      ? [
          help.moreTables(
            list(names),
            others.length - names.length,
            escapeMarkdown(tables[0]?.title ?? ""),
          ),
        ]
      : [];
  const files = new Set(all.map((table) => table.filename)).size;
  const intro = named ? [] : [help.catalog(files, all.length)];
  return [...intro, ...parts, ...rest, examplesText(tables, words)].filter(Boolean).join("\n\n");
}

/** How many rows each table of a file has. */
export const countRows = (tables: readonly Table[], { help }: Phrases): string =>
  tables
    .map(({ title, rowCount }) => `- ${help.table(escapeMarkdown(title), rowCount)}`)
    .join("\n");

/** Up to three questions that the uploaded files can answer. */
export function exampleQuestions(tables: readonly Table[], { help }: Phrases): string[] {
  const [table] = tables;
  if (!table) return [];
  const { columns, main } = knowTable(table);
  const isOf = (...roles: readonly Role[]) => columns.find(({ role }) => roles.includes(role));
  const figure = main?.column ?? isOf("additive", "figure");
  const texts = columns.filter(({ type, role }) => type === "text" && role !== "identifier");
  const text = texts.find(({ unique }) => !unique) ?? texts[0];
  const addsUp = figure?.role === "additive";
  const { examples } = help;
  const questions = [
    figure && text && (addsUp ? examples.total : examples.averageBy)(figure.label, text.label),
    figure && text && addsUp && examples.top(5, text.label, figure.label),
    figure && isOf("date") && examples.average(figure.label),
    text && examples.rowsBy(text.label),
    examples.rows,
    examples.firstRows,
  ].filter((one) => typeof one === "string");
  // The file is named: other files, and apps, may have the same words.
  return questions
    .map((question) => examples.ofFile(question, table.title))
    .filter((question) => readQuestion(question, tables, SOME_DAY).kind === "form")
    .slice(0, 3);
}

/** None of the examples depends on the day. */
const SOME_DAY = "2026-01-01";

/** The example questions as a list; empty when there are no files. */
export function examplesText(tables: readonly Table[], words: Phrases): string {
  const questions = exampleQuestions(tables, words);
  if (questions.length === 0) return "";
  return `${words.help.forExample}\n\n${questions.map((one) => `- ${escapeMarkdown(one)}`).join("\n")}`;
}

const ABOUT_APP =
  /^(?:what can (?:you|i) (?:look up|find|see|do|ask)(?: for me)? (?:in|with|from|about) (?<en>.+?)|was (?:kannst du|können sie|kann ich) (?:in|mit|bei) (?<de>.+?) (?:nachsehen|nachschlagen|finden|machen|tun))\s*\?*$/iu;

/** The connection of which a prompt asks what can be done with it, as it is named there. */
export function appAskedAbout(prompt: string): string | undefined {
  const { en, de } = ABOUT_APP.exec(prompt.trim())?.groups ?? {};
  return en ?? de;
}

const GREETINGS = new Set(
  "hi hello hey help thank thanks ok okay hallo guten hilfe danke".split(" "),
);

/** Whether a prompt is a greeting or asks for help. */
export function asksForHelp(prompt: string): boolean {
  const words = tokenise(prompt).map((token) => token.stem);
  const [first = ""] = words;
  if (GREETINGS.has(first) && words.length <= 4) return true;
  return /what (?:can|could|do) you (?:do|help)|how (?:do|can) (?:i|you) (?:use|help|ask)|which files and apps|who are you|was (?:kannst|können) (?:du|sie)|w(?:ie|obei) (?:kannst|können) (?:du|sie) (?:mir |uns )?helfen|wer (?:bist du|sind sie)/i.test(
    prompt,
  );
}
