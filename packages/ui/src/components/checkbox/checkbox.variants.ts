import { cva } from "class-variance-authority";

export const checkboxVariants = cva([
  "group/box inline-grid size-4 shrink-0 place-items-center rounded-4 border border-line-strong bg-surface text-on-accent",
  "transition-colors duration-press",
  "touch-target",
  "data-[state=checked]:border-accent data-[state=checked]:bg-accent",
  "data-[state=indeterminate]:border-accent data-[state=indeterminate]:bg-accent",
  "aria-invalid:border-danger-solid",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken",
  "disabled:data-[state=checked]:border-ink-disabled disabled:data-[state=checked]:bg-ink-disabled",
  "forced-colors:text-forced-mark",
]);
