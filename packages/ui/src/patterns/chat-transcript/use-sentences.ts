import { useEffect, useMemo, useRef } from "react";
import { useLatest } from "../../hooks/use-latest.ts";
import { isStreaming } from "./announcements.logic.ts";
import { createReading, type Reading } from "./sentences.logic.ts";
import type { AnnouncePace, TranscriptMessage } from "./types.ts";

/** Time between two sentences of a growing answer, in milliseconds: a reader says other things, too. */
const between = 4_000;
/** A growing text is not looked through at each of its chunks. */
const soonest = 500;

/** The answer that is being written: one of the last messages. */
const growing = (messages: readonly TranscriptMessage[]) => messages.slice(-5).find(isStreaming);

/**
 * Says a growing answer sentence by sentence.
 * @returns what keeps count of what was said; null while answers are said at their end
 */
export function useSentences(
  messages: readonly TranscriptMessage[],
  pace: AnnouncePace,
  code: string,
  locale: string | undefined,
  say: (text: string) => void,
): Reading | null {
  const reading = useMemo(
    () => (pace === "sentences" ? createReading(code, locale) : null),
    [pace, code, locale],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);

  /** Says what there is to say. @returns whether there was something */
  const tell = useLatest((): boolean => {
    const answer = growing(messages);
    const part = reading && answer ? reading.next(answer) : "";
    if (part === "") return false;
    saidAt.current = performance.now();
    say(part);
    return true;
  });
  // What stands there when the reading begins is read, not said.
  const begin = useLatest(() => {
    const answer = growing(messages);
    if (answer) reading?.skip(answer);
  });
  useEffect(begin, [begin, reading]);
  useEffect(() => {
    const plan = () => {
      if (timer.current !== undefined) return;
      const wait = Math.max(soonest, saidAt.current + between - performance.now());
      timer.current = setTimeout(() => {
        timer.current = undefined;
        // There may be more of it than was said.
        if (tell()) plan();
      }, wait);
    };
    if (reading !== null && growing(messages)) plan();
  }, [messages, reading, tell]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return reading;
}
