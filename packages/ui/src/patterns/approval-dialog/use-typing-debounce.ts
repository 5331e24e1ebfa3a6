import { useEffect, useState } from "react";

/** Debounce: a dialog opens after this many milliseconds without typing. */
export const debounceTime = 500;
/** Maximum delay, in milliseconds. */
export const maxDelay = 5_000;

export type TypingDebounce<Request> = {
  /** What may be shown now. */
  request: Request | null;
  /** A request is delayed until the person pauses: say so beside the text they write. */
  waiting: boolean;
};

/**
 * Debounces a dialog while somebody types, so that no key meant for the text answers it: until half a second without
 * typing, at most five seconds. IME composition counts as typing.
 */
export function useTypingDebounce<Request extends { id: string }>(
  request: Request | null,
): TypingDebounce<Request> {
  const [typing, setTyping] = useState(false);
  const [admitted, setAdmitted] = useState(false);
  const id = request?.id ?? null;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let composing = false;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!composing) setTyping(false);
      }, debounceTime);
    };
    const typed = () => {
      setTyping(true);
      rest();
    };
    const began = () => {
      composing = true;
      typed();
    };
    const ended = () => {
      composing = false;
      rest();
    };
    window.addEventListener("input", typed, true);
    window.addEventListener("compositionstart", began, true);
    window.addEventListener("compositionend", ended, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("input", typed, true);
      window.removeEventListener("compositionstart", began, true);
      window.removeEventListener("compositionend", ended, true);
    };
  }, []);

  useEffect(() => {
    if (id === null) return undefined;
    const timer = setTimeout(() => setAdmitted(true), maxDelay);
    return () => clearTimeout(timer);
  }, [id]);

  // Once shown it stays, even when another request replaces it: typing in its own fields must not close it.
  const shown = id !== null && (admitted || !typing);
  if (shown !== admitted) setAdmitted(shown);
  return { request: shown ? request : null, waiting: id !== null && !shown };
}
