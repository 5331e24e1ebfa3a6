import { Fragment, type ReactElement, type ReactNode } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../components/dialog/index.ts";
import {
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
} from "../../components/popover/index.ts";
import { firstFieldOf } from "./option-list.tsx";
import type { ChipMenuState } from "./use-chip-menu.ts";

interface MenuFrameProps extends ReturnType<ChipMenuState["frame"]> {
  /** Names the menu. */
  name: string;
  /** The chip. */
  trigger: ReactElement;
  children: ReactNode;
}

/** In a sheet the close button comes first; and a finger has not asked for the keyboard of the screen. */
function focusFirst(event: Event) {
  const menu = event.currentTarget;
  if (!(menu instanceof HTMLElement)) return;
  event.preventDefault();
  const isFinger = window.matchMedia("(pointer: coarse)").matches;
  ((isFinger ? null : firstFieldOf(menu)) ?? menu).focus({ preventScroll: true });
}

/** The one frame of all menus. */
export function MenuFrame({
  name,
  open,
  onOpenChange,
  sheet,
  opening,
  anchor,
  trigger,
  onCloseAutoFocus,
  children,
}: MenuFrameProps) {
  if (sheet)
    return (
      <Dialog onOpenChange={onOpenChange} open={open}>
        <DialogTrigger>{trigger}</DialogTrigger>
        <DialogContent
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={focusFirst}
          title={name}
        >
          <div className="mt-2 flex min-h-0 flex-col border-t" key={opening}>
            {children}
          </div>
        </DialogContent>
      </Dialog>
    );
  return (
    <Popover onOpenChange={onOpenChange} open={open}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        aria-label={name}
        inset={false}
        onCloseAutoFocus={onCloseAutoFocus}
        onOpenAutoFocus={focusFirst}
        size="lg"
      >
        <Fragment key={opening}>{children}</Fragment>
      </PopoverContent>
    </Popover>
  );
}
