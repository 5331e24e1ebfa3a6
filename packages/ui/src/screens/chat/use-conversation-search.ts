import { useEffect, useRef, useState } from "react";
import type { ChatActions, ChatReady } from "./chat.types.ts";

/**
 * Whether the search is open. While it is, all older messages are requested, in whichever chat is open: only loaded
 * messages are found. Once for each first message, so that a failing server is not asked forever.
 */
export function useConversationSearch(
  { session, messages, hasEarlier = false }: Pick<ChatReady, "session" | "messages" | "hasEarlier">,
  onLoadEarlier: ChatActions["onLoadEarlier"],
): [searching: boolean, setSearching: (searching: boolean) => void] {
  const [searching, setSearching] = useState(false);
  const asked = useRef<string | null>(null);
  const beginning = `${session?.id} ${messages[0]?.id}`;
  useEffect(() => {
    if (!searching) asked.current = null;
    else if (hasEarlier && asked.current !== beginning) {
      asked.current = beginning;
      onLoadEarlier?.({ all: true });
    }
  }, [searching, hasEarlier, beginning, onLoadEarlier]);
  return [searching, setSearching];
}
