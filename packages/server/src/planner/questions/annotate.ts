import { fold } from "../../text/stem.ts";
import { nameStems, type Token } from "../language/tokens.ts";
import { numberWord } from "../language/lexicon.ts";
import {
  HARMLESS_VERBS,
  HEADING_SYNONYMS,
  PHRASES,
  type Concept,
  type Meaning,
} from "./lexicon.ts";
import type { KnownColumn, KnownTable } from "./known-table.ts";
import { readPeriodPhrase } from "./periods.ts";
import { rootsOf } from "./roots.ts";
import type { Payload, Span } from "./spans.ts";
import { valueIndexOf, valuesNamed } from "./value-index.ts";

const LONGEST_PHRASE = 6;
const LONGEST_HEADING = 5;

const phrases = new Map<string, Meaning[]>();
for (const [text, meaning] of PHRASES) {
  const key = text
    .split(" ")
    .map((word) => fold(word))
    .join(" ");
  phrases.set(key, [...(phrases.get(key) ?? []), meaning]);
}
const harmless = new Set(HARMLESS_VERBS.flatMap(rootsOf));
const SMALL = new Set(
  "on by of in at to from for with as per and or the a an is are am not no up out".split(" "),
);
/** Heading words that many tables have: alone they name a column only if no other has them. */
const GENERIC = new Set(
  [
    "date",
    "type",
    "rate",
    "level",
    "name",
    "number",
    "id",
    "code",
    "total",
    "value",
    "amount",
    "status",
    "time",
    "day",
    "month",
    "year",
    "no",
  ].flatMap(rootsOf),
);

const synonyms = new Map<string, Set<string>>();
for (const line of HEADING_SYNONYMS) {
  const roots = line.map((word) => rootsOf(word)[0] ?? word);
  for (const root of roots) synonyms.set(root, new Set([...(synonyms.get(root) ?? []), ...roots]));
}

/**
 * Every meaning that words of a question can have over a table, overlapping ones too. Which of them hold is for `coversOf` to choose.
 */
export function annotate(tokens: readonly Token[], known: KnownTable, today: string): Span[] {
  const spans: Span[] = [];
  const add = (at: number, length: number, strength: number, payload: Payload) =>
    spans.push({ at, length, strength, payload });
  const date = known.begins;
  const reach = { today, earliest: date?.profile?.earliest, latest: date?.profile?.latest };
  for (const [at, token] of tokens.entries()) {
    addPhrases(tokens, at, add);
    addColumns(tokens, at, known, add);
    addValues(tokens, at, known, add);
    addEntity(token, at, known, add);
    const period = readPeriodPhrase(tokens, at, reach);
    if (period) add(at, period.length, 1, { kind: "time", period: period.period });
    // A year is a number only after a comparison.
    addNumber(token, at, add, period && period.length === 1 ? 0.4 : 1);
    // What is looked for is written as it is.
    const before = tokens[at - 1];
    const isSought = before !== undefined && CONTAINS.has(foldedText(before));
    if (token.kind === "quoted" || isSought)
      add(at, 1, isSought ? 1.2 : 0.6, { kind: "text", value: token.text });
    if (token.kind === "word" && rootsOf(token.text).some((root) => harmless.has(root)))
      add(at, 1, 0.2, { kind: "filler" });
    add(at, 1, 0, { kind: "unknown" });
  }
  addFileName(tokens, known, add);
  return spans;
}

const CONTAINS = new Set([
  "contains",
  "contain",
  "containing",
  "including",
  "includes",
  "like",
  "enthalt",
  "enthalten",
]);

type Add = (at: number, length: number, strength: number, payload: Payload) => void;

const foldedText = (token: Token) => fold(token.text).replace(/[’]/g, "'");

