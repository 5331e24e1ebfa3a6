import { nice, ticks } from "d3-array";
import type { ChartSeries, PlottedData, PlottedKind } from "./chart.types.ts";

/** The axis of values, and where a value lies on it: 0 at its foot, 100 at its top. */
export interface ValueAxis {
  ticks: readonly number[];
  place: (value: number) => number;
}

const TICKS = 4;

/** An axis that holds zero and all values, with round ends. */
export function axisOf({ kind, series }: Pick<PlottedData, "kind" | "series">): ValueAxis {
  const values = kind === "stacked-bar" ? stackEnds(series) : series.flatMap(knownOf);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const [from, to] = low === high ? [0, 1] : nice(low, high, TICKS);
  const all = ticks(from, to, TICKS);
  return {
    // Nothing comes in parts where it comes in whole ones only.
    ticks: values.every(Number.isInteger) ? all.filter(Number.isInteger) : all,
    place: (value) => ((value - from) / (to - from)) * 100,
  };
}

const knownOf = ({ values }: ChartSeries): number[] => values.filter((value) => value !== null);

/** The lowest and the highest end of each stack. */
function stackEnds(series: readonly ChartSeries[]): number[] {
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, at) =>
    series.map(({ values }) => values[at] ?? 0),
  ).flatMap((stack) => [
    sum(stack.filter((value) => value < 0)),
    sum(stack.filter((value) => value > 0)),
  ]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** One bar or one part of a stack, from `from` to `to`. */
export interface BarPart {
  series: number;
  from: number;
  to: number;
}

/** The bars of a category, column by column: one for each series, or one for the stack. */
export function barsOf(
  kind: Exclude<PlottedKind, "line">,
  series: readonly ChartSeries[],
  category: number,
): BarPart[][] {
  const values = series.map((one, at) => ({ series: at, value: one.values[category] ?? 0 }));
  if (kind === "bar")
    return values.map(({ series: at, value }) => [{ series: at, from: 0, to: value }]);
  let up = 0;
  let down = 0;
  const parts: BarPart[] = [];
  for (const { series: at, value } of values) {
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    if (value !== 0) parts.push({ series: at, from, to });
  }
  return [parts];
}

/** The middle of a category, in percent from the start. */
export const middleOf = (category: number, count: number): number =>
  ((category + 0.5) / count) * 100;

/** The path of a line in a box of 100 by 100. It breaks where a value is not known. */
export function lineOf(values: readonly (number | null)[], { place }: ValueAxis): string {
  let isDown = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isDown = false;
        return "";
      }
      const point = `${round(middleOf(at, values.length))} ${round(100 - place(value))}`;
      // A point alone is a dot: a line without a length, whose ends are round.
      const step = isDown ? `L${point}` : `M${point}h0`;
      isDown = true;
      return step;
    })
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;

const MAX_NAMES = 8;

/** Of so many categories every how many is named; half of them in a narrow chart. */
export const stepOf = (count: number): number => Math.max(1, Math.ceil(count / MAX_NAMES));
