import { type ReactElement, useRef } from "react";
import { Menu, MenuContent, MenuTrigger } from "../../components/menu/index.ts";
import { SessionMenuItems } from "./session-menu-items.tsx";
import type { SessionIntents, SessionRow } from "./types.ts";

/** Props of {@link SessionRowMenu}. */
export type SessionRowMenuProps = Omit<SessionIntents, "onRename"> & {
  session: SessionRow;
  /** The trigger. */
  button: ReactElement;
  onBeginRename: (() => void) | undefined;
  onOpenChange: (open: boolean) => void;
};

/** The menu of a row. Open from the start, because it is loaded when its button is pressed. */
export function SessionRowMenu({ session, button, onOpenChange, ...items }: SessionRowMenuProps) {
  const renames = useRef(false);
  const { onBeginRename } = items;
  return (
    <Menu defaultOpen onOpenChange={onOpenChange}>
      <MenuTrigger>{button}</MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!renames.current) return;
          // Only now has the menu released the focus: the field would lose it again while the menu closes.
          renames.current = false;
          event.preventDefault();
          onBeginRename?.();
        }}
      >
        <SessionMenuItems
          {...items}
          session={session}
          onBeginRename={
            onBeginRename &&
            (() => {
              renames.current = true;
            })
          }
        />
      </MenuContent>
    </Menu>
  );
}
