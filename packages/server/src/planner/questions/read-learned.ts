import type { AssumedPart } from "@switchboard/api-client/types";
import type { LearnedWord } from "../../domain/datasets/learned-words.ts";
import { fold, stem } from "../../text/stem.ts";
import type { Table } from "../../questions/catalog.ts";
import type { Form } from "../../questions/form.ts";
import { knowTable } from "../../questions/known-table.ts";
import { tokenise, type Token } from "../../questions/tokens.ts";
import { wordsOf } from "../../questions/titles.ts";
import { writeQuestion } from "../../questions/write-question.ts";
import type { Question } from "../../questions/question.ts";
import { namedTables } from "../data/named-tables.ts";
import { readQuestion } from "./read-question.ts";
import { type QuestionReading } from "./question-reading.ts";

/** What a prompt is read with. */
type Asked = {
  /** ISO date. */
  readonly today: string;
  /** What it follows up on. */
  readonly before: Form | undefined;
  /** What the person says that words mean, the latest first. */
  readonly learned: readonly LearnedWord[];
};

/** A reading, with the words that a person taught in it. */
export type LearnedReading = {
  readonly reading: QuestionReading;
  /** The prompt as it was read. */
  readonly prompt: string;
  /** Those parts of the question that such words stand for. */
  readonly learned: readonly AssumedPart[];
};

/** A word of a prompt that a person taught, with the column and value that it stands for in a table. */
type Taught = {
  readonly said: string;
  /** Name in queries; undefined for a word that means nothing. */
  readonly column: string | undefined;
  readonly label: string | undefined;
  readonly value: string | undefined;
};
type Translated = {
  readonly table: Table;
  readonly prompt: string;
  readonly taught: readonly Taught[];
};

/**
 * Reads a question with the words that a person taught in the place of what they stand for. Where a taught word finds no place
 * in the question, all are read as they are written, so that none is said to mean what was not computed.
 */
export function readLearned(
  prompt: string,
  tables: readonly Table[],
  { today, before, learned }: Asked,
): LearnedReading {
  const asWritten = () => ({
    reading: readQuestion(prompt, tables, today, before),
    prompt,
    learned: [],
  });
  if (learned.length === 0) return asWritten();
  const translated = (namedTables(prompt, tables)?.tables ?? tables)
    .map((table) => translate(prompt, table, learned))
    .filter(({ taught }) => taught.length > 0);
  const readings = [...Map.groupBy(translated, (one) => one.prompt)].flatMap(([text, all]) => {
    const found = readQuestion(
      text,
      all.map(({ table }) => table),
      today,
      before,
    );
    const [{ taught } = { taught: [] }] = all;
    return found.kind === "unknown" ? [] : [sayTaught(found, text, taught)];
  });
  const answered = readings.find((one) => one?.reading.kind === "form");
  if (answered) return answered;
  const plain = asWritten();
  return plain.reading.kind === "form" ? plain : (readings.find((one) => one) ?? plain);
}

/** A reading with what was taught for it; undefined where it leaves a taught word out. */
function sayTaught(
  reading: QuestionReading,
  prompt: string,
  taught: readonly Taught[],
): LearnedReading | undefined {
  const form =
    reading.kind === "form"
      ? reading.form
      : reading.kind === "unread"
        ? reading.nearest
        : undefined;
  if (!form) return { reading, prompt, learned: [] };
  const question = writeQuestion(form);
  const parts = taught.map((one) => ({
    path: pathOf(one, question),
    reason: sayMeaning(one, form),
  }));
  if (reading.kind !== "form") return { reading, prompt, learned: parts.flatMap(placed) };
  if (parts.some(({ path }, at) => path === undefined && taught[at]?.column)) return undefined;
  return {
    reading: { ...reading, assumed: [...parts.map(({ reason }) => reason), ...reading.assumed] },
    prompt,
    learned: parts.flatMap(placed),
  };
}

const placed = ({ path, reason }: { path: string | undefined; reason: string }): AssumedPart[] =>
  path === undefined ? [] : [{ path, reason }];

const sayMeaning = ({ said, label, value }: Taught, form: Form): string =>
  wordsOf(form).notes.learned(said, label, value);

/** Where a question has what a word stands for. */
function pathOf({ column, value }: Taught, question: Question): string | undefined {
  if (column === undefined) return undefined;
  const { show, by = [], where = [], share = [], order, compare } = question;
  const names = (part: unknown, text: string) =>
    JSON.stringify(part).includes(JSON.stringify(text));
  const has = (part: unknown) => names(part, column) && (value === undefined || names(part, value));
  const lists = { where, ...(value === undefined && { show, by }), share };
  for (const [key, parts] of Object.entries(lists)) {
    const at = parts.findIndex(has);
    if (at >= 0) return `${key}/${at}`;
  }
  if (compare && has(compare)) return "compare";
  return value === undefined && order && has(order) ? "order" : undefined;
}

/** A prompt with the words of a person in those of a table: the longest first, and those of the file before those of all. */
function translate(prompt: string, table: Table, learned: readonly LearnedWord[]): Translated {
  const tokens = tokenise(prompt);
  const known = learned
    .flatMap((word) => {
      const means = meaningIn(table, word);
      return means ? [{ means, stems: stemsOf(word.word), isOwn: word.datasetId !== null }] : [];
    })
    .toSorted((a, b) => b.stems.length - a.stems.length || Number(b.isOwn) - Number(a.isOwn));
  const taken = new Set<Token>();
  const found: (Taught & { readonly start: number; readonly end: number })[] = [];
  for (const { means, stems } of known) {
    for (const at of tokens.keys()) {
      const run = tokens.slice(at, at + stems.length);
      const [first] = run;
      const last = run.at(-1);
      if (!first || !last || !isSaid(run, stems) || run.some((token) => taken.has(token))) continue;
      for (const token of run) taken.add(token);
      const { start } = first;
      const { end } = last;
      found.push({ ...means, said: prompt.slice(start, end), start, end });
    }
  }
  const text = found
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, label, value }) =>
        `${rest.slice(0, start)}${value ?? label ?? ""}${rest.slice(end)}`,
      prompt,
    );
  return { table, prompt: text, taught: found };
}

/** What a word stands for in a table, if it is of that file, or of a heading that the table has. */
function meaningIn(
  table: Table,
  { datasetId, column: heading, value }: LearnedWord,
): Omit<Taught, "said"> | undefined {
  if (datasetId !== null && datasetId !== table.datasetId) return undefined;
  if (heading === null) return { column: undefined, label: undefined, value: undefined };
  const column = knowTable(table).columns.find(({ label }) => fold(label) === fold(heading));
  return column && { column: column.name, label: column.label, value: value ?? undefined };
}

const stemsOf = (word: string): string[] => tokenise(word).map(({ text }) => stem(text));

/** Whether words are those of a learned one, in the singular or the plural; what is quoted is meant as it is. */
const isSaid = (run: readonly Token[], stems: readonly string[]): boolean =>
  run.length === stems.length &&
  stems.length > 0 &&
  run.every(({ text, kind }, at) => kind !== "quoted" && stem(text) === stems[at]);
