import { cva } from "class-variance-authority";

export const badgeVariants = cva(
  "inline-flex h-5 max-w-full shrink-0 items-center gap-1 whitespace-nowrap rounded-4 border px-1.5 font-medium text-12",
  {
    variants: {
      variant: { fill: "border-transparent", line: "border-line bg-transparent" },
      tone: {
        neutral: "text-muted",
        accent: "text-accent",
        success: "text-success",
        warning: "text-warning",
        danger: "text-danger",
        info: "text-info",
      },
    },
    compoundVariants: [
      { variant: "fill", tone: "neutral", class: "bg-fill" },
      { variant: "fill", tone: "accent", class: "bg-accent-subtle" },
      { variant: "fill", tone: "success", class: "bg-success-subtle" },
      { variant: "fill", tone: "warning", class: "bg-warning-subtle" },
      { variant: "fill", tone: "danger", class: "bg-danger-subtle" },
      { variant: "fill", tone: "info", class: "bg-info-subtle" },
    ],
    defaultVariants: { variant: "fill", tone: "neutral" },
  },
);
