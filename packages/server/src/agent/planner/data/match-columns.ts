import { areSynonyms, MAIN_FIGURES } from "../language/lexicon.ts";
import { nameStems, type Token } from "../language/tokens.ts";
import { isNumeric, type Column, type Table } from "./catalog.ts";

/** A place in a prompt that names a column. */
export type Mention = {
  readonly column: Column;
  readonly at: number;
  readonly length: number;
  /** 4 the whole name, 3 its beginning or end, 2 one word of it, 1 another word for it. */
  readonly strength: 1 | 2 | 3 | 4;
};

const ID_WORDS = new Set(["id", "no", "nr", "number", "code", "key", "uuid", "zip", "phone"]);

/** Whether a number column counts things rather than measures them. */
export const isIdentifier = (column: Column): boolean =>
  nameStems(column.label).some((word) => ID_WORDS.has(word));

/** How well `length` tokens from `at` name a column; undefined when they do not. */
function strengthAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  column: Column,
): Mention["strength"] | undefined {
  const said = tokens.slice(at, at + length).map((token) => token.stem);
  const written = tokens
    .slice(at, at + length)
    .flatMap((token) => (token.kind === "quoted" ? nameStems(token.text) : nameStems(token.text)));
  let best: Mention["strength"] | undefined;
  for (const text of [column.label, column.name, ...(column.aliases ?? [])]) {
    const name = nameStems(text);
    const whole = name.join(" ");
    for (const phrase of [said.join(" "), written.join(" ")]) {
      if (phrase === "") continue;
      if (phrase === whole || phrase === column.name.toLowerCase()) return 4;
      const words = phrase.split(" ");
      if (whole.startsWith(`${phrase} `) || whole.endsWith(` ${phrase}`)) best = max(best, 3);
      else if (words.length === 1 && name.includes(phrase)) best = max(best, 2);
      else if (words.length === 1 && name.some((word) => areSynonyms(word, phrase))) {
        best = max(best, 1);
      }
    }
  }
  return best;
}

const max = (a: Mention["strength"] | undefined, b: Mention["strength"]): Mention["strength"] =>
  a === undefined || b > a ? b : a;

/**
 * The column that is named at a token, taking as many words as belong to its name. Of equally good ones the shorter
 * name is meant, and a figure where `prefer` says so.
 */
export function mentionAt(
  tokens: readonly Token[],
  at: number,
  columns: readonly Column[],
  prefer: (column: Column) => boolean = () => false,
): Mention | undefined {
  let best: (Mention & { rank: number }) | undefined;
  for (const column of columns) {
    for (let length = Math.min(5, tokens.length - at); length >= 1; length -= 1) {
      const strength = strengthAt(tokens, at, length, column);
      if (strength === undefined) continue;
      const rank =
        length * 100 + strength * 10 + (prefer(column) ? 15 : 0) - nameStems(column.label).length;
      if (!best || rank > best.rank) best = { column, at, length, strength, rank };
    }
  }
  return best;
}

/** All columns named in a prompt, from left to right, none overlapping. */
export function mentions(tokens: readonly Token[], columns: readonly Column[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mention = mentionAt(tokens, at, columns);
    if (mention) found.push(mention);
    at += mention?.length ?? 1;
  }
  return found;
}

/** The column that people mean by "the amount" when they do not say which; undefined when it is not clear. */
export function mainFigure(columns: readonly Column[]): Column | undefined {
  const figures = columns.filter((column) => isNumeric(column) && !isIdentifier(column));
  if (figures.length === 1) return figures[0];
  for (const word of MAIN_FIGURES) {
    const named = figures.filter((column) => nameStems(column.label).includes(word));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}

const EXTENSIONS = new Set(["csv", "xl", "xls", "xlsx"]);

/** Tables by how well the words of a prompt fit them, best first; equal ones keep their order. */
export function rankTables(tokens: readonly Token[], tables: readonly Table[]): Table[] {
  const said = new Set(tokens.flatMap((token) => [token.stem, ...nameStems(token.text)]));
  const score = (table: Table) => {
    const named = nameStems(table.title).filter((word) => said.has(word) && !EXTENSIONS.has(word));
    const fits = mentions(tokens, table.columns).reduce(
      (sum, one) => sum + one.strength * one.length,
      0,
    );
    const values = table.columns.filter((column) =>
      column.samples.some((sample) => tokens.some((token) => token.stem === sample.toLowerCase())),
    );
    return fits * 2 + named.length * 5 + values.length;
  };
  return tables
    .map((table) => ({ table, score: score(table) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ table }) => table);
}
