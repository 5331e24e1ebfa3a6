import type { ReactElement, ReactNode } from "react";
import { Dialog, DialogContent, DialogTrigger } from "../../components/dialog/index.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../components/popover/index.ts";

interface MenuFrameProps {
  /** Names the menu. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A sheet at the lower edge, where a finger reaches it; otherwise a window beside its chip. */
  sheet: boolean;
  /** The chip. */
  trigger: ReactElement;
  /** May give the focus to another chip, if it prevents the default. */
  onCloseAutoFocus: (event: Event) => void;
  children: ReactNode;
}

/** The one frame of all menus. */
export function MenuFrame({
  name,
  open,
  onOpenChange,
  sheet,
  trigger,
  onCloseAutoFocus,
  children,
}: MenuFrameProps) {
  if (sheet)
    return (
      <Dialog onOpenChange={onOpenChange} open={open}>
        <DialogTrigger>{trigger}</DialogTrigger>
        <DialogContent onCloseAutoFocus={onCloseAutoFocus} title={name}>
          <div className="mt-2 flex min-h-0 flex-col border-t">{children}</div>
        </DialogContent>
      </Dialog>
    );
  return (
    <Popover onOpenChange={onOpenChange} open={open}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <PopoverContent aria-label={name} inset={false} onCloseAutoFocus={onCloseAutoFocus} size="lg">
        {children}
      </PopoverContent>
    </Popover>
  );
}
