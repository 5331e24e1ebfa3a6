import { cva } from "class-variance-authority";

export const overlayVariants = cva(
  "fixed inset-0 z-overlay bg-scrim data-[state=closed]:animate-overlay-out data-[state=open]:animate-overlay-in",
);

/** A sheet at the lower edge below 640, a box in the middle above. */
export const dialogVariants = cva(
  [
    "floating fixed inset-x-0 bottom-0 z-overlay mx-auto flex dialog-box flex-col overflow-hidden rounded-t-12 shadow-3",
    "sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-12",
    "data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in focus-visible:outline-none",
  ],
  {
    variants: {
      size: { sm: "sm:max-w-dialog-sm", md: "sm:max-w-dialog-md", lg: "sm:max-w-dialog-lg" },
    },
    defaultVariants: { size: "md" },
  },
);
