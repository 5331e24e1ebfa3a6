import { clsx } from "clsx";
import type { ButtonSize, ButtonVariant } from "./button.types.ts";

const base = [
  "relative inline-flex max-w-full shrink-0 select-none items-center justify-center whitespace-nowrap rounded-6 border",
  "font-medium transition-colors pointer-coarse:min-w-11",
  "disabled:cursor-not-allowed disabled:text-disabled aria-disabled:cursor-not-allowed",
];

const sizes: Record<ButtonSize, string> = {
  sm: "h-control-sm gap-1.5 px-2 text-13",
  md: "h-control-md gap-1.5 px-3 text-14",
  lg: "h-control-lg gap-2 px-4 text-14",
};

const solid = "border-transparent text-on-accent disabled:bg-fill";
const variants: Record<ButtonVariant, string> = {
  primary: `${solid} bg-accent live:hover:bg-accent-hover live:active:bg-accent-active`,
  neutral: "border-transparent bg-fill live:hover:bg-fill-hover live:active:bg-fill-active",
  ghost:
    "border-transparent live:hover:bg-fill-hover live:hover:text-default live:active:bg-fill-active",
  outline: "border-line bg-surface live:hover:bg-fill live:active:bg-fill-hover",
  danger: `${solid} bg-danger-solid live:hover:brightness-90 live:active:brightness-80`,
};

/** Text colour of a quiet button; a solid one has the colour for its background. */
function wordsOf(variant: ButtonVariant, tone: "neutral" | "danger"): string {
  if (variant === "primary" || variant === "danger") return "";
  if (tone === "danger") return "text-danger live:hover:text-danger";
  return variant === "ghost" ? "text-muted" : "text-default";
}

interface Look {
  variant: ButtonVariant;
  size: ButtonSize;
  tone: "neutral" | "danger";
  className?: string | undefined;
}

/** Plain tables instead of `cva`: every page has this component, and it is a quarter smaller this way. */
export function buttonVariants({ variant, size, tone, className }: Look): string {
  return clsx(base, sizes[size], variants[variant], wordsOf(variant, tone), className);
}
