import { cva } from "class-variance-authority";

export const noticeVariants = cva(
  "flex min-w-0 items-start gap-2 rounded-8 border border-transparent p-3 text-13 text-default",
  {
    variants: {
      tone: {
        neutral: "bg-fill *:data-[slot=icon]:text-muted",
        success: "bg-success-subtle *:data-[slot=icon]:text-success",
        warning: "bg-warning-subtle *:data-[slot=icon]:text-warning",
        danger: "bg-danger-subtle *:data-[slot=icon]:text-danger",
        info: "bg-info-subtle *:data-[slot=icon]:text-info",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);
