import { cva } from "class-variance-authority";

/** A chip in a row, or a line of the list on a narrow screen. */
export const chipVariants = cva("group/chip min-w-0 text-start text-14 text-muted", {
  variants: {
    layout: {
      row: "inline-flex min-h-7 max-w-100 items-center rounded-6 border px-2 pointer-coarse:min-h-9",
      list: "grid min-h-11 w-full grid-cols-[4.5rem_minmax(0,1fr)_1rem] items-center gap-2 px-3 py-2 -outline-offset-2",
    },
    state: { set: "", empty: "", open: "", problem: "", assumed: "" },
    readOnly: { true: "", false: "" },
  },
  compoundVariants: [
    {
      layout: "row",
      state: ["set", "empty"],
      className: "border-transparent bg-fill",
    },
    { layout: "row", state: "assumed", className: "border-line bg-surface" },
    {
      layout: "row",
      state: ["set", "empty", "assumed"],
      readOnly: false,
      className:
        "hover:bg-fill-hover data-[state=open]:border-accent-line data-[state=open]:bg-accent-subtle data-[state=open]:text-accent",
    },
    {
      layout: "row",
      state: ["open", "problem"],
      className: "border-warning-line bg-warning-subtle text-warning",
    },
    {
      layout: "list",
      state: ["open", "problem"],
      className: "bg-warning-subtle text-warning",
    },
    {
      layout: "list",
      state: ["set", "empty", "assumed"],
      readOnly: false,
      className: "hover:bg-fill data-[state=open]:bg-accent-subtle data-[state=open]:text-accent",
    },
  ],
});

/** A line of a menu. */
export const optionVariants = cva([
  "flex min-h-row-compact cursor-default select-none items-center gap-1.5 rounded-6 px-1.5 py-1 text-13 text-default outline-none",
  "data-active-item:bg-fill max-sm:min-h-11 pointer-coarse:min-h-11",
  "forced-colors:data-active-item:outline-2 forced-colors:data-active-item:outline-solid",
]);

/** The box of a line that can be chosen with others. */
export const boxVariants = cva("grid size-4 place-items-center rounded-4 border", {
  variants: {
    checked: {
      true: "border-transparent bg-accent text-on-accent",
      false: "border-line-strong bg-surface",
    },
  },
});

/** One of a few alternatives above a list. */
export const pillVariants = cva([
  "relative inline-flex h-6 cursor-pointer items-center rounded-6 bg-fill px-2 font-medium text-12 text-default pointer-coarse:h-9",
  "hover:bg-fill-hover has-checked:bg-accent-subtle has-checked:text-accent",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-solid has-focus-visible:outline-offset-2",
]);

/** A part that could be added: the words of a group or condition, or a plus. */
export const ghostVariants = cva(
  "text-subtle hover:bg-fill-hover hover:text-default data-[state=open]:bg-fill-hover data-[state=open]:text-default",
  {
    variants: {
      layout: {
        row: "inline-flex min-h-7 items-center rounded-6 pointer-coarse:min-h-9",
        list: "flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start font-medium -outline-offset-2",
      },
      plus: { true: "", false: "text-14" },
    },
    compoundVariants: [
      { layout: "row", plus: true, className: "w-7 justify-center pointer-coarse:w-9" },
      { layout: "row", plus: false, className: "px-2" },
    ],
  },
);
