import { cva } from "class-variance-authority";

export const switchVariants = cva([
  "inline-flex h-4 w-7 shrink-0 items-center rounded-full border border-transparent bg-line-strong p-px",
  "touch-target",
  "transition-colors duration-toggle data-[state=checked]:bg-accent disabled:cursor-not-allowed disabled:opacity-50",
  "forced-colors:border-forced-text forced-colors:data-[state=checked]:bg-forced-mark",
]);

export const thumbVariants = cva([
  "block size-3 rounded-full bg-on-accent transition-transform duration-toggle ease-out",
  "data-[state=checked]:translate-x-3 rtl:data-[state=checked]:-translate-x-3 forced-colors:bg-forced-text",
]);
