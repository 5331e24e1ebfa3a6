import { addPhrases, foldedText, harmless, phrases } from "./name-phrases.ts";
import { NOUNS, isCounted, isPlaceOfName } from "./place-of-name.ts";
import { addValues } from "./name-values.ts";
import { fold } from "../../text/stem.ts";
import { isNumeric } from "../../questions/catalog.ts";
import type { Token } from "../../questions/tokens.ts";
import { numberWord } from "../language/lexicon.ts";
import type { KnownTable } from "../../questions/known-table.ts";
import {
  type Add,
  CUT_SHORT,
  GRAINS,
  IS_YEAR,
  PART_SYNONYM,
  SMALL,
  addColumns,
} from "./name-columns.ts";
import { readPeriodPhrase } from "../language/period-phrases.ts";
import { derivedFrom, rootsOf } from "../../questions/roots.ts";
import type { Payload, Span } from "./spans.ts";

/**
 * Every meaning that words of a question can have over a table, overlapping ones too. Which of them hold is for `coversOf` to choose.
 */
export function annotate(tokens: readonly Token[], known: KnownTable, today: string): Span[] {
  const spans: Span[] = [];
  const add = (at: number, length: number, strength: number, payload: Payload) =>
    spans.push({ at, length, strength, payload });
  // "Out" means something if a column has that name.
  const headings = new Set(
    known.columns.flatMap(({ core }) =>
      core.length === 1 && SMALL.has(core[0] ?? "") ? core : [],
    ),
  );
  const date = known.begins;
  const last = known.columns
    .flatMap(({ profile }) => profile?.latest?.slice(0, 10) ?? [])
    .toSorted()
    .at(-1);
  const reach = { today, earliest: date?.profile?.earliest, latest: date?.profile?.latest, last };
  for (const [at, token] of tokens.entries()) {
    const isYearGroup =
      tokens[at + 1]?.kind === "number" &&
      known.columns.some(
        ({ role, words }) =>
          role === "text" &&
          words.some((word) => GRAINS.has(word) && rootsOf(token.text).includes(word)),
      );
    if (!isYearGroup) addPhrases(tokens, at, headings, add);
    addColumns(tokens, at, known, add);
    addValues(tokens, at, known, add);
    addEntity(token, at, known, add);
    const period = isOfYear(tokens, at, spans) ? undefined : readPeriodPhrase(tokens, at, reach);
    if (period) add(at, period.length, 1, { kind: "time", period: period.period });
    // A year is a number only after a comparison.
    addNumber(tokens, at, add, period && period.length === 1 ? 0.4 : 1);
    // What is looked for is written as it is.
    const before = tokens[at - 1];
    const isSought = before !== undefined && CONTAINS.has(foldedText(before));
    if (token.kind === "quoted" || isSought)
      add(at, 1, isSought ? 1.2 : 0.6, { kind: "text", value: token.text });
    addDoing(token, at, known, add);
    if (token.kind === "word" && harmless.has(foldedText(token)) && !isCounted(tokens, at))
      add(at, 1, 0.2, { kind: "filler", verb: true });
    add(at, 1, 0, { kind: "unknown" });
  }
  addFileName(tokens, known, add);
  const named = new Set(
    spans.flatMap(({ at, length, strength, payload }) =>
      payload.kind === "column" && length === 1 && strength >= 1 ? [at] : [],
    ),
  );
  const rows = new Set(spans.flatMap(({ at, payload }) => (payload.kind === "entity" ? [at] : [])));
  return spans.filter(
    (span) =>
      !isFarFetched(span, tokens) &&
      // "Per reading" of readings is no "Read by".
      !(
        span.payload.kind === "column" &&
        span.strength === CUT_SHORT &&
        span.length === 1 &&
        rows.has(span.at)
      ) &&
      // A column called Grade is meant before any score.
      !(span.payload.kind === "concept" && span.length === 1 && named.has(span.at)),
  );
}

const ONWARDS = new Set(["on", "onward", "onwards", "to", "until", "till", "through", "bis"]);

/** "Invoices from 2019" are those of that year, and no later ones; "hired from 2019" and "from 2019 on" begin with it. */
function isOfYear(tokens: readonly Token[], at: number, before: readonly Span[]): boolean {
  const [from, year, next] = tokens.slice(at, at + 3);
  if (!from || !year || foldedText(from) !== "from" || !IS_YEAR.test(year.text)) return false;
  if (next && ONWARDS.has(foldedText(next))) return false;
  return before.some(
    ({ at: begin, length, payload }) =>
      begin + length === at && ["entity", "column", "concept", "value"].includes(payload.kind),
  );
}

const HOW_MANY = new Set(["many", "viele"]);

/**
 * What a word can hardly mean where a figure or a group is named: "the total price" is no total of Mrs. Price, "total shipping"
 * of nothing that is shipped, and "order" in "total order value" no verb.
 */
function isFarFetched({ at, length, strength, payload }: Span, tokens: readonly Token[]): boolean {
  // "Over 20 percent" is an amount, and no share.
  if (payload.kind === "share" && tokens[at - 1]?.kind === "number") return true;
  // "How many rows" counts them, also where a column is called Rows.
  const own = tokens[at];
  if (payload.kind === "column" && length === 1 && own && HOW_MANY.has(tokens[at - 1]?.stem ?? ""))
    return phrases.get(own.stem)?.some((one) => one.kind === "entity" && one.plain) ?? false;
  if (length > 1 || !isPlaceOfName(tokens, at)) return false;
  switch (payload.kind) {
    case "value":
      return strength < 0.9;
    case "column":
      return strength < PART_SYNONYM && !isNumeric(payload.column);
    case "filler":
      return NOUNS.has(foldedText(tokens[at] as Token));
    default:
      return false;
  }
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

const PERCENT = new Set(["percent", "pct", "prozent"]);

function addNumber(tokens: readonly Token[], at: number, add: Add, strength: number) {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return;
  if (token.kind === "number") {
    const unit = /[%°€$£]/.exec(token.text)?.[0];
    const number = { kind: "number", value: token.value ?? 0 } as const;
    add(at, 1, strength, { ...number, ...(unit && { unit }) });
    // "20 percent" is no share.
    if (next && PERCENT.has(foldedText(next))) add(at, 2, strength, { ...number, unit: "%" });
  }
  const word = token.kind === "word" ? numberWord(token.stem) : undefined;
  if (word !== undefined && word > 0)
    add(at, 1, word === 1 ? 0.5 : 0.9, { kind: "number", value: word });
}

/** What a date is called for: "signing", "was signed", "applications" with the dates Signed and Applied. */
function addDoing(token: Token, at: number, { columns }: KnownTable, add: Add) {
  const base = token.kind === "word" ? derivedFrom(token.stem) : undefined;
  if (base === undefined) return;
  for (const { role, core } of columns) {
    const [word, more] = core;
    if (role !== "date" || word === undefined || more !== undefined) continue;
    if (derivedFrom(word) === base) add(at, 1, 0.9, { kind: "event", headings: [word] });
  }
}

function addEntity(token: Token, at: number, known: KnownTable, add: Add) {
  if (token.kind !== "word") return;
  // If every row has a different name, the rows are people.
  const isPeople =
    phrases.get(token.stem)?.some(({ kind }) => kind === "person") === true &&
    known.person?.core.join(" ") === "name";
  if (isPeople || rootsOf(token.text).some((root) => known.entity.has(root)))
    add(at, 1, 0.95, { kind: "entity" });
}

/** The file's own name adds nothing. */
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
