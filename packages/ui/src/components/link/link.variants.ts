import { cva } from "class-variance-authority";

export const linkVariants = cva("", {
  variants: {
    variant: {
      inline:
        "touch-target rounded-4 text-accent underline decoration-transparent underline-offset-2 transition-colors duration-press hover:decoration-current",
      text: "rounded-4 text-accent underline decoration-accent-line underline-offset-2 transition-colors duration-press hover:decoration-current",
      quiet: "rounded-4 text-inherit transition-colors duration-press hover:text-default",
      plain: "",
    },
  },
  defaultVariants: { variant: "inline" },
});
