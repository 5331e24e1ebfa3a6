import { useState } from "react";
import { columnOption } from "./column-option.tsx";
import { columnOf, labelOf } from "./columns.logic.ts";
import { MenuFoot } from "./menu-foot.tsx";
import { ListNote, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { columnsIn, partAt, replaceName } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionProblem } from "./types.ts";

interface ProblemMenuProps {
  path: string;
  problem: QuestionProblem & { written: string };
}

/** A name or a value that is not there: what may be meant, and the way out. */
export function ProblemMenu({ path, problem }: ProblemMenuProps) {
  const { question, change, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const { written, nearest, sentence } = problem;
  const take = (name: string) => () => {
    change(replaceName(question, path, { written, name }));
    close(path);
  };
  const isColumn = columnsIn(partAt(question, path)).includes(written);
  const near: OptionGroup = {
    id: "nearest",
    label: words.nearestNames,
    options: nearest.map((name) => {
      const column = isColumn ? columnOf(table, name) : undefined;
      return column
        ? columnOption(column, writing, { id: "nearest", onTake: take(name) })
        : {
            id: `nearest-${name}`,
            label: isColumn ? labelOf(table, name) : name,
            onTake: take(name),
          };
    }),
  };
  const all: OptionGroup = {
    id: "columns",
    label: words.allColumns,
    options: table.columns
      .filter(({ name }) => !nearest.includes(name))
      .map((column) => columnOption(column, writing, { onTake: take(column.name) })),
  };
  return (
    <>
      <OptionList
        controls={<ListNote>{sentence}</ListNote>}
        groups={searched(isColumn ? [near, all] : [near], query)}
        label={words.whatDoesItMean(written)}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot remove={{ label: words.removePart, path }} />
    </>
  );
}
