export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  type PopoverProps,
  PopoverTrigger,
} from "./popover.tsx";
export type { PopoverContentProps } from "./popover.types.ts";
