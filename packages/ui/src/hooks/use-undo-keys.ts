import { useEffect, useEffectEvent } from "react";
import { isCommandTaken } from "./taken-keys.ts";
import { holdsCommand } from "./use-command-key.ts";

/**
 * Calls back on Ctrl+Z, and on Ctrl+Shift+Z or Ctrl+Y; on a Mac with Cmd. In a field these keys are about its text, and while a menu or
 * a dialog is open about neither.
 */
export function useUndoKeys(
  keys: { onUndo: () => void; onRedo: () => void },
  enabled = true,
): void {
  const press = useEffectEvent((redo: boolean) => (redo ? keys.onRedo() : keys.onUndo()));
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || event.shiftKey;
      if (key !== "z" && (key !== "y" || event.shiftKey)) return;
      if (!holdsCommand(event) || event.altKey || event.isComposing || isCommandTaken(event))
        return;
      event.preventDefault();
      press(isRedo);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled]);
}
