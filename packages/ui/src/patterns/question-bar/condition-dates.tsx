import { useState } from "react";
import type { ChoicesProps } from "./choices.types.ts";
import { monthName, numberText, periodText, weekdayName, type Writing } from "./columns.logic.ts";
import { toggled } from "./condition.logic.ts";
import { NumberEntry } from "./number-entry.tsx";
import { ListNote, type Option, OptionList, searched } from "./option-list.tsx";
import { Pills } from "./pills.tsx";
import { otherConditions } from "./question.logic.ts";
import { useQuestionBar } from "./question-bar-context.ts";
import type { QuestionCondition } from "./types.ts";
import { type LoadedValues, useColumnValues } from "./use-column-values.ts";

const PERIODS = ["year", "quarter", "month", "week", "day"] as const;
type Period = (typeof PERIODS)[number];

/** The unit that a period is written in; undefined for half a year, which no list has. */
function periodUnit(period: string | undefined): Period | undefined {
  if (period === undefined || period.includes("H")) return undefined;
  if (period.includes("Q")) return "quarter";
  if (period.includes("W")) return "week";
  return ({ 4: "year", 7: "month", 10: "day" } as const)[period.length];
}

type PeriodKind = "in" | "not_in" | "from" | "until";

const isPeriodKind = (kind: ChoicesProps["kind"]): kind is PeriodKind =>
  kind === "in" || kind === "not_in" || kind === "from" || kind === "until";

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

/** When: a period of the file, the last few of today, or months and weekdays of any year. */
export function DateChoices(props: ChoicesProps) {
  const { column, kind, condition, path, kinds, others } = props;
  const { question, loadValues, writing } = useQuestionBar();
  const { words } = writing;
  const isPeriods = isPeriodKind(kind);
  const [each, setEach] = useState<Period>(
    (isPeriods ? periodUnit(condition?.[kind]) : undefined) ?? "year",
  );
  const [query, setQuery] = useState("");
  const { values, retry } = useColumnValues(
    loadValues,
    isPeriods
      ? { column: column.name, each, search: "", where: otherConditions(question, path) }
      : undefined,
  );
  const isCalendar = kind === "months" || kind === "weekdays";
  const options = isPeriods
    ? periodOptions(props, kind, { values, writing })
    : isCalendar
      ? calendarOptions(props, kind, writing)
      : [];
  return (
    <OptionList
      controls={
        <>
          {kinds}
          {isPeriods && <Units label={words.periodsBy} onValueChange={setEach} value={each} />}
          {kind === "last" && <LastUnits {...props} />}
        </>
      }
      groups={searched([{ id: "dates", options }, others], query)}
      label={isPeriods || isCalendar ? words.searchPeriods(column.label) : words.searchColumns}
      loading={isPeriods && values.kind === "loading"}
      multiple={isCalendar}
      note={
        isPeriods &&
        values.kind === "failed" && <ListNote onRetry={retry}>{words.valuesFailed}</ListNote>
      }
      onQueryChange={setQuery}
      query={query}
    />
  );
}

type Found = { values: LoadedValues; writing: Writing };

/** The periods of the file, with the rows of each. */
function periodOptions(
  { column, condition, onChange, onDone }: ChoicesProps,
  kind: PeriodKind,
  { values, writing }: Found,
): Option[] {
  if (values.kind !== "found") return [];
  return values.found.values.map(({ value, rows }) => ({
    id: `period-${value}`,
    label: periodText(value, writing),
    text: `${periodText(value, writing)} ${value}`,
    detail: writing.words.questionRows(rows, numberText(rows, writing)),
    checked: value === condition?.[kind],
    onTake: () => {
      onChange(withPeriod(column.name, kind, value, condition));
      onDone();
    },
  }));
}

/** Months or weekdays of any year. */
function calendarOptions(
  { column, condition, onChange }: ChoicesProps,
  kind: "months" | "weekdays",
  { locale }: Writing,
): Option[] {
  const chosen = condition?.[kind] ?? [];
  return Array.from({ length: kind === "months" ? 12 : 7 }, (_, at) => {
    const number = at + 1;
    return {
      id: `${kind}-${number}`,
      label: kind === "months" ? monthName(number, locale) : weekdayName(number, locale),
      checked: chosen.includes(number),
      multiple: true,
      onTake: () => {
        const next = toggled(chosen, number).toSorted((one, other) => one - other);
        if (next.length > 0) onChange({ column: column.name, [kind]: next });
      },
    };
  });
}

type UnitsProps = { label: string; value: Period; onValueChange: (unit: Period) => void };

function Units({ label, value, onValueChange }: UnitsProps) {
  const { words } = useQuestionBar().writing;
  return (
    <Pills
      label={label}
      onValueChange={onValueChange}
      options={PERIODS.map((unit) => ({ value: unit, label: words.eachOf[unit] }))}
      value={value}
    />
  );
}

/** The last so many days, weeks or years. */
function LastUnits({ column, condition, onChange, onDone }: ChoicesProps) {
  const { words } = useQuestionBar().writing;
  const { last = 3, unit = "month" } = condition ?? {};
  const put = (next: { last?: number; unit?: Period }) =>
    onChange({ column: column.name, last, unit, ...next });
  return (
    <>
      <NumberEntry
        after={words.lastUnits[unit]}
        label={words.conditionKinds.last}
        max={1000}
        min={1}
        onApply={(next) => {
          put({ last: next });
          onDone();
        }}
        onValueChange={(next) => put({ last: next })}
        value={last}
        whole
      />
      <Units label={words.periodsBy} onValueChange={(next) => put({ unit: next })} value={unit} />
    </>
  );
}
