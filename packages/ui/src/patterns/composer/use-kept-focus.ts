import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";

/**
 * A disabled textarea loses focus; this restores it when the lock ends, unless the person moved elsewhere. Returns the
 * ref for the textarea, which also fills `outer`.
 */
export function useKeptFocus(
  locked: boolean,
  outer: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const element = useRef<HTMLTextAreaElement | null>(null);
  const had = useRef(false);
  const wasLocked = useRef(locked);

  useEffect(() => {
    const field = element.current;
    if (!field) return undefined;
    const focus = () => {
      had.current = true;
    };
    const blur = () => {
      // Losing focus to the lock does not count as leaving.
      if (!field.disabled) had.current = false;
    };
    field.addEventListener("focus", focus);
    field.addEventListener("blur", blur);
    return () => {
      field.removeEventListener("focus", focus);
      field.removeEventListener("blur", blur);
    };
  }, []);

  useEffect(() => {
    const unlocked = wasLocked.current && !locked;
    wasLocked.current = locked;
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (unlocked && had.current && nowhere) element.current?.focus({ preventScroll: true });
  }, [locked]);

  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(
    outer,
    () => element.current,
  );
  return element;
}
