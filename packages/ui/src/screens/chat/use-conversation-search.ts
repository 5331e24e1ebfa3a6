import { useEffect, useRef, useState } from "react";
import type { ChatActions, ChatReady } from "./chat.types.ts";

/**
 * Whether the conversation is searched. As long as it is, everything before what is loaded is asked for, in whichever chat is
 * on show: what has not been loaded would not be found. Once for each beginning, so that a server that fails is left in peace.
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
