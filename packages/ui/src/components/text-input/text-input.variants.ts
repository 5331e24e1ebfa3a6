import { cva } from "class-variance-authority";

/** The box shared by text inputs, text areas and selects. Text is 16 px below 640, so that a phone does not zoom in. */
export const inputVariants = cva(
  [
    "by-default:w-full min-w-0 rounded-6 border text-default",
    "focus-visible:-outline-offset-1 aria-invalid:border-danger-solid",
    "locked:border-line locked:bg-sunken locked:text-muted disabled:cursor-not-allowed",
    // Both variants, to override the colours of locked controls.
    "forced-colors:locked:disabled:border-forced-disabled forced-colors:locked:disabled:text-disabled",
    "forced-colors:enabled:read-only:border-dashed",
  ],
  {
    variants: {
      size: {
        sm: "h-control-sm px-2 text-13",
        md: "h-control-md px-3 text-14 max-sm:text-16",
        lg: "h-control-lg px-3 text-14 max-sm:text-16",
        row: "h-row px-3 text-14 max-sm:text-16",
        auto: "px-3 py-1.5 text-14 max-sm:text-16",
      },
      variant: {
        outline: "border-line-strong bg-surface",
        cell: "border-transparent bg-transparent hover:enabled:not-focus:border-line-strong",
        search: "border-transparent bg-fill hover:bg-fill-hover",
      },
      affixStart: { true: "ps-9", false: "" },
      affixEnd: { true: "pe-9", false: "" },
    },
    defaultVariants: { size: "md", variant: "outline", affixStart: false, affixEnd: false },
  },
);
