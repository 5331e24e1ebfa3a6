import { Ellipsis } from "lucide-react";
import type { ComponentProps, RefObject } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import type { ChatHeadProps } from "./chat-head.tsx";
import { chatScreenTexts } from "./chat.texts.ts";
import type { ChatReady } from "./chat.types.ts";

/** Most conversations are read without it. */
const menu = lazyModule(() => import("./opened-chat-menu.tsx"));

export type ChatMenuProps = Pick<
  ChatHeadProps,
  | "announce"
  | "copiesAll"
  | "onAnnounceChange"
  | "onDeleteSession"
  | "onExportSession"
  | "onPinSession"
> & {
  session: NonNullable<ChatReady["session"]>;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onRename: (() => void) | undefined;
  onCopy: () => void;
};

/** The button of the menu. */
export function ChatMenuButton(props: Omit<ComponentProps<"button">, "children" | "type">) {
  return (
    <IconButton
      {...props}
      label={chatScreenTexts.chatActions}
      icon={Ellipsis}
      className="@max-lg/chat:size-control-lg"
    />
  );
}

/** What can be done with the conversation. */
export function ChatMenu(props: ChatMenuProps) {
  const [opened, opener] = menu.useOpened();
  const { buttonRef } = props;
  if (opened) return <opened.OpenedChatMenu {...props} />;
  return <ChatMenuButton ref={buttonRef} {...opener} />;
}
