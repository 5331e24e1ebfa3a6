import { Fragment, type ReactElement, type ReactNode } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../components/dialog/index.ts";
import {
  Popover,
  PopoverAnchor,
  PopoverContent,
  PopoverTrigger,
} from "../../components/popover/index.ts";
import type { ChipMenuState } from "./use-chip-menu.ts";

interface MenuFrameProps extends ReturnType<ChipMenuState["frame"]> {
  /** Names the menu. */
  name: string;
  /** The chip. */
  trigger: ReactElement;
  children: ReactNode;
}

/** In a sheet the close button comes first. A finger has not asked for the keyboard of the screen. */
function focusSearch(event: Event) {
  event.preventDefault();
  const menu = event.currentTarget as HTMLElement;
  const search = menu.querySelector<HTMLElement>("[data-slot=question-search]");
  const isFinger = window.matchMedia("(pointer: coarse)").matches;
  (isFinger ? menu : (search ?? menu)).focus();
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
          onOpenAutoFocus={focusSearch}
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
      <PopoverContent aria-label={name} inset={false} onCloseAutoFocus={onCloseAutoFocus} size="lg">
        <Fragment key={opening}>{children}</Fragment>
      </PopoverContent>
    </Popover>
  );
}
