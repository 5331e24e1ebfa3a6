import { cva } from "class-variance-authority";

/** At the lower end edge, over the whole width below 640. */
export const toastViewportVariants = cva([
  "pointer-events-none fixed inset-x-3 bottom-3 z-toast flex max-h-full flex-col gap-2 rounded-8",
  "sm:start-auto sm:end-4 sm:bottom-4 sm:w-100",
]);

/** A modal dialog disables pointer events on the page; a toast above it must keep its own. */
export const toastVariants = cva(
  [
    "floating pointer-events-auto relative flex w-full min-w-0 items-start gap-2 overflow-hidden rounded-8 py-2 ps-3 pe-2 text-13 text-default shadow-2",
    "data-[state=closed]:animate-overlay-out data-[state=open]:animate-dialog-in",
  ],
  {
    variants: {
      tone: {
        neutral: "*:data-[slot=icon]:text-muted",
        success: "*:data-[slot=icon]:text-success",
        danger: "*:data-[slot=icon]:text-danger",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);