function addPhrases(tokens: readonly Token[], at: number, add: Add) {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some(({ kind }) => kind === "quoted" || kind === "address")) continue;
    const exact = phrases.get(run.map(foldedText).join(" "));
    const loose = exact ?? phrases.get(run.map((token) => token.stem).join(" "));
    // Past the beginning, "where" brings a condition.
    if (at > 0 && loose?.some(({ kind }) => kind === "place")) {
      add(at, length, 0.6, { kind: "filler" });
      continue;
    }
    for (const meaning of loose ?? [])
      if (
        meaning.kind === "event"
          ? isVerbHere(tokens, at)
          : meaning.kind !== "state" ||
            !isVerbHere(tokens, at) ||
            !VERB_OR_STATE.has(foldedText(tokens[at] as Token))
      )
        add(at, length, strengthOf(meaning, length), meaning);
  }
}

/** Meanings that hold for any table give way to what this one has. */
const WEAKER: Partial<Record<Meaning["kind"], number>> = {
  event: 0.8,
  state: 0.75,
  concept: 0.72,
  owed: 0.75,
  person: 0.6,
  difference: 0.9,
  entity: 0.7,
  with: 0.3,
};

/** A run of words that says nothing is surer than its single words. */
const strengthOf = ({ kind }: Meaning, length: number) =>
  kind === "filler" ? (length > 1 ? 0.6 : 0.25) : (WEAKER[kind] ?? 1);

/** Words that are a verb after "did" and a state elsewhere: "did they open", "that are open". */
const VERB_OR_STATE = new Set(["open", "close", "complete", "finish"]);
const ASKS_FOR_VERB = new Set(["did", "do", "does", "didn't", "don't", "doesn't", "to"]);
const isVerbHere = (tokens: readonly Token[], at: number) =>
  !VERB_OR_STATE.has(foldedText(tokens[at] as Token)) ||
  tokens.slice(Math.max(0, at - 6), at).some((token) => ASKS_FOR_VERB.has(foldedText(token)));

function addNumber(token: Token, at: number, add: Add, strength: number) {
  if (token.kind === "number")
    add(at, 1, strength, {
      kind: "number",
      value: token.value ?? 0,
      percent: token.text.endsWith("%"),
    });
  const word = token.kind === "word" ? numberWord(token.stem) : undefined;
  if (word !== undefined && word > 0)
    add(at, 1, word === 1 ? 0.5 : 0.9, { kind: "number", value: word, percent: false });
}

function addColumns(tokens: readonly Token[], at: number, { columns }: KnownTable, add: Add) {
  for (let length = Math.min(LONGEST_HEADING, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some(({ kind }) => kind === "sign" || kind === "number")) continue;
    const said = run.flatMap((token) => nameStems(token.text)).map((word) => rootsOf(word));
    for (const column of columns) {
      const strength = headingStrength(said, column, columns);
      if (strength > 0) add(at, length, strength, { kind: "column", column });
    }
  }
}

const sameWord = (roots: readonly string[], word: string) => roots.includes(word);

function headingStrength(
  said: readonly (readonly string[])[],
  column: KnownColumn,
  columns: readonly KnownColumn[],
): number {
  const { words } = column;
  if (said.length === 0 || words.length === 0) return 0;
  const names = [
    words,
    ...(column.aliases ?? []).map((alias) =>
      nameStems(alias).flatMap((word) => rootsOf(word).slice(0, 1)),
    ),
    nameStems(column.name).flatMap((word) => rootsOf(word).slice(0, 1)),
  ];
  for (const name of names) {
    if (
      name.length === said.length &&
      name.every((word, index) => sameWord(said[index] ?? [], word))
    )
      return 1;
  }
  const meant = said.filter((roots) => !SMALL.has(roots[0] ?? ""));
  if (meant.length === 0 || meant.length !== said.length) return 0;
  // Part of a heading, its words in order.
  const starts = words.findIndex((word) => sameWord(said[0] ?? [], word));
  if (
    starts >= 0 &&
    said.every((roots, index) => sameWord(roots, words[starts + index] ?? "")) &&
    said.length < words.length
  ) {
    const [only] = said;
    if (said.length === 1 && only && GENERIC.has(only[0] ?? "")) {
      const holders = columns.filter((one) => one.words.some((word) => sameWord(only, word)));
      return holders.length === 1 ? 0.85 : 0.45;
    }
    // "Units" is hardly the unit price: the last word says what a column is.
    return said.length > 1 || sameWord(said[0] ?? [], words.at(-1) ?? "") ? 0.8 : 0.5;
  }
  const [only] = said;
  if (said.length !== 1 || !only) return 0;
  const close = only.flatMap((root) => [...(synonyms.get(root) ?? [])]);
  if (words.length === 1 && close.includes(words[0] ?? "")) return 0.75;
  if (words.some((word) => !GENERIC.has(word) && close.includes(word))) return 0.65;
  return 0;
}

