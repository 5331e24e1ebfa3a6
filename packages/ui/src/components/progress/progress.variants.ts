import { cva } from "class-variance-authority";

export const progressTrackVariants = cva(
  "relative overflow-hidden rounded-full bg-fill-active forced-colors:border forced-colors:border-forced-text",
  {
    variants: { size: { sm: "h-1", md: "h-2" } },
    defaultVariants: { size: "md" },
  },
);

export const progressBarVariants = cva(
  "absolute inset-y-0 start-0 rounded-full forced-colors:bg-forced-mark",
  {
    variants: {
      tone: {
        accent: "bg-accent",
        success: "bg-success-solid",
        danger: "bg-danger-solid",
      },
      state: {
        determinate: "transition-all duration-overlay ease-out",
        indeterminate: "w-2/5",
      },
    },
    defaultVariants: { tone: "accent", state: "determinate" },
  },
);
