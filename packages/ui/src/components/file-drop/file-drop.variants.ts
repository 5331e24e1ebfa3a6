import { cva } from "class-variance-authority";

export const fileDropVariants = cva(
  [
    "flex min-h-10 pointer-coarse:min-h-11 by-default:w-full items-center justify-center gap-2 rounded-6 border border-line-strong border-dashed px-3 py-2",
    "font-medium text-13 text-muted transition-colors duration-press live:hover:bg-fill live:hover:text-default",
    "disabled:cursor-not-allowed disabled:border-line disabled:text-disabled aria-disabled:cursor-not-allowed",
    "aria-invalid:border-danger-solid",
  ],
  {
    variants: {
      state: { idle: "", over: "border-accent bg-accent-subtle text-accent", loading: "" },
    },
    defaultVariants: { state: "idle" },
  },
);
