import { useState } from "react";
import { columnOption } from "./column-option.tsx";
import { kindOf } from "./columns.logic.ts";
import { MenuFoot } from "./menu-foot.tsx";
import { ListNote, OptionList, searched } from "./option-list.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionColumn } from "./types.ts";
import { useColumnValues } from "./use-column-values.ts";

/** Compares the figure of two values of a column; each side can be changed by its chip. */
export function CompareMenu() {
  const { question, writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const [column, setColumn] = useState<QuestionColumn>();
  if (column && !question.compare) return <Sides column={column} />;
  const group = {
    id: "columns",
    label: words.compareColumns,
    options: table.columns
      .filter((one) => kindOf(one) !== "number")
      .map((one) => columnOption(one, writing, { onTake: () => setColumn(one) })),
  };
  return (
    <>
      <OptionList
        groups={searched([group], query)}
        label={words.searchColumns}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot />
    </>
  );
}

/** The second side: of dates the year after the one that is taken, else another value. */
function Sides({ column }: { column: QuestionColumn }) {
  const { question, change, close, loadValues, writing } = useQuestionBar();
  const { words } = writing;
  const [query, setQuery] = useState("");
  const [first, setFirst] = useState<string>();
  const isDate = kindOf(column) === "date";
  const { values, retry } = useColumnValues(loadValues, {
    column: column.name,
    ...(isDate && { each: "year" as const }),
    search: query.trim(),
    where: question.where ?? [],
  });
  const side = (value: string) => [
    { column: column.name, ...(isDate ? { in: value } : { is: [value] }) },
  ];
  const take = (value: string) => {
    if (first === undefined) {
      setFirst(value);
      setQuery("");
      return;
    }
    change({
      ...question,
      compare: { a: side(first), b: side(value), ...(isDate && { change: true }) },
    });
    close("compare/a/0");
  };
  const found = values.kind === "found" ? values.found.values : [];
  const options = found
    .filter(({ value }) => value !== first)
    .map(({ value, rows }) => ({
      id: `side-${value}`,
      label: value,
      detail: words.questionRows(rows, rows.toLocaleString(writing.locale)),
      onTake: () => take(value),
    }));
  return (
    <>
      <OptionList
        groups={
          options.length > 0
            ? [
                {
                  id: "sides",
                  label: first === undefined ? words.compareThis : words.compareWith(first),
                  options,
                },
              ]
            : []
        }
        key={first}
        label={words.searchValues(column.label)}
        loading={values.kind === "loading"}
        note={
          values.kind === "failed" ? (
            <ListNote onRetry={retry}>{words.valuesFailed}</ListNote>
          ) : (
            values.kind === "found" &&
            options.length === 0 && <ListNote>{words.noColumnValues}</ListNote>
          )
        }
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot />
    </>
  );
}
