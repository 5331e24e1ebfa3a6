import { Copy, Ellipsis } from "lucide-react";
import { type RefObject, useRef } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
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
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatActions, ChatReady } from "./chat.types.ts";

interface ChatMenuProps
  extends Pick<
    ChatActions,
    "onAnnounceChange" | "onDeleteSession" | "onExportSession" | "onPinSession"
  > {
  session: NonNullable<ChatReady["session"]>;
  announce?: AnnouncePace | undefined;
  copiesAll: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onRename: (() => void) | undefined;
  onCopy: () => void;
}

/** What can be done with the conversation. */
export function ChatMenu(props: ChatMenuProps) {
  const { session, buttonRef, onRename, onCopy, copiesAll } = props;
  const rename = useRef(false);
  return (
    <Menu>
      <MenuTrigger>
        <IconButton
          ref={buttonRef}
          label={chatScreenTexts.chatActions}
          icon={Ellipsis}
          className="@max-lg/chat:size-control-lg"
        />
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
