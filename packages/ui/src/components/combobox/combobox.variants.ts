import { cva } from "class-variance-authority";

/** A modal dialog disables pointer events on the page, and this list is outside of it. */
export const comboboxListVariants = cva([
  "floating pointer-events-auto z-overlay flex max-h-(--popover-available-height) min-w-(--popover-anchor-width) max-w-(--popover-anchor-width) flex-col",
  "overflow-hidden rounded-8 text-13 text-default shadow-2 outline-none data-open:animate-menu-in",
]);

export const comboboxOptionVariants = cva([
  "flex min-h-row-compact cursor-default select-none items-center gap-2 rounded-4 px-2 py-1 text-default outline-none",
  "data-active-item:bg-fill aria-disabled:text-disabled",
  "forced-colors:data-active-item:outline-2 forced-colors:data-active-item:outline-solid",
]);
