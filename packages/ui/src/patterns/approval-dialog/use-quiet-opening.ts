import { useEffect, useState } from "react";

/** A person who typed within this time is not interrupted, in milliseconds. */
export const quietTime = 500;
/** A dialog waits no longer than this, in milliseconds. */
export const longestWait = 5_000;

export type QuietOpening<Request> = {
  /** What may be shown now. */
  request: Request | null;
  /** Something waits for the person to pause: say so beside the text they write. */
  waiting: boolean;
};

/**
 * Holds a dialog back while somebody types, so that no key meant for the text answers it: until half a second of quiet,
 * at most five seconds. A composition (IME) counts as typing.
 */
export function useQuietOpening<Request extends { id: string }>(
  request: Request | null,
): QuietOpening<Request> {
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
      }, quietTime);
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
    const timer = setTimeout(() => setAdmitted(true), longestWait);
    return () => clearTimeout(timer);
  }, [id]);

  // Once shown it stays, also when another request takes its place: typing in its own fields must not take it away.
  const shown = id !== null && (admitted || !typing);
  if (shown !== admitted) setAdmitted(shown);
  return { request: shown ? request : null, waiting: id !== null && !shown };
}
