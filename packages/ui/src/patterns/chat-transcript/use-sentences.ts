import { useEffect, useMemo, useRef } from "react";
import { useLatest } from "../../hooks/use-latest.ts";
import { isStreaming } from "./is-streaming.ts";
import type { SentenceReader } from "./sentences.logic.ts";
import type { AnnouncePace, TranscriptMessage } from "./types.ts";
import type { Reading } from "./use-reading.ts";

/**
 * Minimum time between two announcements of a growing answer, in milliseconds: a screen reader has other things to say.
 */
const minInterval = 4_000;
/** Throttle: a growing text is not scanned for each chunk. */
const throttle = 500;

/** The streaming answer: one of the last messages. */
const growing = (messages: readonly TranscriptMessage[]) => messages.slice(-5).find(isStreaming);

/**
 * Announces a growing answer sentence by sentence.
 * @returns tracks how much was announced; null while answers are announced at their end
 */
export function useSentences(
  speech: Reading | null,
  messages: readonly TranscriptMessage[],
  pace: AnnouncePace,
  code: string,
  locale: string | undefined,
  say: (text: string) => void,
): SentenceReader | null {
  const reading = useMemo(
    () => (pace === "sentences" ? (speech?.createSentenceReader(code, locale) ?? null) : null),
    [speech, pace, code, locale],
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);

  /** Announces the next sentences. @returns whether there were any */
  const announceNext = useLatest((): boolean => {
    const answer = growing(messages);
    const part = reading && answer ? reading.next(answer) : "";
    if (part === "") return false;
    saidAt.current = performance.now();
    say(part);
    return true;
  });
  // The text at the start was read, not announced.
  const skipPresent = useLatest(() => {
    const answer = growing(messages);
    if (answer) reading?.skip(answer);
  });
  // What came while the reader was loading is new.
  const isLate = useRef(speech === null && messages.length === 0);
  useEffect(() => {
    if (speech === null) return;
    if (!isLate.current || reading === null) skipPresent();
    isLate.current = false;
  }, [skipPresent, speech, reading]);
  useEffect(() => {
    const plan = () => {
      if (timer.current !== undefined) return;
      const wait = Math.max(throttle, saidAt.current + minInterval - performance.now());
      timer.current = setTimeout(() => {
        timer.current = undefined;
        // There may be more than was announced.
        if (announceNext()) plan();
      }, wait);
    };
    if (reading !== null && growing(messages)) plan();
  }, [messages, reading, announceNext]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return reading;
}
