import { cva } from "class-variance-authority";

export const radioGroupVariants = cva("group/radios min-w-0", {
  variants: {
    variant: { plain: "flex gap-y-2 pointer-coarse:gap-y-0", card: "grid gap-2" },
    orientation: { vertical: "", horizontal: "" },
  },
  compoundVariants: [
    { variant: "plain", orientation: "vertical", class: "flex-col" },
    { variant: "plain", orientation: "horizontal", class: "flex-wrap gap-x-6" },
    { variant: "card", orientation: "horizontal", class: "sm:auto-cols-fr sm:grid-flow-col" },
  ],
  defaultVariants: { variant: "plain", orientation: "vertical" },
});

/** The whole row is the button: label, hint and circle are one target. */
export const radioItemVariants = cva(
  [
    "group/radio flex min-w-0 items-start gap-2 text-start text-13 text-default transition-colors duration-press",
    "disabled:cursor-not-allowed disabled:text-disabled",
  ],
  {
    variants: {
      variant: {
        plain: "rounded-4 py-0.5 focus-visible:outline-none pointer-coarse:py-3",
        card: [
          "rounded-8 border border-line-strong bg-surface p-3 live:hover:bg-canvas live:active:bg-fill",
          "data-[state=checked]:border-accent data-[state=checked]:bg-accent-subtle",
          "disabled:border-line disabled:bg-sunken disabled:data-[state=checked]:border-line disabled:data-[state=checked]:bg-sunken",
          "group-aria-invalid/radios:border-danger-solid",
          "forced-colors:data-[state=checked]:border-forced-mark",
        ],
      },
    },
    defaultVariants: { variant: "plain" },
  },
);

export const radioMarkVariants = cva(
  [
    "grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-surface transition-colors duration-press",
    "group-data-[state=checked]/radio:border-accent group-data-[state=checked]/radio:bg-accent",
    "group-aria-invalid/radios:border-danger-solid",
    "group-disabled/radio:border-line group-disabled/radio:bg-sunken",
    "group-disabled/radio:group-data-[state=checked]/radio:border-ink-disabled group-disabled/radio:group-data-[state=checked]/radio:bg-ink-disabled",
  ],
  {
    variants: {
      variant: {
        plain:
          "outline-offset-2 outline-focus group-focus-visible/radio:outline-2 group-enabled/radio:group-hover/radio:border-ink-muted",
        card: "",
      },
    },
    defaultVariants: { variant: "plain" },
  },
);
