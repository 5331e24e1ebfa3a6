import { cva } from "class-variance-authority";

/** One line; in a narrow list, title, description and marks are stacked. */
export const itemVariants = cva(
  [
    "group/item relative grid min-h-row scroll-my-2 pointer-coarse:min-h-11 grid-cols-[auto_auto_auto_1fr_auto_auto] items-center gap-x-3 border-b contain-layout px-4 py-2",
    "before:absolute before:inset-y-0 before:start-0 before:w-0.5",
    "@sm/inbox:flex @sm/inbox:py-0.5 @sm/inbox:px-6",
  ],
  {
    variants: {
      selected: { true: "", false: "" },
      current: { true: "before:bg-accent forced-colors:before:bg-forced-mark", false: "" },
      active: { true: "", false: "" },
    },
    compoundVariants: [
      { selected: true, class: "bg-accent-subtle" },
      { selected: false, active: true, class: "bg-fill" },
    ],
  },
);

/** The status as a word with its dot, in its own column. */
export const itemDotVariants = cva(
  [
    "col-start-4 row-2 block min-w-0 truncate text-13 text-as-parent text-muted @sm/inbox:w-28 @sm/inbox:shrink-0",
    "before:me-2 before:inline-block before:size-1.5 before:rounded-full before:align-middle before:forced-color-adjust-none",
  ],
  {
    variants: {
      tone: {
        accent: "before:bg-accent",
        neutral: "before:bg-ink-muted",
        success: "before:bg-success-solid",
        hollow: "before:border before:border-line-strong",
      },
    },
  },
);
