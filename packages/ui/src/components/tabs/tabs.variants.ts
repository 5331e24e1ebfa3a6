import { cva } from "class-variance-authority";

/** The line is separate from the scrolling row above it, so that it does not fade with it. */
export const tabListVariants = cva([
  "relative min-w-0 max-w-full",
  "before:absolute before:inset-x-0 before:bottom-0 before:border-b",
]);

/** Padding of 6 px at both ends for the focus ring of the first and the last. */
export const tabRowVariants = cva(
  "relative -mx-1.5 flex gap-x-4 overflow-x-auto overflow-y-hidden px-1.5",
);

export const tabVariants = cva(
  [
    "group/tab relative inline-flex min-w-6 shrink-0 items-center whitespace-nowrap font-medium text-muted transition-colors duration-press",
    "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:transition-colors after:duration-press",
    "live:hover:text-default live:hover:after:bg-line-strong focus-visible:outline-none",
    "data-[state=active]:text-default data-[state=active]:after:bg-ink forced-colors:data-[state=active]:after:h-1 forced-colors:data-[state=active]:after:bg-forced-mark",
    "disabled:cursor-not-allowed disabled:text-disabled",
  ],
  {
    variants: {
      size: { sm: "h-control-md text-13", md: "h-control-lg text-14" },
    },
    defaultVariants: { size: "md" },
  },
);
