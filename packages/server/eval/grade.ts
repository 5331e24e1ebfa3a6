import { WEEKDAYS, type Turn } from "./question-set.ts";
import { isRounded, numbersIn, readAnswer, type ReadAnswer } from "./read-answer.ts";
import { compute, type Expected, type Row } from "./reference.ts";

/** The grade of an answer. `asked` has no figure: it asks back, or says that the question was not understood. */
export type Verdict = "right" | "asked" | "wrong";

/** A model's answer. `queried`: it read rows for it. */
export type Answer = { readonly text: string; readonly queried: boolean };

/** Whether an answer has no figure. */
export const isAsked = ({ text, queried }: Answer): boolean =>
  !queried && readAnswer(text).tables.length === 0;

/** Grades an answer: asking back is right only where the question allows it. */
export function grade(turn: Turn, answer: Answer, rows: readonly Row[]): Verdict {
  const read = readAnswer(answer.text);
  const asked = isAsked(answer);
  if (turn.ask === "only") return asked ? "right" : "wrong";
  if (asked) return turn.ask === "too" ? "right" : "asked";
  return (turn.expect ?? []).some((form) => says(read, compute(form, rows))) ? "right" : "wrong";
}

/** Whether an answer says what is expected and nothing that contradicts it. */
function says(answer: ReadAnswer, expected: Expected): boolean {
  switch (expected.kind) {
    case "figure":
      return saysFigure(answer, expected.value);
    case "share":
      return headline(answer).some((text) => hasNumber(text, expected.percent));
    case "difference": {
      const all = [answer.opening, ...cellsOf(answer)].join(" \u2022 ");
      return (
        headline(answer).some(
          (text) =>
            hasNumber(text, Math.abs(expected.difference)) || hasNumber(text, expected.difference),
        ) || expected.figures.every((figure) => hasNumber(all, figure))
      );
    }
    case "exists": {
      if (/^\W*(?:yes|ja)\b/i.test(answer.text)) return expected.count > 0;
      if (/^\W*(?:no|nein|keine)\b/i.test(answer.text)) return expected.count === 0;
      return headline(answer).some((text) => hasNumber(text, expected.count));
    }
    case "values":
      return saysValues(answer, expected.values);
    case "rows":
      return saysRows(answer, expected);
    case "groups":
      return saysGroups(answer, expected);
  }
}

/** Where a figure has to stand: in bold, else in the first sentences. A later number explains. */
const headline = ({ bold, opening }: ReadAnswer): readonly string[] => {
  const figures = bold.filter((text) => /\d/.test(text));
  return figures.length > 0 ? figures : [opening];
};
const cellsOf = ({ tables }: ReadAnswer) => tables.flatMap((rows) => rows.slice(1).flat());

const hasNumber = (text: string, expected: number) =>
  numbersIn(text).some((written) => isRounded(written, expected));

function saysFigure(answer: ReadAnswer, value: number | string | null): boolean {
  if (value === null) return /\b(?:no rows|none|nothing|0 rows|keine)\b/i.test(answer.text);
  if (typeof value === "string")
    return [...headline(answer), answer.opening].some((text) => hasCell(text, value));
  const only = answer.tables.length === 1 && answer.tables[0]?.length === 2 ? cellsOf(answer) : [];
  return [...headline(answer).slice(0, 2), ...only].some((text) => hasNumber(text, value));
}

/** How months begin in English and German. */
const MONTHS = [
  ["jan"],
  ["feb"],
  ["mar"],
  ["apr"],
  ["may", "mai"],
  ["jun"],
  ["jul"],
  ["aug"],
  ["sep"],
  ["oct", "okt"],
  ["nov"],
  ["dec", "dez"],
];
const GERMAN_WEEKDAYS = [
  "montag",
  "dienstag",
  "mittwoch",
  "donnerstag",
  "freitag",
  "samstag",
  "sonntag",
];

const folded = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** The same for the ways in which a value may be written. */
function normalized(value: string): string {
  const text = folded(value);
  const month = /^([a-z]{3})[a-z]*\.? (\d{4})$/.exec(text);
  const at = MONTHS.findIndex((beginnings) => beginnings.includes(month?.[1] ?? ""));
  if (at >= 0) return `${month?.[2]}-${String(at + 1).padStart(2, "0")}`;
  const weekday = WEEKDAYS[GERMAN_WEEKDAYS.indexOf(text)];
  if (weekday) return weekday.toLowerCase();
  const quarter = /^(?:(?:q([1-4])|([1-4])\. quartal)[ /-]*(\d{4})|(\d{4})[ /-]*q([1-4]))$/.exec(
    text,
  );
  if (quarter) return `${quarter[3] ?? quarter[4]}-q${quarter[1] ?? quarter[2] ?? quarter[5]}`;
  return text.replace(/ 00:00:00$/, "");
}

const writers = (...styles: Intl.DateTimeFormatOptions[]) =>
  ["en-US", "en-GB", "de-DE"].flatMap((locale) =>
    styles.map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" })),
  );
const DAY_WRITERS = writers({ dateStyle: "long" }, { dateStyle: "medium" });
const MONTH_WRITERS = writers(
  { month: "long", year: "numeric" },
  { month: "short", year: "numeric" },
);

