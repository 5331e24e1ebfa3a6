import { fold, stem } from "../text/stem.ts";
import { nameStems } from "./tokens.ts";

const GERMAN_ENDING = /(?:innen|ungen|ung|enen|eren|ern|en|er|em|es|e|n|ly)$/;

/**
 * The forms under which a word is looked up: without its English plural, and without a German ending. The first is the closest; both
 * sides of a comparison are put through here, so that a form only has to be the same, not right.
 */
export function rootsOf(word: string): string[] {
  const close = stem(word);
  if (close.length < 6) return [close];
  const loose = close.replace(GERMAN_ENDING, "");
  if (loose.length < 4 || loose === close) return [close];
  // "Firmen" are more than one "Firma", "Konten" more than one "Konto".
  return close === `${loose}en` ? [close, loose, `${loose}a`, `${loose}o`] : [close, loose];
}

/** Generic endings of German compounds: figures, dates and keys. */
const HEADS = [
  "nummer",
  "nr",
  "datum",
  "tag",
  "betrag",
  "summe",
  "kosten",
  "preis",
  "wert",
  "menge",
  "anzahl",
  "umsatz",
  "dauer",
  "zeit",
  "name",
  "status",
  "art",
  "typ",
  "steuer",
  "gruppe",
  "klasse",
];

/** The two words of a German compound that ends with one of `heads`: `Netto`, `kosten` of "Nettokosten". */
export function splitCompound(
  word: string,
  heads: readonly string[] = HEADS,
): readonly [string, string] | undefined {
  const folded = fold(word).replace(/\.$/, "");
  for (const head of heads) {
    if (!folded.endsWith(head) || folded.length < head.length + 4) continue;
    const first = folded.slice(0, -head.length);
    return [
      /(?:ung|heit|keit|schaft|ion|tat|ling|um)s$/.test(first) ? first.slice(0, -1) : first,
      head,
    ];
  }
  return undefined;
}

/** The roots of a word's parts, where it is a compound; else of the word. */
export const partsOf = (word: string): string[] => {
  const split = splitCompound(word);
  return (split ? [...split] : [word]).flatMap(rootsOf);
};

const DERIVED =
  /(?:ications?|ied|ying|ies|ations?|ancy|ances?|ences?|ments?|ings?|ers?|ors?|ed|als?|ions?|y)$/;

/** What English derives words from: `renew` of "renewed" and "Renewals", `storm` of "stormy". Undefined where nothing is left. */
export function derivedFrom(word: string): string | undefined {
  const close = fold(word);
  const base = close.replace(DERIVED, "").replace(/e$/, "");
  return base !== close && base.length >= 4 ? base : undefined;
}

/**
 * Whether a short word of a heading abbreviates a longer one: `Appt` for appointment, `Mbr` for member, `dest` for destination.
 */
export function abbreviates(short: string, word: string): boolean {
  if (short.length < 3 || short.length > 5 || word.length < short.length + 3) return false;
  if (word[0] !== short[0]) return false;
  if (short.length >= 4 && word.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1))) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at++;
  // "Appt" ends as an appointment does, and no application.
  return at === short.length && (word.startsWith(short) || short.at(-1) === word.at(-1));
}

/** Whether two words differ by one slip of the fingers: a letter left out, put in, changed, or two swapped. */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || typed[0] !== meant[0] || Math.max(typed.length, meant.length) < 5)
    return false;
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const rest = (word: string, skip: number) => word.slice(at + skip);
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    (typed.length > 5 && rest(typed, 1) === rest(meant, 1)) ||
    (typed[at] === meant[at + 1] &&
      typed[at + 1] === meant[at] &&
      rest(typed, 2) === rest(meant, 2))
  );
}

/** Words that headings and people cut short in ways no rule finds. */
const SHORT: Readonly<Record<string, string>> = {
  amt: "amount",
  avg: "average",
  chg: "charge",
  cust: "customer",
  dept: "department",
  emp: "employee",
  grp: "group",
  hr: "hour",
  hrs: "hour",
  inv: "invoice",
  mgr: "manager",
  mth: "month",
  prod: "product",
  qty: "quantity",
  std: "stunde",
  yr: "year",
  yrs: "year",
};

/** A word in full, where it is cut short: `quantity` of `qty`. */
export const writtenOut = (word: string): string => SHORT[word] ?? word;

/** The stems of a heading's words, written out: `quantity` of `Qty`. */
export const headingStems = (heading: string): string[] => nameStems(heading).map(writtenOut);

/** A verb and its English forms, as they are looked up: `drive` has `driving`, but no `driver`. */
export function formsOf(verb: string): string[] {
  const base = fold(verb);
  const bare = base.replace(/e$/, "");
  const last = base.at(-1) ?? "";
  const endings = [base, `${base}s`, `${bare}ed`, `${bare}ing`];
  // Who sits is on no sites.
  const hissing = /(?:[sxzo]|[cs]h)$/.test(base) ? [`${base}es`] : [];
  const doubled = [`${base}${last}ed`, `${base}${last}ing`];
  const german = base.endsWith("en") ? [`${base.slice(0, -2)}t`, `${base.slice(0, -2)}et`] : [];
  return [...endings, ...hissing, ...doubled, ...german];
}
