import { useState } from "react";
import { columnOption } from "./column-option.tsx";
import { numberText, type Writing } from "./columns.logic.ts";
import { MenuFoot } from "./menu-foot.tsx";
import { NumberEntry } from "./number-entry.tsx";
import { type Option, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import { orderName } from "./sentence.logic.ts";
import type { QuestionDraft, QuestionOperator } from "./types.ts";

const TOPS = [1, 3, 5, 10, 20];
/** As many as the contract allows. */
const MAX_TOP = 200;

/** Rows are ordered by a column, groups by their figure. */
const isOfRows = ({ show, by = [] }: QuestionDraft) => show?.length === 0 && by.length === 0;

/** What comes first, as lines of a menu. */
export const orderOptions = (
  question: QuestionDraft,
  writing: Writing,
  onTake: (question: QuestionDraft) => void,
): Option[] =>
  [true, false].map((down) => {
    const order = { ...question.order, down };
    return {
      id: `order-${down ? "down" : "up"}`,
      label: writing.words.questionOrders[orderName({ ...question, order }, writing)],
      checked: question.order?.down === down,
      onTake: () => onTake({ ...question, order }),
    };
  });

/** Only the first of an order. Rows that are not ordered are the first of the file. */
const withTop = (question: QuestionDraft, top: number): QuestionDraft =>
  isOfRows(question) || question.order
    ? { ...question, top }
    : { ...question, order: { down: true }, top };

/** How many of the order are shown, as lines of a menu: the usual ones, or the number that is typed. */
export function topOptions(
  question: QuestionDraft,
  writing: Writing,
  { query, onTake }: { query: string; onTake: (question: QuestionDraft) => void },
): Option[] {
  const [typed] = /\d+/.exec(query) ?? [];
  const number = Math.min(MAX_TOP, Number(typed ?? 0));
  const tops = number > 0 && !TOPS.includes(number) ? [number, ...TOPS] : TOPS;
  return tops.map((top) => ({
    id: `top-${top}`,
    label: writing.words.topOf(numberText(top, writing)),
    checked: question.top === top,
    onTake: () => onTake(withTop(question, top)),
  }));
}

/** What comes first, and how many of them. */
export function OrderMenu({ path }: { path: "order" | "top" }) {
  const { question, change, close, writing } = useQuestionBar();
  const { words, table } = writing;
  const [query, setQuery] = useState("");
  const [down, setDown] = useState(question.order?.down ?? true);
  const take = (at: "order" | "top") => (next: QuestionDraft) => {
    change(next);
    close(at);
  };
  const isRows = isOfRows(question);
  const needsColumn = isRows && question.order?.by === undefined;
  const putTop = (top: number) => change(withTop(question, top));
  const columns: OptionGroup = {
    id: "by",
    label: words.orderColumns,
    options: table.columns.map((column) =>
      columnOption(column, writing, {
        checked: question.order?.by?.column === column.name,
        onTake: () =>
          take("order")({
            ...question,
            order: { down, by: { column: column.name } },
          }),
      }),
    ),
  };
  const groups: OptionGroup[] = [
    {
      id: "order",
      label: words.orderTitle,
      options: needsColumn
        ? orderOptions({ ...question, order: { down } }, writing, ({ order }) =>
            setDown(order?.down ?? true),
          )
        : orderOptions(question, writing, take("order")),
    },
    {
      id: "top",
      label: words.howMany,
      options: topOptions(question, writing, { query, onTake: take("top") }),
    },
    ...(isRows ? [columns] : []),
  ];
  return (
    <>
      <OptionList
        controls={
          path === "top" && (
            <NumberEntry
              before={words.howMany}
              label={words.howMany}
              max={MAX_TOP}
              min={1}
              onApply={(top) => take("top")(withTop(question, top))}
              onValueChange={putTop}
              value={question.top}
              whole
            />
          )
        }
        groups={searched(path === "top" ? groups.slice(1, 2) : groups, query)}
        label={words.searchOrders}
        onQueryChange={setQuery}
        query={query}
      />
      <MenuFoot
        remove={question[path] === undefined ? undefined : { label: words.removePart, path }}
      />
    </>
  );
}

const OPERATORS = [">", ">=", "<", "<=", "=", "<>"] as const satisfies readonly QuestionOperator[];

/** Only groups whose figure is above or below a number. */
export function HavingMenu() {
  const { question, change, close, writing } = useQuestionBar();
  const { words } = writing;
  const { having } = question;
  const [op, setOp] = useState<QuestionOperator>(having?.op ?? ">");
  const put = (value: number, by = op) => change({ ...question, having: { op: by, value } });
  return (
    <>
      <Pills
        label={words.groupsWithFigure}
        onValueChange={(next) => {
          setOp(next);
          if (having) put(having.value, next);
        }}
        options={OPERATORS.map((operator) => ({
          value: operator,
          label: words.comparisons[operator],
        }))}
        value={op}
      />
      <NumberEntry
        label={words.comparedNumber}
        onApply={(next) => {
          put(next);
          close("having");
        }}
        onValueChange={put}
        value={having?.value}
      />
      <MenuFoot remove={having && { label: words.removePart, path: "having" }} />
    </>
  );
}
