import { fold } from "../../text/stem.ts";
import { unescapeMarkdown } from "../../text/markdown.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import { describeForm } from "../../questions/describe-form.ts";
import type { KnownTable } from "../../questions/known-table.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import { readQuestion, type QuestionReading } from "./read-question.ts";

/** A question that has no answer yet, or one that can be read in another way, too. */
export type OpenQuestion = {
  readonly prompt: string;
  readonly reading: Exclude<QuestionReading, { kind: "unknown" }>;
  /** What it followed up on. */
  readonly before: Form | undefined;
};

/** An answer to choose from; choosing it sends `label` as the user's message. */
export type Choice = { readonly label: string; readonly description?: string };

/** A question with choices. */
export type Offer = { readonly question: string; readonly options: readonly Choice[] };

/** What a choice makes of the question. It is read when it is needed: each costs as much as another question. */
type Option = { readonly label: string; readonly read: () => QuestionReading };

/** Columns that are tried in place of a word. */
const MAX_TRIED = 10;
const MAX_OFFERED = 5;
const MAX_LABEL_LENGTH = 200;

/** The choices that lead to an answer; undefined where there are none. */
export function offerOf(open: OpenQuestion, today: string): Offer | undefined {
  const options = offered(open, today);
  if (options.length < (open.reading.kind === "unread" ? 1 : 2)) return undefined;
  return {
    question: questionOf(open.reading),
    options: options.map(({ label, description }) => ({
      label,
      ...(description === label ? {} : { description }),
    })),
  };
}

/** The reading of a question with the user's choice; undefined if they chose none of them. */
export function chosenReading(
  open: OpenQuestion,
  said: string,
  today: string,
): QuestionReading | undefined {
  if (said.length > MAX_LABEL_LENGTH) return undefined;
  const place = placeOf(said);
  if (place !== undefined && open.reading.kind !== "form")
    return offered(open, today)[place]?.reading;
  const named = optionsOf(open, today).find(({ label }) => same(label, said));
  const reading = named?.read();
  return reading?.kind === "form" ? reading : undefined;
}

const same = (label: string, said: string) => fold(label).trim() === fold(said).trim();

const PLACES = [
  ["1", "first", "erste", "ersten", "erstes"],
  ["2", "second", "zweite", "zweiten", "zweites"],
  ["3", "third", "dritte", "dritten", "drittes"],
  ["4", "fourth", "vierte", "vierten", "viertes"],
  ["5", "fifth", "fünfte", "fünften", "fünftes"],
];

/** "The second one" counts from 0. */
function placeOf(said: string): number | undefined {
  const [word, ...more] = fold(said)
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter((one) => !["the", "one", "der", "die", "das", "option", ""].includes(one));
  if (word === undefined || more.length > 0) return undefined;
  const place = PLACES.findIndex((names) => names.some((name) => fold(name) === word));
  return place < 0 ? undefined : place;
}

/** The options that lead to an answer, each to another one. */
function offered(open: OpenQuestion, today: string) {
  const seen = new Set<string>();
  const found: { label: string; description: string; reading: QuestionReading }[] = [];
  for (const { label, read } of optionsOf(open, today)) {
    const reading = read();
    if (reading.kind !== "form" || found.length >= MAX_OFFERED) continue;
    const sql = formSql(reading.form);
    if (seen.has(sql)) continue;
    seen.add(sql);
    const description = nameOf(reading.form);
    found.push({ label, description, reading });
  }
  return found;
}

function optionsOf(open: OpenQuestion, today: string): Option[] {
  const { prompt, reading, before } = open;
  switch (reading.kind) {
    case "form":
      return reading.other ? [readAs(reading.other)] : [];
    case "refused":
      return [];
    case "which-reading":
      return reading.forms.map(readAs);
    case "which-file":
      return reading.tables.map((table) => ({
        label: table.title,
        read: () => readQuestion(prompt, [table], today, before),
      }));
    case "unread": {
      const { notes, questions } = phrasesOf(reading.language);
      const again = (text: string, assumed: string) => () => {
        const found = readQuestion(text, [reading.known.table], today, before);
        return found.kind === "form" ? { ...found, assumed: [assumed, ...found.assumed] } : found;
      };
      const [word, ...others] = reading.words;
      const at = placeIn(prompt, word);
      if (word === undefined || at === undefined) return [];
      const withWord = (instead: string) =>
        `${prompt.slice(0, at)}${instead}${prompt.slice(at + word.length)}`;
      const columns = others.length > 0 ? [] : columnsFor(reading.known);
      return [
        ...columns.map((label) => ({
          label,
          read: again(withWord(label), notes.readAs(word, label)),
        })),
        ...(others.length > 0
          ? []
          : [
              {
                label: questions.without(word),
                read: again(withWord(""), notes.leftOut(word)),
              },
            ]),
      ];
    }
  }
}

const readAs = (form: Form): Option => ({
  label: nameOf(form),
  read: () => ({ kind: "form", form, assumed: [] }),
});

/** A form as a person chooses it, in plain text. */
function nameOf(form: Form): string {
  const text = unescapeMarkdown(describeForm(form));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`.slice(0, MAX_LABEL_LENGTH);
}

/** Position of the last occurrence of a word in a question. */
function placeIn(prompt: string, word: string | undefined): number | undefined {
  if (word === undefined || word === "") return undefined;
  const at = prompt.toLowerCase().lastIndexOf(word.toLowerCase());
  return at < 0 ? undefined : at;
}

/** Headings that a word may stand for: figures first, since a word for an amount is missed most often. */
const columnsFor = ({ columns }: KnownTable): string[] =>
  columns
    .filter(({ role }) => role !== "identifier")
    .map(({ label, role }, at) => ({
      label,
      at: at + (role === "additive" ? 0 : role === "figure" ? 100 : 200),
    }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_TRIED)
    .map(({ label }) => label);

function questionOf(reading: OpenQuestion["reading"]): string {
  const { questions } = phrasesOf(
    reading.kind === "form" ? reading.form.language : reading.language,
  );
  switch (reading.kind) {
    case "which-file":
      return questions.chooseFile;
    case "unread":
      return questions.chooseMeaning(reading.words);
    default:
      return questions.chooseReading;
  }
}
