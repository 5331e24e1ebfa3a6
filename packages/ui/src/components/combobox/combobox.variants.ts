import { cva } from "class-variance-authority";

/** Its place and size follow the field: see `useListPlace`. */
export const comboboxListVariants = cva([
  "floating fixed inset-auto z-overlay flex flex-col",
  "overflow-hidden rounded-8 text-13 text-default shadow-2 outline-none data-open:animate-menu-in",
]);

export const comboboxOptionVariants = cva([
  "flex min-h-row-compact cursor-default select-none items-center gap-2 rounded-4 px-2 py-1 text-default outline-none",
  "data-active-item:bg-fill aria-disabled:text-disabled",
  "forced-colors:data-active-item:outline-2 forced-colors:data-active-item:outline-solid",
]);
