import { useEffect, useState } from "react";
import { foldText } from "../../internal/fold-text.ts";
import type { ChoicesProps } from "./choices.types.ts";
import { kindOf, numberText } from "./columns.logic.ts";
import { chosenValues, toggled, valueText } from "./condition.logic.ts";
import { ListNote, type Option, type OptionGroup, OptionList, searched } from "./option-list.tsx";
import { useQuestionBar } from "./question-bar-context.ts";
import { otherConditions } from "./question.logic.ts";
import { useColumnValues } from "./use-column-values.ts";

/** The values of a column with the rows of each, to be chosen together. */
export function ValueChoices(props: ChoicesProps) {
  const { column, kind, condition, onChange, onDone, path, kinds, others } = props;
  const { question, loadValues, writing } = useQuestionBar();
  const { words } = writing;
  const [query, setQuery] = useState("");
  const lists = kind === "is" || kind === "is_not";
  const { values, retry } = useColumnValues(
    loadValues,
    lists
      ? { column: column.name, search: query.trim(), where: otherConditions(question, path) }
      : undefined,
  );
  const { chosen, toggle } = useChosen(props);
  const typed = query.trim();
  const isYesNo = kindOf(column) === "yesNo";
  const option = (value: string, rows?: number): Option => ({
    id: `value-${value}`,
    label: valueText(column, value, writing),
    detail: rows === undefined ? undefined : words.questionRows(rows, numberText(rows, writing)),
    checked: chosen.includes(value),
    multiple: !isYesNo,
    onTake: () => {
      if (!isYesNo) return toggle(value);
      onChange({ column: column.name, is: [value] });
      onDone();
    },
  });
  const found = values.kind === "found" ? values.found : undefined;
  const known = new Set(found?.values.map(({ value }) => value));
  const groups: OptionGroup[] = lists
    ? [
        {
          id: "values",
          options: [
            ...chosen
              .filter(
                (value) => found && !known.has(value) && foldText(value).includes(foldText(typed)),
              )
              .map((value) => option(value)),
            ...(found?.values ?? []).map(({ value, rows }) => option(value, rows)),
          ],
        },
      ]
    : [];
  if (typed !== "" && !isYesNo && (lists || kind === "contains"))
    groups.push({
      id: "contains",
      options: [
        {
          id: "contains",
          label: words.containsText(typed),
          text: typed,
          checked: condition?.contains === typed,
          onTake: () => {
            onChange({ column: column.name, contains: typed });
            onDone();
          },
        },
      ],
    });
  return (
    <OptionList
      controls={kinds}
      groups={[...groups.filter(({ options }) => options.length > 0), ...searched([others], query)]}
      label={words.searchValues(column.label)}
      loading={lists && values.kind === "loading"}
      multiple={lists && !isYesNo}
      note={lists && <ValuesNote query={typed} retry={retry} values={values} />}
      onQueryChange={setQuery}
      query={query}
    />
  );
}

/**
 * The values that are chosen. Without any the question keeps the condition as it was, so that another value can be
 * chosen next; it goes when the menu closes.
 */
function useChosen({ column, kind, condition, onChange, onRemove }: ChoicesProps) {
  const { whenClosing } = useQuestionBar();
  const [chosen, setChosen] = useState(() => chosenValues(condition));
  const isEmpty =
    condition !== undefined && chosenValues(condition).length > 0 && chosen.length === 0;
  useEffect(() => {
    whenClosing(isEmpty ? onRemove : null);
    return () => whenClosing(null);
  });
  const key = kind === "is_not" ? "is_not" : "is";
  const put = (next: readonly string[]) => {
    setChosen(next);
    if (next.length > 0) onChange({ column: column.name, [key]: [...next] });
  };
  return { chosen, toggle: (value: string) => put(toggled(chosen, value)) };
}

type ValuesNoteProps = {
  query: string;
  retry: () => void;
  values: ReturnType<typeof useColumnValues>["values"];
};

function ValuesNote({ query, retry, values }: ValuesNoteProps) {
  const { writing } = useQuestionBar();
  const { words } = writing;
  if (values.kind === "failed") return <ListNote onRetry={retry}>{words.valuesFailed}</ListNote>;
  if (values.kind === "loading") return null;
  const { values: shown, total } = values.found;
  if (shown.length === 0)
    return <ListNote>{query === "" ? words.noColumnValues : words.noValueHas(query)}</ListNote>;
  if (total <= shown.length) return null;
  return (
    <ListNote>
      {words.someValues(numberText(shown.length, writing), numberText(total, writing))}
    </ListNote>
  );
}
