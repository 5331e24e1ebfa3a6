import { useEffect, useEffectEvent } from "react";

/** On a Mac, Ctrl+K deletes to the end of the line in every field, so there it is Cmd alone. */
function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/**
 * Calls back on Ctrl+K, on a Mac Cmd+K, also inside fields. Not during IME composition, not if the key was handled
 * already, and not with further modifiers.
 */
export function useCommandKey(onPress: () => void, enabled = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const held = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!held || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
