import { useState } from "react";
import { Switch } from "../../components/switch/index.ts";
import { kindOf, labelOf, type Writing } from "./columns.logic.ts";
import { columnOption } from "./column-option.tsx";
import {
  canTake,
  figureOf,
  figuresOver,
  MORE_OPERATIONS,
  needsTwo,
  type Operation,
  operationOf,
  OPERATIONS,
} from "./figure.logic.ts";
import { MenuFoot } from "./menu-foot.tsx";
import { type Option, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { asShare, setFigure, showRows } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import { Segments } from "./segments.tsx";
import { capitalized, figureSegments } from "./sentence.logic.ts";
import type { QuestionColumn, QuestionFigure } from "./types.ts";

/** A figure as a line of a menu, found by its words. */
export function figureOption(figure: QuestionFigure, writing: Writing, onTake: () => void): Option {
  const segments = capitalized(figureSegments(figure, writing));
  return {
    id: `figure-${figure.fn}-${figure.column ?? ""}`,
    label: <Segments segments={segments} />,
    text: segments.map(({ text }) => text).join(""),
    onTake,
  };
}

/** What to compute, of which column. */
export function FigureMenu({ at }: { at: number }) {
  const { question, change, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const current = question.show?.[at];
  const [operation, setOperation] = useState(operationOf(current));
  const [first, setFirst] = useState<QuestionColumn>();
  const [query, setQuery] = useState("");
  const path = `show/${at}`;
  const take = (figure: QuestionFigure) => {
    change(setFigure(question, at, figure));
    close(path);
  };
  const choose = (next: Operation) => {
    setOperation(next);
    setFirst(undefined);
    // Nothing else is to choose.
    if (next === "count") return take({ fn: "count" });
    const column = table.columns.find(({ name }) => name === current?.column);
    if (column && !needsTwo(next) && figureOf(next, column).fn === next)
      change(setFigure(question, at, figureOf(next, column)));
  };
  const takeColumn = (column: QuestionColumn) => {
    setQuery("");
    if (needsTwo(operation) && first === undefined) setFirst(column);
    else if (first === undefined) take(figureOf(operation, column));
    else take(figureOf(operation, first, column));
  };
  const columns = useFigureColumns({ operation, first, current, onTake: takeColumn });
  const rows: OptionGroup = {
    id: "rows",
    label: words.orRows,
    options: [
      {
        ...figureOption({ fn: "count" }, writing, () => take({ fn: "count" })),
        checked: current?.fn === "count",
      },
      ...(at === 0
        ? [
            {
              id: "rows-themselves",
              label: words.rowsThemselves,
              checked: question.show?.length === 0,
              onTake: () => {
                change(showRows(question));
                close(path);
              },
            },
          ]
        : []),
    ],
  };
  const written: OptionGroup = {
    id: "written",
    label: words.whatToCompute,
    options: table.columns
      .flatMap(figuresOver)
      .map((figure) => figureOption(figure, writing, () => take(figure))),
  };
  const all = first ? columns : [...columns, rows, ...(query === "" ? [] : [written])];
  return (
    <>
      <OptionList
        controls={<Operations onValueChange={choose} value={operation} />}
        groups={searched(all, query)}
        label={words.searchColumns}
        onQueryChange={setQuery}
        query={query}
      />
      {at === 0 && current && (question.by || question.share) && <ShareSwitch />}
      <MenuFoot remove={current && { label: words.removeFigure, path }} />
    </>
  );
}

type FigureColumns = {
  operation: Operation | undefined;
  /** The first of two columns, once it is chosen. */
  first: QuestionColumn | undefined;
  current: QuestionFigure | undefined;
  onTake: (column: QuestionColumn) => void;
};

/** The columns by what they can be asked for: numbers first, then those that can only be counted. */
function useFigureColumns({ operation, first, current, onTake }: FigureColumns): OptionGroup[] {
  const { writing } = useQuestionBar();
  const { words, table } = writing;
  const options = (kept: (column: QuestionColumn) => boolean) =>
    table.columns.filter(kept).map((column) =>
      columnOption(column, writing, {
        checked: first === undefined && column.name === current?.column,
        onTake: () => onTake(column),
      }),
    );
  const isNumber = (column: QuestionColumn) => kindOf(column) === "number";
  const isDate = (column: QuestionColumn) => kindOf(column) === "date";
  const fits = (column: QuestionColumn) => column !== first && canTake(column, operation);
  const counted = operation === "count" ? undefined : operation;
  const heading = first
    ? operation === "ratio"
      ? words.perWhichColumn(first.label)
      : words.untilWhichColumn(labelOf(table, first.name))
    : words.ofWhichColumn;
  if (needsTwo(operation)) return [{ id: "columns", label: heading, options: options(fits) }];
  const sums = operation === "sum";
  return [
    {
      id: "numbers",
      label: heading,
      options: options((column) => isNumber(column) && (!sums || column.adds_up)),
    },
    ...(sums
      ? [
          {
            id: "averages",
            label: words.doesNotAddUp,
            options: options((column) => isNumber(column) && !column.adds_up),
          },
        ]
      : []),
    {
      id: "dates",
      label: words.datesAndTimes,
      options: options((column) => isDate(column) && canTake(column, counted)),
    },
    {
      id: "counted",
      label: words.canBeCounted,
      options: options(
        (column) => !isNumber(column) && !(isDate(column) && canTake(column, counted)),
      ),
    },
  ].filter((group) => group.options.length > 0);
}

type OperationsProps = {
  value: Operation | undefined;
  onValueChange: (operation: Operation) => void;
};

/** What can be computed; those of two columns once more of them are wanted. */
function Operations({ value, onValueChange }: OperationsProps) {
  const { words } = useQuestionBar().writing;
  const [more, setMore] = useState(needsTwo(value));
  const shown: readonly (Operation | "more")[] = more
    ? [...OPERATIONS, ...MORE_OPERATIONS]
    : [...OPERATIONS, "more"];
  return (
    <Pills
      label={words.whatToCompute}
      onValueChange={(next) => (next === "more" ? setMore(true) : onValueChange(next))}
      options={shown.map((operation) => ({
        value: operation,
        label: operation === "more" ? words.moreOperations : words.questionOperations[operation],
      }))}
      value={value}
    />
  );
}

function ShareSwitch() {
  const { question, change, writing } = useQuestionBar();
  const { share, ...rest } = question;
  return (
    <div className="shrink-0 border-t px-3 py-2">
      <Switch
        checked={share !== undefined}
        onCheckedChange={(on) => change(on ? { ...asShare(question), share: [] } : rest)}
      >
        {writing.words.showShare}
      </Switch>
    </div>
  );
}
