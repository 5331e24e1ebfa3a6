import { columnsIn } from "../question-bar/question.logic.ts";
import type { Segment } from "../question-bar/sentence.logic.ts";
import type { QuestionCondition, QuestionDraft } from "../question-bar/types.ts";

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A column's name in a query is made from its heading: of `unit_price`, "Unit price" and "Unit-Price (€)" are found. */
const headingOf = (name: string) =>
  name.split("_").filter(Boolean).map(escaped).join("[^\\p{L}\\p{N}]+");

/** The numbers of a condition as sentences of both languages have them. */
const numbersOf = ({ value, between }: QuestionCondition): string[] =>
  [...(value === undefined ? [] : [value]), ...(between ?? [])].flatMap((number) =>
    ["en", "de"].flatMap((locale) =>
      [0, 2].map((decimals) =>
        number.toLocaleString(locale, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: 20,
        }),
      ),
    ),
  );

function conditionsOf({ where = [], without = [], share = [], compare }: QuestionDraft) {
  return [...where, ...without, ...share, ...(compare ? [...compare.a, ...compare.b] : [])];
}

/**
 * The words of a question with its columns, values and numbers strong, as far as they can be found in it: the line over an old
 * answer is there before the columns of its file are loaded.
 */
export function saidSegments(said: string, question: QuestionDraft): Segment[] {
  const conditions = conditionsOf(question);
  const values = conditions.flatMap((one) => [
    ...(one.is ?? []),
    ...(one.is_not ?? []),
    ...(one.contains === undefined ? [] : [one.contains]),
    ...numbersOf(one),
  ]);
  const found = [...columnsIn(question).map(headingOf), ...values.map(escaped)]
    .filter((pattern) => pattern !== "")
    .toSorted((one, other) => other.length - one.length);
  if (found.length === 0) return [{ text: said, strong: false }];
  const names = new RegExp(`(?<![\\p{L}\\p{N}])(${found.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return said
    .split(names)
    .map((text, at) => ({ text, strong: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