const LONGEST_VALUE_RUN = 8;
/** Words that never name a value by themselves. */
const NO_VALUE = new Set(
  "a an the is are was were do does did how what which who when where why many much of in on at to for with by per each and or not all any i we our us my me it this that will can may".split(
    " ",
  ),
);

function addValues(tokens: readonly Token[], at: number, known: KnownTable, add: Add) {
  const index = valueIndexOf(known);
  for (
    let length = Math.min(index.longest, LONGEST_VALUE_RUN, tokens.length - at);
    length >= 1;
    length--
  ) {
    const run = tokens.slice(at, at + length);
    const [first] = run;
    if (!first) continue;
    const short =
      length === 1 && /^\p{Lu}{2,4}$/u.test(first.text) ? index.find(`${first.text} initials`) : [];
    if (
      short.length === 0 &&
      length === 1 &&
      NO_VALUE.has(foldedText(first)) &&
      !(at > 0 && /^\p{Lu}\p{Ll}/u.test(first.text))
    )
      continue;
    for (const { column, values, strength } of [
      ...short,
      ...valuesNamed(
        index,
        run.map((token) => token.text.replace(/['’]s$/, "")),
      ),
    ]) {
      // A capital in the middle of a sentence: a person called Will is not the future.
      const capital =
        at > 0 && /^\p{Lu}/u.test(first.text) && values.some((value) => /^\p{Lu}/u.test(value))
          ? 0.15
          : 0;
      // A number is an amount more often than a key.
      const sure = length === 1 && first.kind === "number" ? 0.5 : strength + capital;
      add(at, length, sure, { kind: "value", column, values });
    }
  }
}

function addEntity(token: Token, at: number, known: KnownTable, add: Add) {
  if (token.kind !== "word") return;
  if (rootsOf(token.text).some((root) => known.entity.has(root)))
    add(at, 1, 0.95, { kind: "entity" });
}

/** The file's own name says nothing more. */
function addFileName(tokens: readonly Token[], { table }: KnownTable, add: Add) {
  const names = [table.title, table.filename, table.filename.replace(/\.[a-z]+$/i, "")].map(
    (name) => fold(name),
  );
  for (const [at, token] of tokens.entries()) {
    if (
      names.some(
        (name) => name === foldedText(token) && (name.includes(".") || /[-_\d]/.test(name)),
      )
    )
      add(at, 1, 1, { kind: "file" });
  }
}

/** The columns that a concept can mean, best first. */
export function columnsOfConcept(concept: Concept, known: KnownTable): readonly KnownColumn[] {
  const has = (...words: string[]) =>
    known.columns.filter(
      (column) =>
        ["additive", "figure"].includes(column.role) &&
        column.words.some((word) => words.includes(word)),
    );
  switch (concept) {
    case "money":
      return known.main ? [known.main.column] : [];
    case "price":
      return has(...["price", "fee", "rate", "cost", "preis"].flatMap(rootsOf));
    case "quantity":
      return known.quantity ? [known.quantity] : [];
    case "duration":
      return has(
        ...["duration", "hours", "minutes", "days", "nights", "time", "dauer", "stunden"].flatMap(
          rootsOf,
        ),
      );
    case "salary":
      return has(...["salary", "pay", "wage", "compensation", "gehalt", "lohn"].flatMap(rootsOf));
    case "score":
      return has(
        ...[
          "score",
          "rating",
          "grade",
          "points",
          "satisfaction",
          "bewertung",
          "note",
          "nps",
          "csat",
        ].flatMap(rootsOf),
      );
  }
}
