import {
  Copy,
  Ellipsis,
  History,
  Pencil,
  Pin,
  PinOff,
  Search,
  SlidersHorizontal,
  Trash2,
} from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useCopy } from "../../components/copy-button/use-copy.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/menu/index.ts";
import { RenameField } from "../../patterns/session-list/index.ts";
import type { ChatActions, ChatReady } from "./chat.types.ts";

/** Props of {@link ChatHead}. */
export interface ChatHeadProps
  extends Pick<ChatActions, "onDeleteSession" | "onPinSession" | "onRenameSession"> {
  session: ChatReady["session"];
  /** The whole conversation as markdown. */
  markdown: () => string;
  /** Opens the search in the conversation; absent while there is nothing to search. */
  onSearch?: (() => void) | undefined;
  onOpenHistory: () => void;
  onOpenSettings: () => void;
}

const copyWords = { idle: "", copied: "Copied", failed: "Copying failed" };

/** The title of the conversation, what can be done with it, and on narrow screens the ways to both sidebars. */
export function ChatHead(props: ChatHeadProps) {
  const { session, markdown, onOpenHistory, onOpenSettings, onRenameSession } = props;
  const { state: copied, copy } = useCopy(markdown);
  const [renaming, setRenaming] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const title = session?.title ?? "New chat";
  const finish = (next: string | null) => {
    setRenaming(false);
    if (session && next !== null) onRenameSession?.({ id: session.id, title: next });
    requestAnimationFrame(() => menuButton.current?.focus());
  };
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-line border-b ps-4 pe-3 @max-lg/chat:gap-0 @max-lg/chat:px-1">
      <IconButton
        label="Open chat history"
        icon={History}
        size="lg"
        className="@lg/chat:hidden"
        onClick={onOpenHistory}
      />
      <h1
        dir="auto"
        title={session?.title}
        className={
          renaming ? "sr-only" : "min-w-0 flex-1 truncate px-1 font-semibold text-14 @lg/chat:px-0"
        }
      >
        {title}
      </h1>
      {renaming && (
        <div className="min-w-0 flex-1">
          <RenameField title={title} onFinish={finish} />
        </div>
      )}
      <span
        role="status"
        className={copied === "idle" ? "sr-only" : "shrink-0 px-1 text-12 text-muted"}
      >
        {copyWords[copied]}
      </span>
      {props.onSearch && (
        <IconButton
          label="Search this chat"
          title="Search this chat (/)"
          icon={Search}
          className="@max-lg/chat:size-control-lg"
          onClick={props.onSearch}
        />
      )}
      {session && (
        <SessionMenu
          {...props}
          onCopy={() => void copy()}
          buttonRef={menuButton}
          session={session}
          onRename={onRenameSession && (() => setRenaming(true))}
        />
      )}
      <IconButton
        label="Open settings"
        icon={SlidersHorizontal}
        size="lg"
        className="@lg/chat:hidden"
        onClick={onOpenSettings}
      />
    </header>
  );
}

type SessionMenuProps = Pick<ChatHeadProps, "onDeleteSession" | "onPinSession"> & {
  session: NonNullable<ChatReady["session"]>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onRename: (() => void) | undefined;
  onCopy: () => void;
};

function SessionMenu(props: SessionMenuProps) {
  const { session, buttonRef, onDeleteSession, onPinSession, onRename, onCopy } = props;
  const { id, title, pinned = false } = session;
  const rename = useRef(false);
  return (
    <Menu>
      <MenuTrigger>
        <IconButton
          ref={buttonRef}
          label="Chat actions"
          icon={Ellipsis}
          className="@max-lg/chat:size-control-lg"
        />
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!rename.current) return;
          // Only now has the menu let go of the focus: the field would lose it again while the menu closes.
          rename.current = false;
          event.preventDefault();
          onRename?.();
        }}
      >
        {onRename && (
          <MenuItem
            icon={Pencil}
            onSelect={() => {
              rename.current = true;
            }}
          >
            Rename
          </MenuItem>
        )}
        {onPinSession && (
          <MenuItem
            icon={pinned ? PinOff : Pin}
            onSelect={() => onPinSession({ id, pinned: !pinned })}
          >
            {pinned ? "Unpin" : "Pin"}
          </MenuItem>
        )}
        <MenuItem icon={Copy} onSelect={onCopy}>
          Copy chat
        </MenuItem>
        <MenuItem icon={Trash2} tone="danger" onSelect={() => onDeleteSession({ id, title })}>
          Delete chat
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
