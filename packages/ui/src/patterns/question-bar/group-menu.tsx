import { useState } from "react";
import { kindOf, type Writing } from "./columns.logic.ts";
import { columnOption } from "./column-option.tsx";
import { MenuFoot } from "./menu-foot.tsx";
import { type Option, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { setGroup } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionColumn, QuestionEach, QuestionGroup } from "./types.ts";

const EACH = [
  "year",
  "quarter",
  "month",
  "week",
  "day",
  "weekday",
  "month_of_year",
] as const satisfies readonly QuestionEach[];

/** Dates by each of their units, for a search such as "month". */
export const eachOptions = (
  columns: readonly QuestionColumn[],
  { words }: Writing,
  onTake: (group: QuestionGroup) => void,
): (Option & { label: string })[] =>
  columns
    .filter((column) => kindOf(column) === "date")
    .flatMap((column) =>
      EACH.map((each) => ({
        id: `each-${column.name}-${each}`,
        label: words.eachOfColumn(words.eachOf[each], column.label),
        onTake: () => onTake({ column: column.name, each }),
      })),
    );

/** One figure for each value of which column. */
export function GroupMenu({ at }: { at: number }) {
  const { question, change, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const current = question.by?.[at];
  const [each, setEach] = useState<QuestionEach>(current?.each ?? "month");
  const [query, setQuery] = useState("");
  const path = `by/${at}`;
  const take = (group: QuestionGroup) => {
    change(setGroup(question, at, group));
    close(path);
  };
  const dates = table.columns.filter((column) => kindOf(column) === "date");
  const others = table.columns.filter((column) => kindOf(column) !== "date");
  const option = (column: QuestionColumn) =>
    columnOption(column, writing, {
      checked: column.name === current?.column,
      onTake: () => take({ column: column.name, ...(kindOf(column) === "date" ? { each } : {}) }),
    });
  const groups = [
    { id: "dates", label: words.datesAndTimes, options: dates.map(option) },
    { id: "columns", label: words.groupColumns, options: others.map(option) },
    ...(query === ""
      ? []
      : [{ id: "each", label: words.groupEach, options: eachOptions(dates, writing, take) }]),
  ];
  return (
    <>
      <OptionList
        controls={
          dates.length > 0 && (
            <Pills
              label={words.groupEach}
              onValueChange={(next) => {
                setEach(next);
                if (current?.each) change(setGroup(question, at, { ...current, each: next }));
              }}
              options={EACH.map((value) => ({ value, label: words.eachOf[value] }))}
              value={each}
            />
          )
        }
        groups={searched(groups, query)}
        label={words.searchColumns}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot remove={current && { label: words.removeGroup, path }} />
    </>
  );
}
