import { cva } from "class-variance-authority";

/** The radius is a quarter of the edge. */
export const appLogoVariants = cva(
  "inline-grid shrink-0 select-none place-items-center overflow-hidden border border-line bg-surface font-medium text-12 text-muted",
  {
    variants: {
      size: {
        sm: "size-5 rounded-4",
        md: "size-6 rounded-6",
        lg: "size-8 rounded-8",
        xl: "size-10 rounded-8",
      },
    },
    defaultVariants: { size: "md" },
  },
);
