import { cva } from "class-variance-authority";

export const iconButtonVariants = cva(
  [
    "inline-grid shrink-0 place-items-center rounded-6 border border-transparent text-muted transition-colors duration-press",
    "live:hover:bg-fill-hover live:hover:text-default live:active:bg-fill-active",
    "disabled:cursor-not-allowed disabled:text-disabled aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:text-disabled",
  ],
  {
    variants: {
      size: {
        xs: "size-control-xs",
        sm: "size-control-sm",
        md: "size-control-md",
        lg: "size-control-lg",
      },
      variant: {
        ghost: "",
        neutral: "bg-fill",
        primary:
          "bg-accent text-on-accent live:hover:bg-accent-hover live:hover:text-on-accent live:active:bg-accent-active disabled:bg-fill",
        floating: "floating rounded-full shadow-2",
      },
      tone: { neutral: "", danger: "live:hover:bg-danger-subtle live:hover:text-danger" },
    },
    defaultVariants: { size: "sm", variant: "ghost", tone: "neutral" },
  },
);
