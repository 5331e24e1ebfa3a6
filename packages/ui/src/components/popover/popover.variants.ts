import { cva } from "class-variance-authority";

export const popoverVariants = cva(
  [
    "floating z-overlay flex max-w-(--radix-popover-content-available-width) flex-col rounded-8 text-13 text-default shadow-2",
    "max-h-(--radix-popover-content-available-height) overflow-y-auto focus-visible:outline-none",
    "data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in",
  ],
  {
    variants: {
      size: { sm: "w-60", md: "w-80", lg: "w-100", auto: "w-max" },
      inset: { true: "p-3", false: "" },
    },
    defaultVariants: { size: "md", inset: true },
  },
);
