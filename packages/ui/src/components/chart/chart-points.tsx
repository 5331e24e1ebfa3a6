import type { MouseEvent } from "react";
import type { ValueAxis } from "./chart.logic.ts";
import type { ChartPicking, PlottedData } from "./chart.types.ts";

interface ChartPointsProps extends PlottedData, ChartPicking {
  onPick: NonNullable<ChartPicking["onPick"]>;
  axis: ValueAxis;
  /** The category that Tab reaches. */
  stop: number;
  onActive: (category: number) => void;
  /** What a category is, in a sentence. */
  said: (category: number) => string;
}

/** A button over each category; arrow keys move between them. Of several values a press takes the nearest one. */
export function ChartPoints({
  categories,
  series,
  axis,
  stop,
  said,
  picked,
  onActive,
  onPick,
}: ChartPointsProps) {
  const nearest = (event: MouseEvent<HTMLElement>, category: number) => {
    const { bottom, height } = event.currentTarget.getBoundingClientRect();
    // A key press has no place: it takes the first value.
    const isKey = event.detail === 0;
    const pressed = ((bottom - event.clientY) / height) * 100;
    const known = series.flatMap(({ values }, at) => {
      const value = values[category] ?? null;
      return value === null ? [] : [{ at, away: Math.abs(axis.place(value) - pressed) }];
    });
    return isKey ? known[0]?.at : known.toSorted((a, b) => a.away - b.away)[0]?.at;
  };
  return categories.map((category, at) => (
    <button
      aria-expanded={picked === at}
      aria-label={said(at)}
      className="absolute inset-y-0 rounded-4 -outline-offset-2"
      key={category}
      onClick={(event) => {
        const found = nearest(event, at);
        if (found !== undefined) onPick({ category: at, series: found });
      }}
      onFocus={() => onActive(at)}
      style={{
        insetInlineStart: `${(at / categories.length) * 100}%`,
        inlineSize: `${100 / categories.length}%`,
      }}
      tabIndex={at === stop ? 0 : -1}
      type="button"
    />
  ));
}
