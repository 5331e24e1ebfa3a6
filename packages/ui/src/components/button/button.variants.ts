import { cva } from "class-variance-authority";

export const buttonVariants = cva(
  [
    "relative inline-flex max-w-full shrink-0 select-none items-center justify-center whitespace-nowrap rounded-6 border",
    "font-medium transition-colors duration-press",
    "disabled:cursor-not-allowed disabled:text-disabled aria-disabled:cursor-not-allowed",
  ],
  {
    variants: {
      size: {
        sm: "h-control-sm gap-1.5 px-2 text-13",
        md: "h-control-md gap-1.5 px-3 text-14",
        lg: "h-control-lg gap-2 px-4 text-14",
      },
      variant: {
        primary:
          "border-transparent bg-accent text-on-accent live:hover:bg-accent-hover live:active:bg-accent-active disabled:bg-fill",
        neutral: "border-transparent bg-fill live:hover:bg-fill-hover live:active:bg-fill-active",
        ghost:
          "border-transparent live:hover:bg-fill-hover live:hover:text-default live:active:bg-fill-active",
        outline: "border-line bg-surface live:hover:bg-fill live:active:bg-fill-hover",
        danger:
          "border-transparent bg-danger-solid text-on-accent live:hover:brightness-90 live:active:brightness-80 disabled:bg-fill",
      },
      tone: { neutral: "", danger: "" },
    },
    compoundVariants: [
      { variant: ["neutral", "outline"], tone: "neutral", class: "text-default" },
      { variant: "ghost", tone: "neutral", class: "text-muted" },
      {
        variant: ["neutral", "outline", "ghost"],
        tone: "danger",
        class: "text-danger live:hover:text-danger",
      },
    ],
    defaultVariants: { variant: "neutral", size: "md", tone: "neutral" },
  },
);
