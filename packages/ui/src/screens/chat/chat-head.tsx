import { Ellipsis, History, Pin, PinOff, SlidersHorizontal, Trash2 } from "lucide-react";
import { IconButton } from "../../components/icon-button/index.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/menu/index.ts";
import type { ChatActions, ChatReady } from "./chat.types.ts";

/** Props of {@link ChatHead}. */
export interface ChatHeadProps extends Pick<ChatActions, "onDeleteSession" | "onPinSession"> {
  session: ChatReady["session"];
  onOpenHistory: () => void;
  onOpenSettings: () => void;
}

/** The title of the conversation, what can be done with it, and on narrow screens the ways to both sidebars. */
export function ChatHead(props: ChatHeadProps) {
  const { session, onOpenHistory, onOpenSettings } = props;
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b ps-4 pe-3 max-lg:px-1">
      <IconButton
        label="Open chat history"
        icon={History}
        size="lg"
        className="lg:hidden"
        onClick={onOpenHistory}
      />
      <h1
        dir="auto"
        title={session?.title}
        className="min-w-0 flex-1 truncate font-semibold text-14 max-lg:text-center"
      >
        {session?.title ?? "New chat"}
      </h1>
      {session && <SessionMenu {...props} session={session} />}
      <IconButton
        label="Open settings"
        icon={SlidersHorizontal}
        size="lg"
        className="lg:hidden"
        onClick={onOpenSettings}
      />
    </header>
  );
}

function SessionMenu({
  session,
  onDeleteSession,
  onPinSession,
}: ChatHeadProps & { session: NonNullable<ChatReady["session"]> }) {
  const { id, title, pinned = false } = session;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton label="Chat actions" icon={Ellipsis} className="max-sm:hidden" />
      </MenuTrigger>
      <MenuContent align="end">
        {onPinSession && (
          <MenuItem
            icon={pinned ? PinOff : Pin}
            onSelect={() => onPinSession({ id, pinned: !pinned })}
          >
            {pinned ? "Unpin" : "Pin"}
          </MenuItem>
        )}
        <MenuItem icon={Trash2} tone="danger" onSelect={() => onDeleteSession({ id, title })}>
          Delete chat
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
