import { useState } from "react";
import type { ChoicesProps } from "./choices.types.ts";
import { columnOption } from "./column-option.tsx";
import { columnDetail, kindOf, numberText, type Writing } from "./columns.logic.ts";
import { NumberEntry, RangeEntry } from "./number-entry.tsx";
import { type Option, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import { proposedRanges, typedRange } from "./typed-number.logic.ts";
import type { QuestionColumn, QuestionCondition, QuestionOperator } from "./types.ts";

/** A number, a range of numbers, or another column, that a column is compared with. */
export function NumberChoices(props: ChoicesProps) {
  const { column, kind, condition, onChange, onDone, kinds, others } = props;
  const { writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const isRange = kind === "between";
  const compares = !isRange && kind !== "empty" && kind !== "filled";
  const put = (test: Pick<QuestionCondition, "op" | "value" | "other" | "between">) => {
    const { times, days_until } = condition ?? {};
    onChange({
      column: column.name,
      ...test,
      ...(times === undefined ? {} : { times }),
      ...(days_until === undefined ? {} : { days_until }),
    });
  };
  const take = (test: Parameters<typeof put>[0]) => {
    put(test);
    onDone();
  };
  const op = kind as QuestionOperator;
  const columns: OptionGroup = {
    id: "compared",
    label: words.compareWithColumn,
    options: table.columns
      .filter((other) => other !== column && kindOf(other) === "number")
      .map((other) =>
        columnOption(other, writing, {
          id: "compared",
          checked: condition?.other === other.name,
          onTake: () => take({ op, other: other.name }),
        }),
      ),
  };
  // Of a product or of days the column alone says nothing.
  const isAlone = condition?.times === undefined && condition?.days_until === undefined;
  const unit = isAlone ? column.unit : undefined;
  const hint = isAlone ? hintOf(column, writing) : undefined;
  const ranges = rangeOptions(column, { query, writing, condition }, (between) =>
    take({ between }),
  );
  return (
    <OptionList
      controls={
        <>
          {kinds}
          {compares && (
            <NumberEntry
              after={unit}
              hint={hint}
              label={words.comparedNumber}
              onApply={(value) => take({ op, value })}
              onValueChange={(value) => put({ op, value })}
              value={condition?.value}
            />
          )}
          {isRange && (
            <RangeEntry
              after={unit}
              ends={isAlone ? endsOf(column) : [undefined, undefined]}
              hint={hint}
              labels={{ smallest: words.rangeFrom, largest: words.rangeTo }}
              onApply={(between) => take({ between })}
              onValueChange={(between) => put({ between })}
              to={words.questionJoins.to}
              value={condition?.between}
            />
          )}
        </>
      }
      groups={searched(
        [...(isRange || query !== "" ? [ranges] : []), ...(compares ? [columns] : []), others],
        query,
      )}
      label={isRange ? words.searchRanges(column.label) : words.searchColumns}
      onQueryChange={setQuery}
      query={query}
    />
  );
}

const endsOf = ({ smallest, largest }: QuestionColumn) =>
  [smallest, largest].map((end) => (end === undefined ? undefined : Number(end))) as [
    number | undefined,
    number | undefined,
  ];

/** What the column holds: a person who does not know it guesses numbers that no row has. */
const hintOf = (column: QuestionColumn, writing: Writing) =>
  column.smallest === undefined || column.largest === undefined
    ? undefined
    : writing.words.columnHolds(columnDetail(column, writing));

type RangesShown = {
  query: string;
  writing: Writing;
  condition: QuestionCondition | undefined;
};

/** Ranges as lines of a menu: round ones, or the one that is typed. */
function rangeOptions(
  column: QuestionColumn,
  { query, writing, condition }: RangesShown,
  onTake: (between: [number, number]) => void,
): OptionGroup {
  const [smallest = 0, largest = 0] = endsOf(column);
  const typed = typedRange(query, writing.locale);
  const ranges = typed
    ? [typed]
    : proposedRanges({ smallest, largest, whole: column.type === "integer" });
  const [low, high] = condition?.between ?? [];
  const option = (range: [number, number]): Option => {
    const [from, to] = range.map((end) => numberText(end, writing)) as [string, string];
    const label = writing.words.columnRange(from, to);
    return {
      id: `range-${range.join("-")}`,
      label,
      text: typed ? query : label,
      checked: range[0] === low && range[1] === high,
      onTake: () => onTake(range),
    };
  };
  return { id: "ranges", label: writing.words.ranges, options: ranges.map(option) };
}
