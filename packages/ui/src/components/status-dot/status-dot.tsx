import { clsx } from "clsx";
import type { ComponentProps } from "react";

const tones = {
  neutral: "bg-ink-muted",
  accent: "bg-accent",
  success: "bg-success-solid",
  warning: "bg-warning-solid",
  danger: "bg-danger-solid",
  info: "bg-info-solid",
  hollow: "border border-line-strong",
} as const;

/** Props of {@link StatusDot}. */
export interface StatusDotProps extends Omit<ComponentProps<"span">, "children"> {
  /** What the colour means; `hollow` is "not yet". @default "neutral" */
  tone?: keyof typeof tones;
  /** The state in words, for screen readers; omit it if text beside the dot says it. */
  label?: string;
}

/** A 6 px dot in the colour of a state, whose word is beside it. */
export function StatusDot({ tone = "neutral", label, className, ...rest }: StatusDotProps) {
  return (
    <span
      data-slot="status-dot"
      data-tone={tone}
      className={clsx(
        "inline-block size-1.5 shrink-0 rounded-full forced-color-adjust-none",
        tones[tone],
        className,
      )}
      {...(label === undefined
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label, title: label })}
      {...rest}
    />
  );
}
