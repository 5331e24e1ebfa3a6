import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

const layer = ":is([role=menu], [role=dialog], [role=alertdialog])";
const inUse = `input, textarea, ${layer}, ${layer} *`;

/**
 * Puts the focus into the message box when a chat is opened: whoever opens one wants to write. Not on a touch screen, where the
 * keyboard would cover what was opened, and not away from a field, from a menu or dialog that was opened meanwhile, or from a list
 * that somebody goes through by keyboard.
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
  // Each way to a chat has its own key, also that from a new chat to a new chat.
  const shown = useRef<string>(null);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    focus();
  }, [key]);
  return prompt;
}
