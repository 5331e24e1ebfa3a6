import type {
  AssumedPart,
  OfferedQuestion,
  OpenWord,
  PlacedWord,
  WordCandidate,
} from "@switchboard/api-client/types";
import { fold } from "../../text/stem.ts";
import type { Form } from "../../questions/form.ts";
import type { KnownColumn, KnownTable } from "../../questions/known-table.ts";
import type { Question } from "../../questions/question.ts";
import { rootsOf } from "../../questions/roots.ts";
import { tokenise } from "../../questions/tokens.ts";
import { writeQuestion } from "../../questions/write-question.ts";
import { annotate } from "./annotate.ts";
import { assumedParts } from "./assumed-parts.ts";
import { isFigure } from "./draft.ts";
import type { QuestionReading } from "./question-reading.ts";
import { isKind } from "./spans.ts";
import {
  candidateOf,
  candidatesFor,
  MAX_CANDIDATES,
  nameOf,
  replaced,
  shortened,
} from "./word-candidates.ts";

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

/** Open words that are listed one by one. */
const MAX_OPEN = 4;

/**
 * A question as far as it is read, with each word that is open and what it may stand for. What is sure is in the draft, and
 * every candidate is a whole question, so that a person completes it instead of asking again.
 */
export function openQuestion(prompt: string, reading: OpenReading, asked: Asked): OfferedQuestion {
  switch (reading.kind) {
    case "unread":
      return openWords(prompt, reading, asked);
    case "which-reading":
      return openReadings(prompt, reading);
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
function openReadings(
  prompt: string,
  { forms, word: doubted, isName }: Extract<OpenReading, { kind: "which-reading" }>,
): OfferedQuestion {
  const columnsOf = forms.map((form) => {
    const written = JSON.stringify(writeQuestion(form));
    return form.known.columns.filter(({ name }) => written.includes(JSON.stringify(name)));
  });
  const own = columnsOf.map((columns) =>
    columns.filter((column) => !columnsOf.every((others) => others.includes(column))),
  );
  const named = doubted === undefined ? nameIn(prompt, own.flat(), forms) : undefined;
  const word =
    (doubted === undefined ? undefined : shortened(doubted)) ??
    named ??
    FIGURE_WORD.exec(prompt)?.[0] ??
    shortened(prompt.trim());
  // "Most" is no name of an amount: learned, it would be read as one ever after.
  const canBeLearned = isName ?? named !== undefined;
  const candidates = forms.map((form, at): WordCandidate => {
    const [column, more] = own[at] ?? [];
    const means = canBeLearned && column && !more ? placedAs(word, column, form) : undefined;
    return candidateOf(form, { label: nameOf(form), ...(means && { means }) });
  });
  return {
    ...draftOf(forms),
    open: [{ word, candidates: candidates.slice(0, MAX_CANDIDATES) }],
  };
}

/** What asks for a figure without naming one. */
const FIGURE_WORD =
  /(?<!\p{L})(?:totals?|sum|average|mean|median|most|least|best|worst|top|bottom|highest|lowest|largest|smallest|biggest|how much|gesamt\p{L}*|summe|durchschnitt\p{L}*|meisten?|beste\p{L}?|größte\p{L}?|wie ?viel)(?!\p{L})/iu;

/** The words of a prompt that name one of some columns or their values. */
function nameIn(
  prompt: string,
  columns: readonly KnownColumn[],
  forms: readonly Form[],
): string | undefined {
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
  if (!first) return undefined;
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ text }) => !isMeant(text));
  const last = rest[(end < 0 ? rest.length : end) - 1] ?? first;
  return shortened(prompt.slice(first.start, last.end));
}

function placedAs(word: string, column: KnownColumn, { filters }: Form): PlacedWord {
  const values = filters.flatMap((filter) =>
    filter.kind === "in" && filter.column === column ? filter.values : [],
  );
  const value =
    values.find((one) => fold(one) === fold(word)) ?? (values.length === 1 ? values[0] : undefined);
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
    assumed: [...(asked.learned ?? []), ...assumedParts(form, taken)].filter(
      ({ path }) => !figureOpen || path !== "show/0",
    ),
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
    (span) => isKind(span, "concept") || (isKind(span, "column") && isFigure(span.payload.column)),
  );
