import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button, type ButtonProps } from "../../components/button/index.ts";
import { Menu, MenuContent, MenuTrigger } from "../../components/menu/index.ts";
import { fetchMenu } from "../../components/menu/load-menu.ts";
import { LeaveRowContext } from "./leave-row.ts";

interface ResolveMenuProps extends ButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the menu offers; asked for once it is open. */
  items: () => ReactNode;
  /** The menu has closed, and one of its entries was the last thing to do with the row. */
  onLeave: () => void;
}

/** Keys by which a button opens its menu. */
const OPENING = new Set(["Enter", " ", "ArrowDown"]);

/**
 * The button of a row's menu, with the menu once it was pressed. A closed menu would cost each row more than the rest of it,
 * and listen to every key that is pressed in the page.
 */
export function ResolveMenu({ open, onOpenChange, items, onLeave, ...button }: ResolveMenuProps) {
  const [pressed, setPressed] = useState(open);
  const trigger = useRef<HTMLButtonElement>(null);
  const leaving = useRef(false);
  if (pressed) {
    return (
      <Menu open={open} onOpenChange={onOpenChange}>
        <MenuTrigger>
          <Button {...button} ref={trigger} />
        </MenuTrigger>
        <MenuContent
          align="end"
          onCloseAutoFocus={(event) => {
            if (!leaving.current) return;
            leaving.current = false;
            event.preventDefault();
            onLeave();
          }}
        >
          {open && (
            <LeaveRowContext
              value={() => {
                leaving.current = true;
              }}
            >
              {items()}
            </LeaveRowContext>
          )}
        </MenuContent>
      </Menu>
    );
  }
  /** The menu takes the press as its own: what opens it, and which item has the focus then, is its business. */
  const handOn = (event: PointerEvent | KeyboardEvent) => {
    const { nativeEvent: native, currentTarget } = event;
    const focused = document.activeElement === currentTarget;
    flushSync(() => setPressed(true));
    if (focused) trigger.current?.focus({ preventScroll: true });
    const again =
      native instanceof globalThis.KeyboardEvent
        ? new globalThis.KeyboardEvent(native.type, native)
        : new globalThis.PointerEvent(native.type, native);
    event.stopPropagation();
    if (trigger.current?.dispatchEvent(again) === false) event.preventDefault();
  };
  return (
    <Button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onFocus={fetchMenu}
      onPointerEnter={fetchMenu}
      onPointerDown={handOn}
      onKeyDown={(event) => {
        if (OPENING.has(event.key)) handOn(event);
      }}
    />
  );
}
