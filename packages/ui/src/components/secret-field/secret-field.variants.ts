import { cva } from "class-variance-authority";

/** The box shown for a stored secret; as large as the input that replaces it. */
export const storedVariants = cva("flex min-w-0 items-center gap-2 rounded-6 border pe-1", {
  variants: {
    size: {
      sm: "h-control-sm ps-2 text-13",
      md: "h-control-md ps-3 text-14 max-sm:text-16",
      lg: "h-control-lg ps-3 text-14 max-sm:text-16",
    },
    state: {
      rest: "border-line-strong bg-surface",
      invalid: "border-danger-solid bg-surface",
      disabled: "border-line bg-sunken",
    },
  },
});

/** A quiet text button, at least 24 px high. */
export const wordVariants = cva(
  [
    "min-h-control-xs shrink-0 rounded-4 font-medium transition-colors duration-press",
    "disabled:cursor-not-allowed disabled:text-disabled",
  ],
  {
    variants: {
      place: {
        inside: "px-2 text-13 text-muted live:hover:bg-fill-hover live:hover:text-default",
        below:
          "text-12 text-accent underline decoration-accent-line underline-offset-2 live:hover:decoration-current",
      },
    },
  },
);
