import { useWords } from "../../components/labels/use-words.ts";
import {
  type FileReadingWords,
  fileReadingWords,
} from "../../components/labels/words/file-reading-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import type { ReadingColumn, ReadingColumnType, ReadingRowKind } from "./types.ts";

const types: Readonly<Record<string, ReadingColumnType>> = {
  integer: "number",
  decimal: "number",
  boolean: "boolean",
  date: "date",
  timestamp: "timestamp",
  text: "text",
};

/** The type that could be chosen to read a column as it is read now. */
export const chosenTypeOf = ({ type, unit, chosen }: ReadingColumn): ReadingColumnType =>
  chosen ?? (unit === "%" ? "percentage" : (types[type] ?? "text"));

/** The words of the page, with what is made of them and of numbers. */
export function useReadingWords() {
  const words: FileReadingWords = useWords(fileReadingWords);
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const typeName = (type: ReadingColumnType, unit: string | undefined) =>
    type === "number" && unit !== undefined && unit !== ""
      ? words.numberIn(unit, isCurrency(unit))
      : words.readingTypes[type];
  return {
    words,
    number,
    typeName,
    /** What a row was taken for; empty for one of values. */
    kindName: (kind: ReadingRowKind) => (kind === "value" ? "" : words.rowKinds[kind]),
    size: (rows: number, columns: number) => [
      words.readingRows(rows, number(rows)),
      words.readingColumns(columns, number(columns)),
    ],
  };
}

let currencies: ReadonlySet<string> | undefined;
function isCurrency(unit: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf("currency"));
  return currencies.has(unit);
}
