import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

const layer = ":is([role=menu], [role=dialog], [role=alertdialog])";
const inUse = `input, textarea, ${layer}, ${layer} *`;

/**
 * Focuses the message box when a chat is opened. Not on a touch screen, where the keyboard would cover the chat, and not away from a
 * field, an open menu or dialog, or a list that is being navigated by keyboard.
 * @param isNew nothing was asked in it yet
 */
export function useReadyToWrite(isNew: boolean): RefObject<HTMLTextAreaElement | null> {
  const prompt = useRef<HTMLTextAreaElement>(null);
  const { key } = useLocation();
  const focus = useEffectEvent(() => {
    const kept = isNew ? inUse : `${inUse}, :focus-visible`;
    if (matchMedia("(pointer: coarse)").matches || document.activeElement?.matches(kept)) return;
    prompt.current?.focus({ preventScroll: true });
  });
  // Each navigation has its own key, also one from a new chat to a new chat.
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    focus();
  }, [key]);
  return prompt;
}
