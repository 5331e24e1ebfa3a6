import { cva } from "class-variance-authority";

export const menuVariants = cva([
  "floating z-overlay max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 overflow-y-auto rounded-8 p-1 shadow-2",
  "data-[state=closed]:animate-menu-out data-[state=open]:animate-menu-in focus-visible:outline-none",
]);

export const menuItemVariants = cva(
  [
    "flex min-h-row-compact w-full cursor-default select-none items-center gap-2 rounded-4 px-2 py-1 text-13 outline-none",
    "data-highlighted:bg-fill data-disabled:text-disabled",
    "forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid",
  ],
  {
    variants: { tone: { neutral: "text-default", danger: "text-danger" } },
    defaultVariants: { tone: "neutral" },
  },
);
