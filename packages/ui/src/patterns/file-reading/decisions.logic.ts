import { withSheet } from "./choices.logic.ts";
import { columnNamed } from "./layout.logic.ts";
import type { FileReadingView, ReadingChoices, ReadingDecision } from "./types.ts";

/** What can be done about a decision, and the word for it. */
export type DecisionAction = {
  word: "changeIt" | "countThem" | "leaveThemOut" | "readIt" | "readThem" | "decide" | "showIt";
} & (
  | { kind: "field"; field: "header" | "encoding" }
  | { kind: "choose"; choices: ReadingChoices }
  | { kind: "type"; column: number }
  | { kind: "show"; row: number; column: number }
);

/** The action of a decision; null where there is none. Without permission to change, it can only be shown. */
export function actionOf(
  decision: ReadingDecision,
  reading: FileReadingView,
  choices: ReadingChoices,
  readOnly: boolean,
): DecisionAction | null {
  return (readOnly ? null : changeOf(decision, reading, choices)) ?? showOf(decision, reading);
}

function changeOf(
  { kind, rows = [], column: heading, cells = [], doubtful }: ReadingDecision,
  { sheet, sheets, tables }: FileReadingView,
  choices: ReadingChoices,
): DecisionAction | null {
  const chosen = choices.sheets?.[sheet] ?? {};
  const choose = (word: DecisionAction["word"], change: Parameters<typeof withSheet>[2]) =>
    ({ kind: "choose", word, choices: withSheet(choices, sheet, change) }) as const;
  switch (kind) {
    case "header":
    case "headings":
      return { kind: "field", word: "changeIt", field: "header" };
    case "encoding":
      return { kind: "field", word: "changeIt", field: "encoding" };
    case "totals":
      return chosen.countTotals === true
        ? choose("leaveThemOut", { countTotals: undefined })
        : choose("countThem", { countTotals: true });
    case "named_totals":
      return chosen.countTotals === true
        ? choose("leaveThemOut", { countTotals: undefined })
        : choose("leaveThemOut", { countTotals: false });
    case "hidden": {
      if (rows.length > 0 || heading !== undefined)
        return chosen.includeHidden === true
          ? choose("leaveThemOut", { includeHidden: undefined })
          : choose(rows.length === 1 ? "readIt" : "readThem", { includeHidden: true });
      const hidden = sheets.filter(({ state }) => state === "hidden");
      if (hidden.length === 0) return null;
      return {
        kind: "choose",
        word: hidden.length === 1 ? "readIt" : "readThem",
        choices: hidden.reduce((all, { name }) => withSheet(all, name, { include: true }), choices),
      };
    }
    case "type": {
      const column = columnNamed(tables, heading);
      return column === undefined
        ? null
        : { kind: "type", word: doubtful || cells.length > 0 ? "decide" : "changeIt", column };
    }
    default:
      return null;
  }
}

function showOf(
  { rows = [], cells = [], column: heading }: ReadingDecision,
  { tables }: FileReadingView,
): DecisionAction | null {
  const row = rows[0] ?? cells[0]?.row;
  if (row === undefined) return null;
  return { kind: "show", word: "showIt", row, column: columnNamed(tables, heading) ?? 0 };
}
