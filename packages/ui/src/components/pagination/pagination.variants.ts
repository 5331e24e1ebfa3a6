import { cva } from "class-variance-authority";

/** A page, or a step to the previous or next one. At the ends it stays focusable and does nothing. */
export const pageVariants = cva(
  [
    "nums inline-flex select-none items-center justify-center gap-1 rounded-6 border border-transparent font-medium text-muted transition-colors duration-press",
    "live:hover:bg-fill-hover live:hover:text-default live:active:bg-fill-active",
    "aria-disabled:cursor-not-allowed aria-disabled:text-disabled",
    "aria-[current=page]:border-line-strong aria-[current=page]:bg-surface aria-[current=page]:text-default",
    "forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-forced-mark",
  ],
  {
    variants: {
      size: {
        sm: "h-control-sm min-w-control-sm px-1.5 text-13",
        md: "h-control-md min-w-control-md px-2 text-14",
      },
    },
    defaultVariants: { size: "md" },
  },
);
