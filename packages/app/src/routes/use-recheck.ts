import { useEffect } from "react";
import type { Chat } from "../chat/chat.ts";
import type { ChatState } from "../chat/chat-state.ts";
import type { AppInfoService } from "../session/app-info.ts";

/**
 * Checks whether what waits for the person was decided elsewhere. A server that does not push events is polled; any is asked when the
 * window becomes visible, and as soon as an approval has expired: its answers are dead, and the window is in the way.
 */
export function useRecheck(
  appInfo: AppInfoService,
  chat: Chat,
  { approval, reconnect, credits }: ChatState,
  now: number,
): void {
  const asking = approval !== null || reconnect !== null || credits !== null;
  const isExpired = approval?.expiresAt != null && Date.parse(approval.expiresAt) <= now;
  useEffect(() => {
    if (!asking) return undefined;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      chat.recheck().catch(() => {});
      chat.recheckReconnect().catch(() => {});
      chat.recheckCredits().catch(() => {});
    };
    if (isExpired) look();
    const timer = appInfo.has("watch") && !isExpired ? undefined : setInterval(look, 5_000);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [appInfo, chat, asking, isExpired]);
}
