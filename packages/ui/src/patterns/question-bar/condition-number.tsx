import { useState } from "react";
import type { ChoicesProps } from "./choices.types.ts";
import { columnOption } from "./column-option.tsx";
import { kindOf } from "./columns.logic.ts";
import { firstNumber } from "./condition.logic.ts";
import { NumberEntry } from "./number-entry.tsx";
import { type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionCondition, QuestionOperator } from "./types.ts";

/** A number, or another column, that a column is compared with. */
export function NumberChoices({
  column,
  kind,
  condition,
  onChange,
  onDone,
  kinds,
  others,
}: ChoicesProps) {
  const { writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const compares = kind !== "empty" && kind !== "filled";
  const op = kind as QuestionOperator;
  const value = condition?.value ?? firstNumber(column);
  const compared = (next: Pick<QuestionCondition, "value" | "other">): QuestionCondition => {
    const { times, days_until } = condition ?? {};
    return {
      column: column.name,
      op,
      ...next,
      ...(times === undefined ? {} : { times }),
      ...(days_until === undefined ? {} : { days_until }),
    };
  };
  const columns: OptionGroup = {
    id: "compared",
    label: words.compareWithColumn,
    options: table.columns
      .filter((other) => other !== column && kindOf(other) === "number")
      .map((other) =>
        columnOption(other, writing, {
          id: "compared",
          checked: condition?.other === other.name,
          onTake: () => {
            onChange(compared({ other: other.name }));
            onDone();
          },
        }),
      ),
  };
  return (
    <OptionList
      controls={
        <>
          {kinds}
          {compares && (
            <NumberEntry
              after={column.unit}
              label={words.comparedNumber}
              onEnter={() => {
                if (condition?.value === undefined) onChange(compared({ value }));
                onDone();
              }}
              onValueChange={(next) => onChange(compared({ value: next }))}
              value={value}
            />
          )}
        </>
      }
      groups={searched(compares ? [columns, others] : [others], query)}
      label={words.searchColumns}
      onQueryChange={setQuery}
      query={query}
    />
  );
}
