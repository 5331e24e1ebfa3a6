import { beginningOf } from "../../beginning-of.ts";
import type { Decision } from "../../reading.ts";
import { counted, MAX_ROWS, rowsText } from "./decisions.ts";
import { columnLetters, type Grid } from "./grid.ts";

/** What is said of rows and columns that the spreadsheet program does not show. */
export function hiddenParts(
  rows: readonly number[],
  columns: readonly number[],
  isRead: boolean,
): Decision[] {
  const outcome = isRead ? "read" : "left out";
  const said: Decision[] = [];
  if (rows.length > 0)
    said.push({
      kind: "hidden",
      title: `${counted(rows.length, "hidden row")} ${outcome}`,
      sentence: `${rowsText(rows)} ${rows.length === 1 ? "is" : "are"} ${outcome}: hidden in the workbook, by a person or a filter.`,
      rows: rows.slice(0, MAX_ROWS).map((row) => row + 1),
      count: rows.length,
    });
  if (columns.length > 0) {
    const letters = new Intl.ListFormat("en-US").format(columns.map(columnLetters));
    said.push({
      kind: "hidden",
      title: `${counted(columns.length, "hidden column")} ${outcome}`,
      sentence: `${columns.length === 1 ? `Column ${letters} is` : `Columns ${letters} are`} ${outcome}: hidden in the workbook.`,
      count: columns.length,
    });
  }
  return said;
}

/** What is said of sheets that are not read, because they are hidden or a person left them out. */
export function sheetsLeftOut(names: readonly string[], kind: "hidden" | "sheets"): Decision {
  const list = new Intl.ListFormat("en-US").format(names.map((name) => `'${name}'`));
  const are = names.length === 1 ? "is" : "are";
  const sheets = names.length === 1 ? `The sheet ${list}` : `The sheets ${list}`;
  return kind === "hidden"
    ? {
        kind,
        title: `${counted(names.length, "hidden sheet")} left out`,
        sentence: `${sheets} ${are} hidden in the workbook and left out.`,
      }
    : {
        kind,
        title: `${counted(names.length, "sheet")} left out`,
        sentence: `${sheets} ${are} left out, as chosen.`,
      };
}

/** Characters of a sheet without a table that are shown. */
const MAX_TEXT = 300;

/** What is said of sheets that hold no table, with the text that they hold instead. */
export const withoutTables = (
  sheets: readonly { readonly name: string | undefined; readonly grid: Grid }[],
): Decision => {
  const named = sheets.map(({ name = "", grid }) => {
    const words = grid.rows.flatMap((cells) => cells.filter((cell) => cell !== null));
    const text = words.join(" · ").replaceAll(/\s+/g, " ");
    return { name: `'${name}'`, text: beginningOf(text, Math.ceil(MAX_TEXT / sheets.length)) };
  });
  const [first] = named;
  return {
    kind: "sheets",
    title: `${counted(sheets.length, "sheet")} without a table`,
    sentence:
      first && named.length === 1
        ? `The sheet ${first.name} holds no table and is left out. It says: “${first.text}”`
        : `These sheets hold no table and are left out: ${named.map(({ name, text }) => `${name} (“${text}”)`).join(", ")}.`,
  };
};
