import { cva } from "class-variance-authority";

export const selectVariants = cva(
  [
    "flex by-default:w-full min-w-0 items-center justify-between gap-2 rounded-6 border border-line-strong bg-surface text-start text-default",
    "live:hover:bg-canvas focus-visible:-outline-offset-1 aria-invalid:border-danger-solid data-placeholder:text-subtle",
    "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted",
    "forced-colors:disabled:border-forced-disabled forced-colors:disabled:text-disabled",
  ],
  {
    variants: {
      size: {
        sm: "h-control-sm px-2 text-13",
        md: "h-control-md px-3 text-14 max-sm:text-16",
        lg: "h-control-lg px-3 text-14 max-sm:text-16",
      },
    },
    defaultVariants: { size: "md" },
  },
);

export const selectListVariants = cva([
  "floating z-overlay max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-80 overflow-hidden rounded-8 shadow-2",
  "data-[state=open]:animate-menu-in",
]);

export const selectOptionVariants = cva([
  "flex min-h-row-compact cursor-default select-none items-center gap-2 rounded-4 px-2 py-1 text-13 text-default outline-none",
  "data-highlighted:bg-fill data-disabled:text-disabled",
  "forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid",
]);
