import type { WordCandidate } from "@switchboard/api-client/types";
import { unescapeMarkdown } from "../../text/markdown.ts";
import { fold } from "../../text/stem.ts";
import { describeForm } from "../../questions/describe-form.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import { nearest } from "../../questions/nearest.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import type { Question } from "../../questions/question.ts";
import { resolveQuestion } from "../../questions/resolve-question.ts";
import { writeQuestion } from "../../questions/write-question.ts";
import { columnOperand, isFigure, measureOf } from "./draft.ts";
import { readQuestion } from "./read-question.ts";
import { type QuestionReading } from "./question-reading.ts";

type Unread = Extract<QuestionReading, { kind: "unread" }>;

/** What a word is read with. */
type Asked = {
  /** ISO date. */
  readonly today: string;
  /** What the prompt follows up on. */
  readonly before?: Form | undefined;
  /** No other word names the figure. */
  readonly figureOpen: boolean;
};

export const MAX_CANDIDATES = 5;
/** Columns that are read in place of a word: each costs as much as another question. */
const MAX_READ = 8;
/** Values that a word may be a slip of, or a part of. */
const MAX_VALUES = 3;
/** Words with less in common are no slips of each other. */
const MIN_LIKENESS = 0.4;
const MAX_LABEL_LENGTH = 200;

/** The likely meanings of a word, the best first, and the question without it. */
export function candidatesFor(
  word: string,
  prompt: string,
  { nearest: draft, known, language }: Unread,
  { today, before, figureOpen }: Asked,
): WordCandidate[] {
  const read = (instead: string): Form | undefined => {
    const text = replaced(prompt, word, instead);
    const found = text === undefined ? undefined : readQuestion(text, [known.table], today, before);
    return found?.kind === "form" ? found.form : undefined;
  };
  const without = read("") ?? draft;
  // Where the figure is known, a column that changes nothing is no meaning of the word.
  const seen = new Set(figureOpen ? [] : [formSql(without)]);
  const candidates: WordCandidate[] = [];
  const add = (form: Form | undefined, more: Pick<WordCandidate, "label" | "means">) => {
    const sql = form && formSql(form);
    if (!form || sql === undefined || seen.has(sql)) return;
    seen.add(sql);
    candidates.push(candidateOf(form, more));
  };
  const addColumns = (some: readonly KnownColumn[]) => {
    for (const column of some) {
      if (candidates.length >= MAX_CANDIDATES - 1) return;
      const form = ranked(draft, column) ?? read(column.label) ?? placed(draft, column, today);
      add(form, { label: column.label, means: { column: column.name } });
    }
  };
  const columns = columnsFor(word, known, figureOpen);
  const isFirst = (column: KnownColumn) =>
    figureOpen && (isFigure(column) || isNamed(column, word));
  addColumns(columns.filter(isFirst));
  for (const { column, value } of valuesFor(word, known)) {
    const filter = { kind: "in", column, values: [value], not: false } as const;
    const form: Form = { ...draft, filters: [...draft.filters, filter] };
    add(form, { label: value, means: { column: column.name, value } });
  }
  addColumns(columns.filter((column) => !isFirst(column)));
  candidates.splice(MAX_CANDIDATES - 1);
  const label = phrasesOf(language).questions.without(word);
  return [...candidates, candidateOf(without, { label })];
}

/** "The priciest": of rows, a word that is not known is most often what they are ordered by. */
const ranked = (draft: Form, column: KnownColumn): Form | undefined =>
  draft.kind === "rows" && !draft.order && isFigure(column)
    ? { ...draft, order: { down: true, by: columnOperand(column) } }
    : undefined;

/** A question with a column that its words leave no place for: its figure, or another group. */
function placed(draft: Form, column: KnownColumn, today: string): Form | undefined {
  const question = writeQuestion(draft);
  if (question.by?.some((group) => group.column === column.name)) return undefined;
  const isDate = column.role === "date";
  const changed: Question = isFigure(column)
    ? {
        ...question,
        show: [{ fn: measureOf(columnOperand(column)).fn, column: column.name } as const],
      }
    : {
        ...question,
        by: [...(question.by ?? []), { column: column.name, ...(isDate && { each: "month" }) }],
      };
  const { form, problems } = resolveQuestion(changed, { tables: [draft.known.table], today });
  return problems.length === 0 ? form : undefined;
}

const isNamed = ({ label }: KnownColumn, word: string) => fold(label) === fold(word);

/** Columns that a word may stand for: those of a similar name first, then figures, since a word for an amount is missed most. */
function columnsFor(word: string, { columns }: KnownTable, figureOpen: boolean): KnownColumn[] {
  const close = nearest(
    word,
    columns.map(({ label }) => label),
    MIN_LIKENESS,
  );
  const rank = (column: KnownColumn) => {
    const kind = column.role === "additive" ? 0 : column.role === "figure" ? 100 : 200;
    if (isNamed(column, word)) return -2000;
    if (!close.includes(column.label)) return kind;
    return figureOpen && kind === 200 ? 150 : kind - 1000;
  };
  return columns
    .filter(({ role, label }) => role !== "identifier" || close.includes(label))
    .map((column, at) => ({ column, at: at + rank(column) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_READ)
    .map(({ column }) => column);
}

/** Values that are spelled like a word, or contain it. */
function valuesFor(word: string, { columns }: KnownTable) {
  const all = columns.flatMap((column) =>
    column.type === "text" ? (column.known ?? []).map((value) => ({ column, value })) : [],
  );
  const values = [...new Set(all.map(({ value }) => value))];
  return nearest(word, values, MIN_LIKENESS)
    .flatMap((value) => all.filter((one) => one.value === value))
    .slice(0, MAX_VALUES);
}

/** A prompt with another word in place of the last one of this name; undefined where it has none. */
export function replaced(prompt: string, word: string, instead: string): string | undefined {
  const at = prompt.toLowerCase().lastIndexOf(word.toLowerCase());
  return at < 0 || word === ""
    ? undefined
    : `${prompt.slice(0, at)}${instead}${prompt.slice(at + word.length)}`;
}

/** A form as a candidate. */
export function candidateOf(
  form: Form,
  { label, means }: Pick<WordCandidate, "label" | "means">,
): WordCandidate {
  const detail = nameOf(form);
  return {
    label,
    ...(detail !== label && { detail }),
    question: writeQuestion(form),
    ...(means && { means }),
  };
}

/** A form as a person chooses it, in plain text. */
export function nameOf(form: Form): string {
  const text = unescapeMarkdown(describeForm(form));
  return shortened(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

/** A text as a label or a word. */
export const shortened = (text: string) => text.slice(0, MAX_LABEL_LENGTH);
