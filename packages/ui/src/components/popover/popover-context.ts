import { createContext, type RefObject, use } from "react";
import type { Measurable } from "./popover.types.ts";

/** What the parts of a popover share. */
export interface PopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  modal: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  /** What the popover is placed beside, if that is not its button. */
  anchor: RefObject<Measurable | null>;
  contentId: string;
}

export const PopoverContext = createContext<PopoverState | null>(null);

/** The surrounding popover. */
export function usePopover(): PopoverState {
  const popover = use(PopoverContext);
  if (popover === null) throw new Error("A part of a popover is outside of <Popover>.");
  return popover;
}
