import { fold } from "../../text/stem.ts";
import { isNumeric } from "../../questions/catalog.ts";
import type { Token } from "../../questions/tokens.ts";
import { numberWord } from "../language/lexicon.ts";
import { HARMLESS_VERBS, PHRASES, VALUE_SYNONYMS, type Concept, type Meaning } from "./lexicon.ts";
import { headOf, type KnownColumn, type KnownTable, unitOf } from "../../questions/known-table.ts";
import {
  type Add,
  addColumns,
  CUT_SHORT,
  GRAINS,
  IS_YEAR,
  PART_SYNONYM,
  SMALL,
} from "./name-columns.ts";
import { COUNTRIES } from "../language/demonyms.ts";
import { readPeriodPhrase } from "../language/periods.ts";
import { derivedFrom, formsOf, rootsOf } from "../../questions/roots.ts";
import type { Payload, Span } from "./spans.ts";
import { type Named, valueIndexOf, valuesNamed } from "./value-index.ts";

const MAX_PHRASE_WORDS = 6;

const phrases = new Map<string, Meaning[]>();
for (const [text, meaning] of PHRASES) {
  const key = text
    .split(" ")
    .map((word) => fold(word))
    .join(" ");
  phrases.set(key, [...(phrases.get(key) ?? []), meaning]);
}
const harmless = new Set(HARMLESS_VERBS.flatMap(formsOf));
/** Of these, the forms that may be nouns: an order, but nothing that "comes". */
const NOUNS = new Set(HARMLESS_VERBS.map(fold));
const PLURALS = new Set(HARMLESS_VERBS.map((verb) => `${fold(verb)}s`));
const valueSynonyms = new Map<string, string[]>();
for (const line of VALUE_SYNONYMS)
  for (const word of line)
    valueSynonyms.set(
      rootsOf(word)[0] ?? word,
      line.filter((one) => one !== word),
    );
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

/** Words after which a figure or a group is named. */
const BEFORE_NAME: ReadonlySet<string> = new Set(
  PHRASES.filter(([, { kind }]) => kind === "aggregate" || kind === "by" || kind === "which")
    .map(([text]) => fold(text.split(" ").at(-1) ?? ""))
    .filter((word) => !SMALL.has(word) || word === "by" || word === "per"),
);

/** Whether a place is that of a figure's or a group's name: "total price", "by city". */
export const isPlaceOfName = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || /^\p{Lu}/u.test(own.text)) return false;
  return before.kind === "word" && BEFORE_NAME.has(foldedText(before));
};

/** "Orders per month", "how many covers": what is counted is no verb that could be left out. */
const isCounted = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!own) return false;
  const word = before ? foldedText(before) : "";
  if (NOUNS.has(foldedText(own))) return ARTICLES.has(word);
  if (!PLURALS.has(foldedText(own))) return false;
  return (
    !before ||
    before.kind === "number" ||
    COUNTS.has(word) ||
    BEFORE_NAME.has(word) ||
    numberWord(before.stem) !== undefined
  );
};

const COUNTS = new Set(["many", "viele", "of", "all", "the", "and", "any", "with", "no", "which"]);
/** What comes before a noun, and before no verb. */
const ARTICLES = new Set(
  "a an latest newest oldest earliest largest biggest smallest highest lowest longest shortest cheapest average".split(
    " ",
  ),
);

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

const foldedText = (token: Token) => fold(token.text).replace(/[’]/g, "'");

