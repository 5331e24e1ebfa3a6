import { cva } from "class-variance-authority";

export const sampleItemVariants = cva("inline-flex items-center", {
  variants: {
    size: { sm: "text-12", md: "text-14" },
  },
  defaultVariants: { size: "md" },
});
