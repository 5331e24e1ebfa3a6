import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { useWords } from "../labels/use-words.ts";
import { chartWords } from "../labels/words/chart-words.ts";
import { axisOf, middleOf, stepOf } from "./chart.logic.ts";
import { Bars, Lines, Reading } from "./chart-marks.tsx";
import type { ChartPicking, PlottedData } from "./chart.types.ts";
import { ChartPoints } from "./chart-points.tsx";
import { Swatch } from "./swatch.tsx";

interface ChartPlotProps extends PlottedData, ChartPicking {
  label: string;
  height: number;
}

/** Axes, marks, and what reads them by pointer and by keys. */
export function ChartPlot({ label, height, onPick, picked, ...data }: ChartPlotProps) {
  const { categories, format } = data;
  const axis = axisOf(data);
  const reader = useReader(categories.length);
  const { active } = reader;
  const said = useSaid(data);
  const last = categories.length - 1;
  const step = stepOf(categories.length);
  const shown = active ?? picked ?? null;
  return (
    <div className="@container grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 pe-4">
      <div aria-hidden className="nums relative text-12 text-subtle" style={{ height }}>
        {axis.ticks.map((tick) => (
          <div key={tick}>
            {/* Keeps the column as wide as its longest number. */}
            <span className="invisible block h-0">{format(tick)}</span>
            <span
              className="absolute end-0 translate-y-1/2 leading-none"
              style={{ bottom: `${axis.place(tick)}%` }}
            >
              {format(tick)}
            </span>
          </div>
        ))}
      </div>
      <div
        aria-label={label}
        className="relative touch-pan-y rounded-4"
        data-slot="chart-plot"
        style={{ height }}
        {...(onPick
          ? { role: "group", ...reader.handlers, onFocus: undefined }
          : {
              role: "slider",
              tabIndex: 0,
              "aria-orientation": "horizontal",
              "aria-valuemax": categories.length,
              "aria-valuemin": 1,
              "aria-valuenow": (active ?? last) + 1,
              "aria-valuetext": said(active ?? last),
              ...reader.handlers,
            })}
      >
        {axis.ticks.map((tick) => (
          <div
            className={clsx("absolute inset-x-0 border-t", tick === 0 && "border-t-line-strong")}
            key={tick}
            style={{ bottom: `${axis.place(tick)}%` }}
          />
        ))}
        <Bars {...data} active={shown} axis={axis} />
        <Lines {...data} active={shown} axis={axis} />
        <Reading {...data} active={shown} axis={axis} />
        {onPick && (
          <ChartPoints
            {...data}
            axis={axis}
            onActive={reader.setActive}
            onPick={onPick}
            picked={picked}
            said={said}
            stop={shown ?? last}
          />
        )}
        {active !== null && <ChartTooltip {...data} active={active} />}
      </div>
      <div aria-hidden className="relative col-start-2 h-5 text-12 text-subtle">
        {categories.map(
          (category, at) =>
            at % step === 0 && (
              <span
                className={clsx(
                  "absolute min-w-14 -translate-x-1/2 truncate px-0.5 text-center rtl:translate-x-1/2",
                  at % (2 * step) !== 0 && "hidden @sm:block",
                )}
                key={category}
                style={{
                  insetInlineStart: `${middleOf(at, categories.length)}%`,
                  inlineSize: `${(step / categories.length) * 100}%`,
                }}
              >
                {category}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** What a category is, in a sentence. */
function useSaid({ categories, series, format }: PlottedData): (category: number) => string {
  const { noValue } = useWords(chartWords);
  return (at) => {
    const values = series.map(({ name, values: row }) => {
      const value = row[at] ?? null;
      return `${name} ${value === null ? noValue : format(value)}`;
    });
    return `${categories[at] ?? ""}: ${values.join(", ")}`;
  };
}

type ChartTooltipProps = PlottedData & { active: number };

function ChartTooltip({ kind, categories, series, format, active }: ChartTooltipProps) {
  const { noValue } = useWords(chartWords);
  const middle = middleOf(active, categories.length);
  const side =
    middle < 50
      ? { insetInlineStart: `${middle}%`, marginInlineStart: "0.75rem" }
      : { insetInlineEnd: `${100 - middle}%`, marginInlineEnd: "0.75rem" };
  return (
    <div
      // The plot says the same to whoever does not see it.
      aria-hidden
      className="floating pointer-events-none absolute top-0 grid rounded-8 shadow-2 w-max max-w-64 gap-1 px-3 py-2 text-12"
      data-slot="chart-tooltip"
      style={side}
    >
      <span className="font-medium">{categories[active]}</span>
      {series.map((one, at) => {
        const value = one.values[active] ?? null;
        return (
          <span className="flex items-center gap-2" key={one.name}>
            <Swatch at={at} kind={kind} series={one} />
            <span className="min-w-0 flex-1 text-muted wrap-anywhere">{one.name}</span>
            <span className="nums ps-2 font-medium">
              {value === null ? noValue : format(value)}
            </span>
          </span>
        );
      })}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
};

/** The category that is read. Escape closes its tooltip, as it must where it covers something. */
function useReader(count: number) {
  const [active, setActive] = useState<number | null>(null);
  const last = count - 1;
  const shown = active === null ? null : Math.min(active, last);
  const isRtl = (element: Element) => getComputedStyle(element).direction === "rtl";

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = nextOf(event);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    // Where each category is a button, the focus goes along.
    if (next !== null) event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  function nextOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number | null | undefined {
    if (key === "Escape") return shown === null ? undefined : null;
    if (key === "Home") return 0;
    if (key === "End") return last;
    const step = STEPS[key];
    if (step === undefined) return undefined;
    const isSideways = key === "ArrowLeft" || key === "ArrowRight";
    const turned = isSideways && isRtl(currentTarget) ? -step : step;
    return shown === null ? last : Math.min(last, Math.max(0, shown + turned));
  }

  function onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const along = isRtl(currentTarget) ? right - clientX : clientX - left;
    setActive(Math.min(last, Math.max(0, Math.floor((along / width) * count))));
  }

  return {
    active: shown,
    setActive,
    handlers: {
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: () => setActive(null),
      onFocus: () => setActive((now) => now ?? last),
      onBlur: () => setActive(null),
    },
  };
}
