import type {
  AssumedPart,
  OfferedQuestion,
  OpenWord,
  PlacedWord,
  WordCandidate,
} from "@switchboard/api-client/types";
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
import { rootsOf } from "../../questions/roots.ts";
import { tokenise } from "../../questions/tokens.ts";
import { writeQuestion } from "../../questions/write-question.ts";
import { annotate } from "./annotate.ts";
import { assumedParts } from "./assumed-parts.ts";
import { isFigure, measureOf, columnOperand } from "./draft.ts";
import { readQuestion, type QuestionReading } from "./read-question.ts";
import { isKind } from "./spans.ts";

/** A reading that a person has to complete. */
export type OpenReading = Extract<
  QuestionReading,
  { kind: "unread" | "which-reading" | "which-file" }
>;

/** What a prompt is read with. */
type Asked = {
  /** ISO date. */
  readonly today: string;
  /** What it follows up on. */
  readonly before?: Form | undefined;
  /** Parts that stand for words which a person taught. */
  readonly learned?: readonly AssumedPart[];
};

const MAX_CANDIDATES = 5;
/** Open words that are listed one by one. */
const MAX_OPEN = 4;
/** Columns that are read in place of a word: each costs as much as another question. */
const MAX_READ = 8;
/** Values that a word may be a slip of, or a part of. */
const MAX_VALUES = 3;
/** Words with less in common are no slips of each other. */
const MIN_LIKENESS = 0.4;
const MAX_LABEL_LENGTH = 200;

/**
 * A question as far as it is read, with each word that is open and what it may stand for. What is sure is in the draft, and
 * every candidate is a whole question, so that a person completes it instead of asking again.
 */
export function openQuestion(prompt: string, reading: OpenReading, asked: Asked): OfferedQuestion {
  switch (reading.kind) {
    case "unread":
      return openWords(prompt, reading, asked);
    case "which-reading":
      return openReadings(prompt, reading.forms);
    case "which-file":
      return {
        ...draftOf(reading.forms),
        open: [
          {
            word: shortened(prompt.trim()),
            candidates: reading.forms.map((form) =>
              candidateOf(form, { label: form.known.table.title }),
            ),
          },
        ],
      };
  }
}

/** A draft in which nothing is left to choose. */
const complete = (question: Question) => ({
  kind: "question" as const,
  question,
  figure_open: false,
  assumed: [],
});

/** What several readings have in common. */
function draftOf(forms: readonly [Form, ...Form[]]) {
  const [first, ...others] = forms.map(writeQuestion);
  if (!first) throw new Error("A question needs a reading.");
  const same = (key: keyof Question) =>
    others.every((other) => JSON.stringify(other[key]) === JSON.stringify(first[key]));
  const shared = <Part>(of: (question: Question) => readonly Part[] | undefined) =>
    of(first)?.filter((part) =>
      others.every((other) =>
        of(other)?.some((one) => JSON.stringify(one) === JSON.stringify(part)),
      ),
    );
  const [by, where] = [shared((one) => one.by), shared((one) => one.where)];
  const rest = (["without", "having", "order", "top", "share", "compare", "language"] as const)
    .filter(same)
    .map((key) => [key, first[key]] as const)
    .filter(([, part]) => part !== undefined);
  return {
    ...complete({
      table: first.table,
      show: same("show") ? first.show : [],
      ...(by?.length && { by }),
      ...(where?.length && { where }),
      ...Object.fromEntries(rest),
    }),
    figure_open: !same("show"),
  };
}

/** Readings of the same words: the words that they read differently are open. */
function openReadings(prompt: string, forms: readonly [Form, ...Form[]]): OfferedQuestion {
  const named = forms.map((form) => {
    const written = JSON.stringify(writeQuestion(form));
    return form.known.columns.filter(({ name }) => written.includes(JSON.stringify(name)));
  });
  const own = named.map((columns) =>
    columns.filter((column) => !named.every((others) => others.includes(column))),
  );
  const word = wordOf(prompt, own.flat(), forms);
  const candidates = forms.map((form, at): WordCandidate => {
    const [column, more] = own[at] ?? [];
    const means = column && !more ? placedAs(word, column, form) : undefined;
    return candidateOf(form, { label: nameOf(form), ...(means && { means }) });
  });
  return {
    ...draftOf(forms),
    open: [{ word, candidates: candidates.slice(0, MAX_CANDIDATES) }],
  };
}

/** The words of a prompt that name one of some columns or their values; all of it where none does. */
function wordOf(prompt: string, columns: readonly KnownColumn[], forms: readonly Form[]): string {
  const values = new Set(
    forms
      .flatMap(({ filters }) => filters)
      .flatMap((filter) =>
        filter.kind === "in" && columns.includes(filter.column) ? filter.values.map(fold) : [],
      ),
  );
  const isMeant = (text: string) =>
    values.has(fold(text)) ||
    rootsOf(text).some((root) => columns.some(({ words }) => words.includes(root)));
  const tokens = tokenise(prompt);
  const from = tokens.findIndex(({ text }) => isMeant(text));
  const first = tokens[from];
  if (!first) return shortened(prompt.trim());
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ text }) => !isMeant(text));
  const last = rest[(end < 0 ? rest.length : end) - 1] ?? first;
  return shortened(prompt.slice(first.start, last.end));
}

function placedAs(word: string, column: KnownColumn, { filters }: Form): PlacedWord {
  const value = filters
    .flatMap((filter) => (filter.kind === "in" && filter.column === column ? filter.values : []))
    .find((one) => fold(one) === fold(word));
  return { column: column.name, ...(value !== undefined && { value }) };
}

