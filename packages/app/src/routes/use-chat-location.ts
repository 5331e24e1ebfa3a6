import { withPrompt } from "@switchboard/ui/screens/chat";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigation, useParams } from "react-router";
import type { Chat } from "../chat/chat.ts";
import { readOrigin } from "../chat/chat-origin.ts";
import { takePassedPrompt } from "../chat/passed-prompt.ts";
import { useServices } from "../services-context.tsx";

/** Keeps the location and the chat of a page in step. */
export function useChatLocation(chat: Chat): void {
  const { paths } = useServices();
  const navigate = useNavigate();
  const { state } = useLocation();
  const prompt = initialPrompt(state);
  const { sessionId: stored } = useParams();
  const isLeaving = useNavigation().state !== "idle";
  const session = useSyncExternalStore(
    chat.state.subscribe,
    useCallback(() => chat.state.get().sessionId, [chat]),
  );

  // The URL follows the conversation, in place: Back must not lead to the empty chat that became this one. Not while another page
  // loads that was chosen meanwhile.
  useEffect(() => {
    if (stored === undefined && session !== null && !isLeaving)
      void navigate(paths.chatSession(session), { replace: true });
  }, [stored, isLeaving, session, navigate, paths]);

  useEffect(() => {
    const passed = takePassedPrompt();
    if (passed !== null) void navigate(".", { replace: true, state: passed });
  }, [navigate]);

  // Applied once: the browser keeps a location's state over a reload, when the text may have changed.
  useEffect(() => {
    if (prompt === "") return;
    chat.draft.set((typed) => withPrompt(typed, prompt));
    const origin = originOf(state);
    if (origin !== null) chat.origin.set(origin);
    void navigate(".", { replace: true, state: null });
  }, [chat, navigate, prompt, state]);
}

/** Where that prompt came from, if it is not the person's own. */
const originOf = (state: unknown) =>
  typeof state === "object" && state !== null && "origin" in state
    ? readOrigin(state.origin)
    : null;

/** A prompt that another page passes on. */
function initialPrompt(state: unknown): string {
  if (typeof state !== "object" || state === null || !("initialPrompt" in state)) return "";
  return typeof state.initialPrompt === "string" ? state.initialPrompt : "";
}
