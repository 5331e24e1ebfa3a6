import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { Menu, MenuContent, MenuTrigger } from "../../components/menu/index.ts";
import { SessionMenuItems } from "./session-menu-items.tsx";
import type { SessionIntents, SessionRow } from "./types.ts";

type SessionMenuProps = Omit<SessionIntents, "onRename"> & {
  session: SessionRow;
  onBeginRename: (() => void) | undefined;
  onOpenChange: (open: boolean) => void;
};

/** The button of a row that opens what can be done with its chat. */
export function SessionMenu({ session, onOpenChange, ...items }: SessionMenuProps) {
  const words = useWords(sessionListWords);
  const [used, setUsed] = useState(false);
  const renames = useRef(false);
  const { onBeginRename } = items;
  const button = { size: "xs", icon: Ellipsis, label: words.chatActions(session.title) } as const;
  // A list may have a hundred rows, and most of their menus are never opened.
  if (!used) {
    const open = () => {
      setUsed(true);
      onOpenChange(true);
    };
    return <IconButton {...button} aria-haspopup="menu" aria-expanded={false} onClick={open} />;
  }
  return (
    <Menu defaultOpen onOpenChange={onOpenChange}>
      <MenuTrigger>
        <IconButton {...button} />
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!renames.current) return;
          // Only now has the menu let go of the focus: the field would lose it again while the menu closes.
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