function addPhrases(tokens: readonly Token[], at: number, headings: ReadonlySet<string>, add: Add) {
  for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - at); length >= 1; length--) {
    const run = tokens.slice(at, at + length);
    if (run.some(({ kind }) => kind === "quoted" || kind === "address")) continue;
    const exact = phrases.get(run.map(foldedText).join(" "));
    const loose = exact ?? phrases.get(run.map((token) => token.stem).join(" "));
    // Except at the beginning, "where" starts a condition.
    if (at > 0 && loose?.some(({ kind }) => kind === "place")) {
      add(at, length, 0.6, { kind: "filler" });
      continue;
    }
    // "When it rained" is a condition; "booked for March" gives no booking date. "At least one" is no superlative.
    const previous = tokens[at - 1];
    if (previous && foldedText(previous) === "at" && loose?.some(({ kind }) => kind === "extreme"))
      continue;
    const isRelative =
      at > 0 &&
      loose?.some(({ kind }) => kind === "when") &&
      !JOINS.has(foldedText(tokens[at - 1] as Token));
    const next = tokens[at + length];
    const isMeantFor =
      loose?.some(({ kind }) => kind === "event") && next && MEANT.has(foldedText(next));
    if (isRelative || isMeantFor) {
      add(at, length, 0.6, { kind: "filler" });
      continue;
    }
    for (const meaning of loose ?? [])
      if (meaning.kind === "filler" && length === 1 && headings.has(run[0]?.stem ?? "")) continue;
      else if (
        meaning.kind === "event"
          ? isVerbHere(tokens, at)
          : meaning.kind !== "state" ||
            !isVerbHere(tokens, at) ||
            !VERB_OR_STATE.has(foldedText(tokens[at] as Token))
      )
        add(at, length, strengthOf(meaning, length), meaning);
  }
}

const JOINS = new Set(["and", "or", "und", "oder", "since", "seit"]);
const MEANT = new Set(["for", "fur"]);

/** Meanings that hold for any table give way to what this one has. */
const WEAKER: Partial<Record<Meaning["kind"], number>> = {
  refused: 0.95,
  weekday: 0.9,
  event: 0.8,
  state: 0.75,
  concept: 0.72,
  owed: 0.75,
  person: 0.6,
  difference: 0.9,
  entity: 0.7,
  with: 0.3,
};

/** Several filler words in a row are more certain than single ones. */
const strengthOf = ({ kind }: Meaning, length: number) =>
  kind === "filler" ? (length > 1 ? 0.6 : 0.25) : (WEAKER[kind] ?? 1);

/** Words that are a verb after "did" and a state elsewhere: "did they open", "that are open". */
const VERB_OR_STATE = new Set(["open", "close", "complete", "finish"]);
const ASKS_FOR_VERB = new Set(["did", "do", "does", "didn't", "don't", "doesn't", "to"]);
const isVerbHere = (tokens: readonly Token[], at: number) =>
  !VERB_OR_STATE.has(foldedText(tokens[at] as Token)) ||
  tokens.slice(Math.max(0, at - 6), at).some((token) => ASKS_FOR_VERB.has(foldedText(token)));

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

const MAX_VALUE_WORDS = 8;
/** Words that never name a value by themselves. */
const NO_VALUE = new Set(
  "a an the is are was were do does did how what which who when where why many much of in on at to for with by per each and or not all any i we our us my me it this that will can may".split(
    " ",
  ),
);

function addValues(tokens: readonly Token[], at: number, known: KnownTable, add: Add) {
  const index = valueIndexOf(known);
  for (
    let length = Math.min(
      Math.max(index.longest, MAX_COUNTRY_WORDS),
      MAX_VALUE_WORDS,
      tokens.length - at,
    );
    length >= 1;
    length--
  ) {
    const run = tokens.slice(at, at + length);
    const [first] = run;
    if (!first) continue;
    // "Jo" is a name, and "jo" hardly one.
    const isSmall = length === 1 && first.text.length === 2 && !/^\p{Lu}/u.test(first.text);
    if (isSmall && (countryOf(first.text).length === 0 || NO_VALUE.has(first.text))) continue;
    const short =
      length === 1 && /^\p{Lu}{2,4}$/u.test(first.text) ? index.find(`${first.text} initials`) : [];
    // "Grade A", "block b": a letter is the value of the column before it, and nothing else.
    const letter = length === 1 ? letterOf(tokens, at, known) : undefined;
    if (letter) {
      add(at, 1, LETTER, letter);
      continue;
    }
    if (
      short.length === 0 &&
      length === 1 &&
      NO_VALUE.has(foldedText(first)) &&
      first.text !== "US" &&
      !(at > 0 && /^\p{Lu}\p{Ll}/u.test(first.text))
    )
      continue;
    for (const { column, values, strength, isPart } of [
      ...short,
      ...(length === 1 && !isHeading(known, first) ? inOtherWords(index, first) : []),
      ...(length > 1 ? countryIn(index, run.map(({ text }) => text).join(" ")) : []),
      ...namedBy(index, run),
    ]) {
      // A capital in the middle of a sentence: a person called Will is not the future.
      const capital =
        at > 0 && /^\p{Lu}/u.test(first.text) && values.some((value) => /^\p{Lu}/u.test(value))
          ? 0.15
          : 0;
      // A number is an amount more often than a key.
      const sure = length === 1 && first.kind === "number" ? 0.5 : strength + capital;
      if (length === 1 && column.role === "status" && isDoing(tokens, at, known)) continue;
      // Who worked did no "Design work".
      // "Over 2 days" is of no trip by day.
      const isUnit =
        tokens[at - 1]?.kind === "number" && rootsOf(first.text).some((root) => GRAINS.has(root));
      if (length === 1 && isUnit) continue;
      if (
        length === 1 &&
        strength <= PART_OF_VALUE &&
        capital === 0 &&
        saysOther(first, column, values)
      )
        continue;
      const isVerb = strength <= 0.8 && capital === 0 && harmless.has(foldedText(first));
      if (length === 1 && isVerb) continue;
      add(at, length, sure + towards(tokens[at - 1], column), {
        kind: "value",
        column,
        values,
        ...(isPart && capital === 0 && { isPart }),
      });
    }
  }
}

