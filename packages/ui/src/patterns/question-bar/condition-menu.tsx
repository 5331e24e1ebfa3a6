import { useState } from "react";
import { columnOption } from "./column-option.tsx";
import { columnOf, kindOf } from "./columns.logic.ts";
import { conditionKind, type ConditionKind, kindsFor, testedBy } from "./condition.logic.ts";
import { DateChoices } from "./condition-dates.tsx";
import { NumberChoices } from "./condition-number.tsx";
import { ValueChoices } from "./condition-values.tsx";
import { MenuFoot, RowsWithChoice } from "./menu-foot.tsx";
import { type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { conditionAt, setCondition } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionColumn, QuestionCondition } from "./types.ts";

interface ConditionMenuProps {
  /** Where the condition is or will be, such as `where/0`. */
  path: string;
  /** The column of a condition that is new. */
  column?: string;
}

/** A condition: its column, how it is tested, and the values. */
export function ConditionMenu({ path, column: firstColumn }: ConditionMenuProps) {
  const { question, change, close, remove, writing } = useQuestionBar();
  const { words, table } = writing;
  const current = conditionAt(question, path);
  const [name, setName] = useState(current?.column ?? firstColumn);
  const column = name === undefined ? undefined : columnOf(table, name);
  const condition = current?.column === name ? current : undefined;
  const [chosen, setKind] = useState<ConditionKind | undefined>(
    condition && conditionKind(condition),
  );
  const apply = (next: QuestionCondition) => change(setCondition(question, path, next));
  const pick = (next: QuestionColumn) => {
    setName(next.name);
    setKind(undefined);
  };
  const others: OptionGroup = {
    id: "columns",
    label: column ? words.anotherColumn : words.whichColumn,
    options: table.columns
      .filter((other) => other !== column)
      .map((other) => columnOption(other, writing, { onTake: () => pick(other) })),
  };
  if (column === undefined)
    return (
      <ColumnChoices foot={current && { label: words.removeCondition, path }} group={others} />
    );
  const kinds = kindsFor(column);
  const kind = chosen ?? kinds[0] ?? "is";
  const Choices = CHOICES[kindOf(column)];
  return (
    <>
      <Choices
        column={column}
        condition={condition}
        key={column.name}
        kind={kind}
        kinds={
          <Pills
            label={column.label}
            onValueChange={(next) => {
              setKind(next);
              const retested = testedBy(next, column.name, condition);
              if (retested) apply(retested);
            }}
            options={kinds.map((value) => ({ value, label: words.conditionKinds[value] }))}
            value={kind}
          />
        }
        onChange={apply}
        onDone={() => close(path)}
        onRemove={() => remove(path)}
        others={others}
        path={path}
      />
      <MenuFoot remove={current && { label: words.removeCondition, path }}>
        {condition && <RowsWithChoice />}
      </MenuFoot>
    </>
  );
}

const CHOICES = {
  text: ValueChoices,
  yesNo: ValueChoices,
  number: NumberChoices,
  date: DateChoices,
};

type ColumnChoicesProps = {
  group: OptionGroup;
  foot: { label: string; path: string } | undefined;
};

/** The columns that a new condition can be about. */
function ColumnChoices({ group, foot }: ColumnChoicesProps) {
  const { words } = useQuestionBar().writing;
  const [query, setQuery] = useState("");
  return (
    <>
      <OptionList
        groups={searched([group], query)}
        label={words.searchColumns}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot remove={foot} />
    </>
  );
}
