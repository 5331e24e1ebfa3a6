import { foldedText, harmless, phrases } from "./name-phrases.ts";
import { MAX_COUNTRY_WORDS, countryIn, countryOf } from "./name-countries.ts";
import { fold } from "../../text/stem.ts";
import type { Token } from "../../questions/tokens.ts";
import { VALUE_SYNONYMS } from "./synonyms.ts";
import { type KnownColumn, type KnownTable, headOf } from "../../questions/known-table.ts";
import { type Add, GRAINS } from "./name-columns.ts";
import { derivedFrom, rootsOf } from "../../questions/roots.ts";
import type { Payload } from "./spans.ts";
import { valueIndexOf, valuesNamed } from "./value-index.ts";

const valueSynonyms = new Map<string, string[]>();
for (const line of VALUE_SYNONYMS)
  for (const word of line)
    valueSynonyms.set(
      rootsOf(word)[0] ?? word,
      line.filter((one) => one !== word),
    );

const MAX_VALUE_WORDS = 8;

/** Words that never name a value by themselves. */
const NO_VALUE = new Set(
  "a an the is are was were do does did how what which who when where why many much of in on at to for with by per each and or not all any i we our us my me it this that will can may".split(
    " ",
  ),
);

export function addValues(tokens: readonly Token[], at: number, known: KnownTable, add: Add) {
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
