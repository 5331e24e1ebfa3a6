import { Copy } from "lucide-react";
import { useRef } from "react";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from "../../components/menu/index.ts";
import type { AnnouncePace } from "../../patterns/chat-transcript/index.ts";
import { SessionMenuItems } from "../../patterns/session-list/session-menu-items.tsx";
import { ChatMenuButton, type ChatMenuProps } from "./chat-menu.tsx";
import { chatScreenTexts } from "./chat.texts.ts";

/** The menu of the conversation from its first press on: open from the start. */
export function OpenedChatMenu(props: ChatMenuProps) {
  const { session, buttonRef, onRename, onCopy, copiesAll } = props;
  const rename = useRef(false);
  return (
    <Menu defaultOpen>
      <MenuTrigger>
        <ChatMenuButton ref={buttonRef} />
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!rename.current) return;
          // Only now has the menu released the focus: the field would lose it again while the menu closes.
          rename.current = false;
          event.preventDefault();
          onRename?.();
        }}
      >
        <SessionMenuItems
          session={session}
          onPin={props.onPinSession}
          onExport={props.onExportSession}
          onDelete={props.onDeleteSession}
          onBeginRename={
            onRename &&
            (() => {
              rename.current = true;
            })
          }
        >
          <MenuItem icon={Copy} onSelect={onCopy}>
            {copiesAll ? chatScreenTexts.copyChat : chatScreenTexts.copyLoaded}
          </MenuItem>
        </SessionMenuItems>
        {props.onAnnounceChange && (
          <AnnounceItems announce={props.announce} onAnnounceChange={props.onAnnounceChange} />
        )}
      </MenuContent>
    </Menu>
  );
}

const paces: readonly AnnouncePace[] = ["end", "sentences"];

type AnnounceItemsProps = Required<Pick<ChatMenuProps, "onAnnounceChange">> &
  Pick<ChatMenuProps, "announce">;

/** When a screen reader announces an answer: the person's preference, for all chats. */
function AnnounceItems({ announce = "end", onAnnounceChange }: AnnounceItemsProps) {
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{chatScreenTexts.announceAnswers}</MenuLabel>
      <MenuRadioGroup
        aria-label={chatScreenTexts.announceAnswers}
        value={announce}
        onValueChange={(value) =>
          onAnnounceChange({ announce: paces.find((pace) => pace === value) ?? "end" })
        }
      >
        {paces.map((pace) => (
          <MenuRadioItem key={pace} value={pace}>
            {chatScreenTexts.announce[pace]}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
