import { useState } from "react";
import { monthName, numberText, periodText, weekdayName } from "./columns.logic.ts";
import { toggled } from "./condition.logic.ts";
import type { ChoicesProps } from "./condition-menu.tsx";
import { NumberEntry } from "./number-entry.tsx";
import { ListNote, type Option, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { otherConditions } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionCondition } from "./types.ts";
import { useColumnValues } from "./use-column-values.ts";

const PERIODS = ["year", "quarter", "month", "week", "day"] as const;
type Period = (typeof PERIODS)[number];

/** The unit that a period is written in. */
function periodUnit(period: string | undefined): Period | undefined {
  if (period === undefined) return undefined;
  if (period.includes("Q")) return "quarter";
  if (period.includes("W")) return "week";
  return ({ 4: "year", 7: "month", 10: "day" } as const)[period.length];
}

/** When: a period of the file, the last few of today, or months and weekdays of any year. */
export function DateChoices(props: ChoicesProps) {
  const { kind } = props;
  if (kind === "last") return <LastChoices {...props} />;
  if (kind === "months" || kind === "weekdays") return <CalendarChoices {...props} kind={kind} />;
  if (kind === "in" || kind === "not_in" || kind === "from" || kind === "until")
    return <PeriodChoices {...props} kind={kind} />;
  return <OtherColumns {...props} />;
}

type PeriodKind = "in" | "not_in" | "from" | "until";

/** From and until are one condition. */
const withPeriod = (
  column: string,
  kind: PeriodKind,
  period: string,
  condition: QuestionCondition | undefined,
): QuestionCondition => {
  const { from, until } = condition ?? {};
  if (kind === "from" && until !== undefined) return { column, from: period, until };
  if (kind === "until" && from !== undefined) return { column, from, until: period };
  return { column, [kind]: period };
};

function PeriodChoices(props: ChoicesProps & { kind: PeriodKind }) {
  const { column, kind, condition, onChange, onDone, path, kinds, others } = props;
  const { question, loadValues, writing } = useQuestionBar();
  const { words } = writing;
  const current = condition?.[kind];
  const [each, setEach] = useState<Period>(periodUnit(current) ?? "year");
  const [query, setQuery] = useState("");
  const { values, retry } = useColumnValues(loadValues, {
    column: column.name,
    each,
    search: "",
    where: otherConditions(question, path),
  });
  const periods: Option[] =
    values.kind === "found"
      ? values.found.values.map(({ value, rows }) => ({
          id: `period-${value}`,
          label: periodText(value, writing),
          text: `${periodText(value, writing)} ${value}`,
          detail: words.questionRows(rows, numberText(rows, writing)),
          checked: value === current,
          onTake: () => {
            onChange(withPeriod(column.name, kind, value, condition));
            onDone();
          },
        }))
      : [];
  return (
    <OptionList
      controls={
        <>
          {kinds}
          <Pills
            label={words.periodsBy}
            onValueChange={setEach}
            options={PERIODS.map((value) => ({ value, label: words.lastUnits[value] }))}
            value={each}
          />
        </>
      }
      groups={searched([{ id: "periods", options: periods }, others], query)}
      label={words.searchPeriods(column.label)}
      loading={values.kind === "loading"}
      note={values.kind === "failed" && <ListNote onRetry={retry}>{words.valuesFailed}</ListNote>}
      onQueryChange={setQuery}
      query={query}
    />
  );
}

/** The last so many days, weeks or years. */
function LastChoices(props: ChoicesProps) {
  const { column, condition, onChange, onDone, kinds } = props;
  const { words } = useQuestionBar().writing;
  const { last = 3, unit = "month" } = condition ?? {};
  const put = (next: { last?: number; unit?: Period }) =>
    onChange({ column: column.name, last, unit, ...next });
  return (
    <OtherColumns
      {...props}
      kinds={
        <>
          {kinds}
          <NumberEntry
            after={words.lastUnits[unit]}
            label={words.conditionKinds.last}
            max={1000}
            min={1}
            onEnter={() => {
              if (condition?.last === undefined) put({});
              onDone();
            }}
            onValueChange={(next) => put({ last: next })}
            value={last}
          />
          <Pills
            label={words.periodsBy}
            onValueChange={(next) => put({ unit: next })}
            options={PERIODS.map((value) => ({ value, label: words.lastUnits[value] }))}
            value={unit}
          />
        </>
      }
    />
  );
}

/** Months or weekdays of any year. */
function CalendarChoices(props: ChoicesProps & { kind: "months" | "weekdays" }) {
  const { column, kind, condition, onChange, kinds, others } = props;
  const { writing } = useQuestionBar();
  const { words, locale } = writing;
  const [query, setQuery] = useState("");
  const chosen = condition?.[kind] ?? [];
  const options = Array.from({ length: kind === "months" ? 12 : 7 }, (_, at): Option => {
    const number = at + 1;
    const next = toggled(chosen, number).sort((one, other) => one - other);
    return {
      id: `${kind}-${number}`,
      label: kind === "months" ? monthName(number, locale) : weekdayName(number, locale),
      checked: chosen.includes(number),
      multiple: true,
      onTake: () => {
        if (next.length > 0) onChange({ column: column.name, [kind]: next });
      },
    };
  });
  return (
    <OptionList
      controls={kinds}
      groups={searched([{ id: kind, options }, others], query)}
      label={words.searchPeriods(column.label)}
      multiple
      onQueryChange={setQuery}
      query={query}
    />
  );
}

/** Tests that need no value: the list leads to other columns. */
function OtherColumns({ kinds, others }: ChoicesProps) {
  const { words } = useQuestionBar().writing;
  const [query, setQuery] = useState("");
  return (
    <OptionList
      controls={kinds}
      groups={searched([others], query)}
      label={words.searchColumns}
      onQueryChange={setQuery}
      query={query}
    />
  );
}