type Unread = Extract<QuestionReading, { kind: "unread" }>;

function openWords(prompt: string, reading: Unread, asked: Asked): OfferedQuestion {
  const { nearest: form, known, taken } = reading;
  const draft = writeQuestion(form);
  const figureOpen =
    taken.some(({ kind }) => kind === "figure") && !namesFigure(prompt, known, asked.today);
  const words = joined(prompt, [...new Set(reading.words)]).slice(0, MAX_OPEN);
  return {
    ...complete(figureOpen ? { ...draft, show: [] } : draft),
    figure_open: figureOpen,
    open: words.map((word): OpenWord => {
      const others = words.filter((one) => one !== word);
      const text = others.reduce((rest, one) => replaced(rest, one, "") ?? rest, prompt);
      return { word, candidates: candidatesFor(word, text, reading, { ...asked, figureOpen }) };
    }),
    assumed: [...(asked.learned ?? []), ...assumedParts(form, taken)].filter(({ path }) => !figureOpen || path !== "show/0"),
  };
}

/** Words that stand side by side are one thing, as in "profit margin". */
const joined = (prompt: string, words: readonly string[]): string[] =>
  words.reduce<string[]>((all, word) => {
    const phrase = `${all.at(-1)} ${word}`;
    return prompt.toLowerCase().includes(phrase.toLowerCase())
      ? [...all.slice(0, -1), phrase]
      : [...all, word];
  }, []);

/** Whether a word of the prompt names a figure, such as a heading or "revenue". */
const namesFigure = (prompt: string, known: KnownTable, today: string): boolean =>
  annotate(tokenise(prompt), known, today).some(
    (span) =>
      isKind(span, "concept") || (isKind(span, "column") && isFigure(span.payload.column)),
  );

/** The likely meanings of a word, the best first, and the question without it. */
function candidatesFor(
  word: string,
  prompt: string,
  { nearest: draft, known, language }: Unread,
  { today, before, figureOpen }: Asked & { readonly figureOpen: boolean },
): WordCandidate[] {
  const read = (instead: string): Form | undefined => {
    const text = replaced(prompt, word, instead);
    const found =
      text === undefined ? undefined : readQuestion(text, [known.table], today, before);
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
  const addColumns = () => {
    for (const column of columnsFor(word, known, figureOpen)) {
      if (candidates.length >= MAX_CANDIDATES - 1) return;
      const form = ranked(draft, column) ?? read(column.label) ?? placed(draft, column, today);
      add(form, { label: column.label, means: { column: column.name } });
    }
  };
  if (figureOpen) addColumns();
  for (const { column, value } of valuesFor(word, known)) {
    const filter = { kind: "in", column, values: [value], not: false } as const;
    const form: Form = { ...draft, filters: [...draft.filters, filter] };
    add(form, { label: value, means: { column: column.name, value } });
  }
  if (!figureOpen) addColumns();
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

/** Columns that a word may stand for: those of a similar name first, then figures, since a word for an amount is missed most. */
function columnsFor(word: string, { columns }: KnownTable, figureOpen: boolean): KnownColumn[] {
  const close = nearest(
    word,
    columns.map(({ label }) => label),
    MIN_LIKENESS,
  );
  const rank = (column: KnownColumn) => {
    const kind = column.role === "additive" ? 0 : column.role === "figure" ? 100 : 200;
    if (fold(column.label) === fold(word)) return -2000;
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
  const close = nearest(
    word,
    all.map(({ value }) => value),
    MIN_LIKENESS,
  );
  return close
    .slice(0, MAX_VALUES)
    .flatMap((value) => all.find((one) => one.value === value) ?? []);
}

/** A prompt with another word in place of the last one of this name; undefined where it has none. */
function replaced(prompt: string, word: string, instead: string): string | undefined {
  const at = prompt.toLowerCase().lastIndexOf(word.toLowerCase());
  return at < 0 || word === ""
    ? undefined
    : `${prompt.slice(0, at)}${instead}${prompt.slice(at + word.length)}`;
}

function candidateOf(
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
function nameOf(form: Form): string {
  const text = unescapeMarkdown(describeForm(form));
  return shortened(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);
}

const shortened = (text: string) => text.slice(0, MAX_LABEL_LENGTH);

const PLACES = [
  ["1", "first", "erste", "ersten", "erstes"],
  ["2", "second", "zweite", "zweiten", "zweites"],
  ["3", "third", "dritte", "dritten", "drittes"],
  ["4", "fourth", "vierte", "vierten", "viertes"],
  ["5", "fifth", "fünfte", "fünften", "fünftes"],
];

/** The question that a typed answer chooses of one that was offered: by a candidate's label or its place. */
export function chosenQuestion(
  { open }: Pick<OfferedQuestion, "open">,
  said: string,
): Question | undefined {
  const [only, ...others] = open;
  const place = placeOf(said);
  if (place !== undefined && others.length === 0) return only?.candidates[place]?.question;
  const candidates = open.flatMap((one) => one.candidates);
  return candidates.find(({ label }) => fold(label).trim() === fold(said).trim())?.question;
}

/** "The second one" counts from 0. */
function placeOf(said: string): number | undefined {
  if (said.length > MAX_LABEL_LENGTH) return undefined;
  const [word, ...more] = fold(said)
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter((one) => !["the", "one", "der", "die", "das", "option", ""].includes(one));
  if (word === undefined || more.length > 0) return undefined;
  const place = PLACES.findIndex((names) => names.some((name) => fold(name) === word));
  return place < 0 ? undefined : place;
}