/** At most as sure is a value that a word is only a part of. */
const PART_OF_VALUE = 0.85;

/** Whether a word without a capital is hardly a part of a value: a price no Mrs. Price, an item no "Wrong item", green no "Atlas Green". */
function saysOther(token: Token, { role }: KnownColumn, values: readonly string[]): boolean {
  const meanings = phrases.get(token.stem) ?? [];
  if (role === "person") return meanings.length > 0;
  if (meanings.some(({ kind }) => kind === "entity")) return true;
  const beginsWith = (value: string) =>
    fold(value).split(/[^\p{L}\p{N}]+/u)[0] === fold(token.text);
  return role === "organisation" && /^\p{Ll}/u.test(token.text) && !values.some(beginsWith);
}

/** More than the article or the column of the same letter. */
const LETTER = 1.1;

/** The value of one letter, with its sign, that follows the heading of its column. */
function letterOf(
  tokens: readonly Token[],
  at: number,
  { columns }: KnownTable,
): Extract<Payload, { kind: "value" }> | undefined {
  const [before, own] = [tokens[at - 1], tokens[at]];
  if (!before || !own || !/^\p{L}[+-]?$/u.test(own.text)) return undefined;
  const roots = rootsOf(before.text);
  const found = columns.flatMap((column) => {
    if (!roots.includes(headOf(column))) return [];
    const value = column.known?.find((one) => fold(one) === fold(own.text));
    return value === undefined ? [] : [{ kind: "value" as const, column, values: [value] }];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Values by their words, or by those without the plural of a joined word: "follow-ups". */
function namedBy(index: ReturnType<typeof valueIndexOf>, run: readonly Token[]) {
  const found = valuesNamed(
    index,
    run.map((token) => token.text.replace(/['’]s$/, "")),
  );
  return found.length > 0 || !run.some(({ text }) => text.includes("-"))
    ? found
    : valuesNamed(
        index,
        run.map((token) => token.stem),
      );
}

/** "The average quote" means the column Quote, even if there is a value Quoted. */
const isHeading = ({ columns }: KnownTable, { text }: Token): boolean =>
  columns.some(({ core }) => rootsOf(text).some((root) => core.includes(root)));

/** Values that a word names in another language, or that it is derived from: `storniert` for Cancelled, `stormy` for Storm. */
function inOtherWords(index: ReturnType<typeof valueIndexOf>, { text, kind }: Token) {
  if (kind !== "word") return [];
  const root = rootsOf(text)[0] ?? text;
  if (index.find(root).length > 0) return [];
  const synonym = (valueSynonyms.get(root) ?? []).flatMap((word) =>
    index
      .find(rootsOf(word)[0] ?? word)
      // A single letter means men or women only in a column for that.
      .filter(({ column }) => word.length > 1 || column.words.some((one) => SEX.has(one)))
      .map((named) => ({ ...named, strength: 0.9 })),
  );
  if (synonym.length > 0) return synonym.slice(0, 1);
  const country = countryIn(index, text);
  if (country.length > 0) return country;
  const base = IRREGULAR[fold(text)] ?? derivedFrom(text);
  return base
    ? index.find(base).map((named) => ({ ...named, strength: named.strength - 0.2 }))
    : [];
}

const countries = new Map<string, readonly string[]>();
for (const line of COUNTRIES) for (const word of line) countries.set(fold(word), line);

/** Other words for a country, by its name or adjective: `France` for "French" and "französische". */
const countryOf = (text: string): readonly string[] =>
  countries.get(fold(text)) ?? countries.get(fold(text).replace(/e[nrsm]?$/, "")) ?? [];

const MAX_COUNTRY_WORDS = 4;

/** The values that are the country of a name or adjective. */
const countryIn = (index: ReturnType<typeof valueIndexOf>, text: string): Named[] =>
  countryOf(text)
    .filter((name) => fold(name) !== fold(text))
    .flatMap((name) => valuesNamed(index, name.split(" ")).filter(({ strength }) => strength > 0.9))
    .slice(0, 1)
    .map((named) => ({ ...named, strength: 0.9 }));

/** Verbs whose participle no rule makes: "what share did we lose" of Lost. */
const IRREGULAR: Readonly<Record<string, string>> = {
  lose: "lost",
  win: "won",
  sell: "sold",
  send: "sent",
  hold: "held",
  withdraw: "withdrawn",
  steal: "stolen",
  break: "broken",
};

const SEX = new Set(["sex", "gender", "geschlecht"].flatMap(rootsOf));
const HAVE = new Set(["have", "has", "had"]);
const PASSIVE = new Set(["wurde", "wurden"]);
const FOR = new Set(["for", "with", "by", "fur", "bei", "mit"]);

/** "Have booked with us", "were booked for March": an action with its own date, not a current state. */
function isDoing(tokens: readonly Token[], at: number, known: KnownTable): boolean {
  const [before, word, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!before || !word) return false;
  // "Wurden seit Mai beantragt" with "Beantragt am": what is done on a day.
  const isDated = known.columns.some(
    ({ role, words }) =>
      role === "date" && words.length > 1 && words.some((one) => rootsOf(word.text).includes(one)),
  );
  if (isDated && tokens.slice(0, at).some((token) => PASSIVE.has(foldedText(token)))) return true;
  const done = phrases.get(foldedText(word))?.find(({ kind }) => kind === "event");
  if (done?.kind !== "event") return false;
  const roots = done.headings.flatMap((heading) => rootsOf(heading).slice(0, 1));
  const hasDate = known.columns.some(
    ({ role, words }) => role === "date" && words.some((one) => roots.includes(one)),
  );
  return hasDate && (HAVE.has(foldedText(before)) || (!!after && FOR.has(foldedText(after))));
}

const FROM = new Set(["from", "von", "aus", "leaving", "left"]);
const TO = new Set(["to", "nach"]);
const ORIGIN = new Set(["origin", "from", "source", "departure", "start", "von", "abgang"]);
const DESTINATION = new Set(["dest", "destination", "to", "target", "arrival", "ziel", "nach"]);

/** "From Rome to Oslo": which of two columns of places is meant. */
function towards(before: Token | undefined, { words }: KnownColumn): number {
  const word = before ? foldedText(before) : "";
  const has = (set: ReadonlySet<string>) => words.some((one) => set.has(one));
  if (FROM.has(word)) return has(ORIGIN) ? 0.1 : has(DESTINATION) ? -0.3 : 0;
  if (TO.has(word)) return has(DESTINATION) ? 0.1 : has(ORIGIN) ? -0.3 : 0;
  return 0;
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

/** The columns that a concept can mean, best first. */
export function columnsOfConcept(concept: Concept, known: KnownTable): readonly KnownColumn[] {
  const has = (...words: string[]) =>
    known.columns.filter(
      (column) =>
        ["additive", "figure"].includes(column.role) &&
        // A "Rate/Day" is no duration.
        (words.includes(headOf(column)) || words.includes(column.words[0] ?? "")),
    );
  switch (concept) {
    case "money":
      return known.main ? [known.main.column] : [];
    case "price":
      return [
        ...has(...["price", "fee", "rate", "cost", "preis"].flatMap(rootsOf)),
        ...known.columns.filter((column) => column.money && unitOf(column) !== undefined),
      ];
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