/** A day, month, quarter or weekday of the reference in the words of an answer. */
function inWords(value: string): string[] {
  const [month, day] = /^\d{4}-\d{2}(-\d{2})?/.exec(value) ?? [];
  const date = new Date(`${day ? month : `${month}-01`}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()))
    return (day ? DAY_WRITERS : MONTH_WRITERS).map((writer) => folded(writer.format(date)));
  const quarter = /^(\d{4})-Q([1-4])$/.exec(value);
  if (quarter) return [`q${quarter[2]} ${quarter[1]}`, `${quarter[2]}. quartal ${quarter[1]}`];
  const weekday = GERMAN_WEEKDAYS[WEEKDAYS.findIndex((name) => name === value)];
  return weekday ? [weekday] : [];
}

/** Whether a cell, or a text, holds a value: a day also as it is written out. */
function hasCell(text: string, value: string): boolean {
  const there = normalized(text);
  const wanted = normalized(value);
  if (there === wanted || (wanted.length > 1 && there.includes(wanted))) return true;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return hasNumber(text, Number(value));
  return inWords(value).some((words) => there.includes(words));
}

const isKey = (cell: string, key: string) =>
  key === ""
    ? /^\(?(?:empty|none|blank|leer)?\)?$/i.test(cell)
    : normalized(cell) === normalized(key) || hasExactNumber(cell, key);
const hasExactNumber = (cell: string, key: string) =>
  /^-?\d+(?:\.\d+)?$/.test(key) && cell.replace(/[,\s]/g, "") === key;

const TOTALS = /^(?:all|total|sum|overall|alle|gesamt|summe)$/i;
const rowsOf = (table: readonly (readonly string[])[]) =>
  table.slice(1).filter(([first = ""]) => !TOTALS.test(first));

const holdsValue = (cells: readonly string[], value: number | string | null) =>
  cells.some((cell) =>
    value === null
      ? true
      : typeof value === "number"
        ? hasNumber(cell, value)
        : hasCell(cell, value),
  );

function saysGroups(
  answer: ReadAnswer,
  { groups, ordered }: Extract<Expected, { kind: "groups" }>,
): boolean {
  const inTable = answer.tables.some((table) => {
    const rows = rowsOf(table);
    if (rows.length !== groups.length) return false;
    const places = groups.map(({ keys, values }) =>
      rows.findIndex(
        (row) =>
          keys.every((key) => row.some((cell) => isKey(cell, key))) &&
          values.every((value) => holdsValue(row, value)),
      ),
    );
    if (places.includes(-1) || new Set(places).size !== places.length) return false;
    if (!ordered) return true;
    // Groups of one figure may stand in any order among themselves.
    return places.every(
      (place, at) =>
        at === 0 ||
        place > (places[at - 1] ?? -1) ||
        groups[at]?.values[0] === groups[at - 1]?.values[0],
    );
  });
  if (inTable) return true;
  // A few groups fit in a sentence: the first one, and nothing that contradicts it.
  if (groups.length === 0) return /\b(?:no rows|none|nothing|0 rows|keine)\b/i.test(answer.text);
  if (groups.length > 3 || answer.tables.length > 0) return false;
  return groups.every(
    ({ keys, values }) =>
      keys.every((key) => hasCell(answer.text, key || "empty")) &&
      values.every((value) => holdsValue([answer.text], value)),
  );
}

/** How many rows of a long list have to be shown. */
const SHOWN = 10;

function saysRows(
  answer: ReadAnswer,
  { rows, ordered }: Extract<Expected, { kind: "rows" }>,
): boolean {
  if (rows.length === 0) return /\b(?:no rows|none|nothing|0 rows|keine)\b/i.test(answer.text);
  const shows = (cells: readonly string[], row: readonly string[]) =>
    row.every((value) => value === "" || cells.some((cell) => hasCell(cell, value)));
  const inTable = answer.tables.some((table) => {
    const shown = rowsOf(table);
    if (shown.length > rows.length) return false;
    if (
      shown.length < rows.length &&
      (shown.length < SHOWN || !hasNumber(answer.text, rows.length))
    )
      return false;
    return ordered
      ? shown.every(
          (cells, at) => shows(cells, rows[at] ?? []) || rows.some((row) => shows(cells, row)),
        )
      : shown.every((cells) => rows.some((row) => shows(cells, row)));
  });
  if (inTable) return true;
  return (
    rows.length === 1 &&
    answer.tables.length === 0 &&
    (rows[0] ?? []).every((value) => hasCell(answer.text, value))
  );
}

function saysValues(answer: ReadAnswer, values: readonly string[]): boolean {
  if (values.length === 0) return /\b(?:no rows|none|nothing|0 rows|keine)\b/i.test(answer.text);
  const inTable = answer.tables.some((table) => {
    const rows = rowsOf(table);
    return (
      rows.length === values.length &&
      values.every((value) => rows.some((row) => row.some((cell) => isKey(cell, value))))
    );
  });
  return (
    inTable ||
    (values.length <= SHOWN &&
      answer.tables.length === 0 &&
      values.every((value) => hasCell(answer.text, value)))
  );
}
