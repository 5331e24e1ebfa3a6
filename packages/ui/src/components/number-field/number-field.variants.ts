import { cva } from "class-variance-authority";

export const numberFieldVariants = cva(
  [
    "inline-flex by-default:w-fit shrink-0 items-stretch justify-self-start overflow-hidden rounded-6 border border-line-strong bg-surface text-13",
    "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-focus",
    // A finger needs 44 px inside the edge.
    "pointer-coarse:box-content",
    "data-[state=invalid]:border-danger-solid data-[disabled]:border-line data-[disabled]:bg-sunken",
    "forced-colors:data-[disabled]:border-forced-disabled forced-colors:data-[disabled]:text-disabled",
  ],
  {
    variants: { size: { sm: "h-control-sm", md: "h-control-md", lg: "h-control-lg" } },
    defaultVariants: { size: "sm" },
  },
);

export const stepVariants = cva([
  "grid w-6 place-items-center text-muted transition-colors duration-press pointer-coarse:w-11",
  "live:hover:bg-fill live:hover:text-default live:active:bg-fill-hover",
  "disabled:cursor-not-allowed disabled:text-disabled",
]);
