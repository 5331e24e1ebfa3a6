import { useEffect, useEffectEvent } from "react";

/** On a Mac, Ctrl+K deletes to the end of the line in every field, so there it is Cmd alone. */
function isMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/** Whether Ctrl is held, on a Mac Cmd, and not the other of them. */
export const holdsCommand = ({ metaKey, ctrlKey }: KeyboardEvent): boolean =>
  isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;

/**
 * Calls back on Ctrl+K, on a Mac Cmd+K, also inside fields. Not during IME composition, not if the key was handled
 * already, and not with further modifiers.
 */
export function useCommandKey(onPress: () => void, enabled = true): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!holdsCommand(event) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k")
        return;
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
