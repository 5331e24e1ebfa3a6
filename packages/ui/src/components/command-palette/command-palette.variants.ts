import { cva } from "class-variance-authority";

/** Near the upper edge: it grows downwards, and an on-screen keyboard covers the lower half. */
export const commandPaletteVariants = cva([
  "floating fixed inset-x-3 top-3 z-overlay mx-auto flex max-w-dialog-lg flex-col overflow-hidden rounded-12 text-default shadow-3 sm:top-24",
  "data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in focus-visible:outline-none",
]);

export const commandVariants = cva([
  "group/command flex min-h-row-compact cursor-default select-none items-center gap-2 rounded-6 px-2 py-1 text-13 text-default outline-none",
  "data-active-item:bg-fill aria-disabled:text-disabled",
  "forced-colors:data-active-item:outline-2 forced-colors:data-active-item:outline-solid",
]);
