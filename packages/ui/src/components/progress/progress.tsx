import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useLabels } from "../labels/labels.tsx";
import { useLocale } from "../locale/locale.tsx";
import { progressShare } from "./progress.logic.ts";
import { progressBarVariants, progressTrackVariants } from "./progress.variants.ts";
import { useSweep } from "./use-sweep.ts";

/** Props of {@link Progress}. */
export interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is in progress. Names the bar. */
  label: ReactNode;
  /** The completed amount; undefined while unknown. */
  value?: number;
  /** The total amount. @default 100 */
  max?: number;
  /** The progress in words: 3 of 12 files. @default the share in percent */
  valueText?: string;
  /** 4 or 8 px high. @default "md" */
  size?: "sm" | "md";
  /** `success` when complete, `danger` when failed. @default "accent" */
  tone?: "accent" | "success" | "danger";
  /** Hides the text visually, if the same is shown beside the bar. @default false */
  wordless?: boolean;
}

/** A progress bar, determinate or not. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  size = "md",
  tone = "accent",
  wordless = false,
  className,
  ...rest
}: ProgressProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const id = useId();
  const share = progressShare(value, max);
  const sweep = useSweep(share === undefined);
  const state = share === undefined ? "indeterminate" : "determinate";
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const text = valueText ?? (share === undefined ? labels.loading : percent.format(share));
  return (
    <div
      data-slot="progress"
      data-size={size}
      data-tone={tone}
      data-state={share === 1 ? "complete" : state}
      className={clsx("grid min-w-0 gap-1.5 text-13", className)}
      {...rest}
    >
      <div className={wordless ? "sr-only" : "flex min-w-0 items-baseline justify-between gap-3"}>
        <span id={`${id}-label`} className="min-w-0 font-medium wrap-anywhere">
          {label}
        </span>
        <span aria-hidden className="nums shrink-0 text-12 text-muted">
          {text}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={`${id}-label`}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === undefined ? undefined : share * max}
        aria-valuetext={text}
        data-slot="progress-track"
        className={progressTrackVariants({ size })}
      >
        <div
          ref={sweep}
          data-slot="progress-bar"
          className={progressBarVariants({ tone, state })}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
