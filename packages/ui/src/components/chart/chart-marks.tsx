import { clsx } from "clsx";
import { barsOf, lineOf, middleOf, type ValueAxis } from "./chart.logic.ts";
import type { PlottedData } from "./chart.types.ts";
import { colorOf, dashOf } from "./chart.variants.ts";

interface MarksProps extends PlottedData {
  axis: ValueAxis;
  /** The category that is read. */
  active: number | null;
}

/** The bars of every category. */
export function Bars({ kind, categories, series, axis, active }: MarksProps) {
  if (kind === "line") return null;
  return (
    <div className="absolute inset-0 flex">
      {categories.map((category, at) => (
        <div
          className={clsx("flex min-w-0 flex-1 justify-center", active === at && "bg-fill")}
          key={category}
        >
          <div className="flex w-3/4 justify-center gap-px">
            {barsOf(kind, series, at).map((parts, column) => (
              <div
                className="relative min-w-0 max-w-12 flex-1"
                data-slot="chart-bar"
                key={series[column]?.name ?? "stack"}
              >
                {parts.map((part) => (
                  <Bar
                    axis={axis}
                    color={colorOf(series[part.series], part.series).fill}
                    from={part.from}
                    key={part.series}
                    to={part.to}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

type BarProps = { axis: ValueAxis; color: string; from: number; to: number };

function Bar({ axis, color, from, to }: BarProps) {
  const low = axis.place(Math.min(from, to));
  const height = axis.place(Math.max(from, to)) - low;
  return (
    <div
      className={clsx(
        "absolute inset-x-0 border-t border-t-surface forced-color-adjust-none print-exact",
        color,
      )}
      style={{ bottom: `${low}%`, height: `${height}%` }}
    />
  );
}

/** The lines of every series. The box is stretched to the plot, the strokes are not. */
export function Lines({ kind, series, axis }: MarksProps) {
  if (kind !== "line") return null;
  return (
    <svg
      aria-hidden
      className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      {series.map((one, at) => (
        <path
          className={colorOf(one, at).stroke}
          d={lineOf(one.values, axis)}
          fill="none"
          key={one.name}
          strokeDasharray={dashOf(at)}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The hairline and the points of the category that is read in lines. */
export function Reading({ kind, categories, series, axis, active }: MarksProps) {
  if (kind !== "line" || active === null) return null;
  const start = `${middleOf(active, categories.length)}%`;
  return (
    <>
      <div
        className="absolute inset-y-0 border-s border-s-line-strong"
        style={{ insetInlineStart: start }}
      />
      {series.map((one, at) => {
        const value = one.values[active] ?? null;
        return (
          value !== null && (
            <div
              className={clsx(
                "absolute size-2 -translate-x-1/2 translate-y-1/2 rounded-full ring-2 ring-surface forced-color-adjust-none rtl:translate-x-1/2",
                colorOf(one, at).fill,
              )}
              key={one.name}
              style={{ insetInlineStart: start, bottom: `${axis.place(value)}%` }}
            />
          )
        );
      })}
    </>
  );
}
