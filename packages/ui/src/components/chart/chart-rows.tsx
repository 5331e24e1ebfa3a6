import { clsx } from "clsx";
import { useWords } from "../labels/use-words.ts";
import { chartWords } from "../labels/words/chart-words.ts";
import type { ChartData, ChartPicking } from "./chart.types.ts";
import { colorOf } from "./chart.variants.ts";

/** Longer names are above their bars where the chart is narrow. */
const MAX_SHORT = 12;

interface ChartRowsProps extends ChartData, ChartPicking {
  label: string;
}

/** Bars that lie on their side, each with its name and its value: there is nothing left to read off an axis. */
export function ChartRows({ label, categories, series, format, onPick, picked }: ChartRowsProps) {
  const { noValue } = useWords(chartWords);
  const [one] = series;
  const known = one?.values.filter((value) => value !== null) ?? [];
  const low = Math.min(0, ...known);
  const width = Math.max(0, ...known) - low || 1;
  const place = (value: number) => ((value - low) / width) * 100;
  // Short names leave room for their bars on a phone, too.
  const isShort = categories.every(({ length }) => length <= MAX_SHORT);
  return (
    <div className="@container">
      <ul
        aria-label={label}
        className={clsx(
          "grid items-center gap-x-3 text-13 @sm:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto]",
          isShort
            ? "grid-cols-[fit-content(40%)_minmax(0,1fr)_auto]"
            : "grid-cols-[minmax(0,1fr)_auto]",
          onPick ? "-mx-2" : isShort ? "gap-y-1.5" : "gap-y-2 @sm:gap-y-1.5",
        )}
        data-slot="chart-rows"
      >
        {categories.map((category, at) => {
          const value = one?.values[at] ?? null;
          const end = place(value ?? 0);
          const row = (
            <>
              <span
                className={clsx(
                  "line-clamp-2 text-muted wrap-anywhere @sm:col-span-1",
                  !isShort && "col-span-2",
                )}
              >
                {category}
              </span>
              <span aria-hidden className="relative h-4" data-slot="chart-bar">
                {value !== null && (
                  <span
                    className={`absolute inset-y-0 min-w-px rounded-4 forced-color-adjust-none print-exact ${colorOf(one, 0).fill}`}
                    style={{
                      insetInlineStart: `${Math.min(place(0), end)}%`,
                      inlineSize: `${Math.abs(end - place(0))}%`,
                    }}
                  />
                )}
              </span>
              <span className="nums text-end">{value === null ? noValue : format(value)}</span>
            </>
          );
          return (
            <li
              className="col-span-full grid grid-cols-subgrid items-center gap-y-0.5"
              key={category}
            >
              {onPick ? (
                <button
                  aria-expanded={picked === at}
                  className="col-span-full grid min-h-7 grid-cols-subgrid items-center gap-y-0.5 rounded-6 px-2 py-1 text-start -outline-offset-2 hover:bg-fill aria-expanded:bg-accent-subtle aria-expanded:font-medium pointer-coarse:min-h-11"
                  onClick={() => onPick({ category: at, series: 0 })}
                  type="button"
                >
                  {row}
                </button>
              ) : (
                row
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
