import { useEffect, useRef, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { fileInWords } from "../file-card/file-lines.logic.ts";
import { joinChunks } from "../markdown/chunked-text.ts";
import type { AnnouncerSnapshot } from "./announcements.logic.ts";
import type { AnnouncePace, TranscriptMessage } from "./types.ts";
import type { Reading } from "./use-reading.ts";
import { useSentences } from "./use-sentences.ts";

export type AnnouncerProps = {
  /** Says messages in words. Until it is loaded nothing is said, and what is new stays new. */
  speech: Reading | null;
  /** Null for a chat that has no id yet. */
  conversation: string | null;
  messages: readonly TranscriptMessage[];
  /** Announced when a run begins; null while none is in progress. */
  working: string | null;
  /** When an answer is announced. */
  pace: AnnouncePace;
  /** How many messages arrived below the view, in words; null for none. */
  fresh?: string | null;
};

/**
 * Announces what is new in a live region beside the log. The log itself is silent: otherwise each chunk of an answer
 * would be read.
 */
export function Announcer({
  speech,
  conversation,
  messages,
  working,
  pace,
  fresh = null,
}: AnnouncerProps) {
  const { spokenCode } = useWords(transcriptWords);
  const files = useWords(fileCardWords);
  const { locale } = useLocale();
  const [said, setSaid] = useState<{ count: number; text: string }>({ count: 0, text: "" });
  const before = useRef<AnnouncerSnapshot | null>(null);
  const wasFresh = useRef<string | null>(null);
  const say = (text: string) => setSaid((last) => ({ count: last.count + 1, text }));
  const reading = useSentences(speech, messages, pace, spokenCode, locale, say);
  useEffect(() => {
    const was = before.current;
    if (was !== null && speech === null) return;
    const now: AnnouncerSnapshot = { conversation, messages, working: working !== null };
    const news =
      was === null || speech === null
        ? []
        : speech.announcements(
            was,
            now,
            (answer) =>
              reading ? reading.rest(answer) : speech.spoken(joinChunks(answer.text), spokenCode),
            (file) => fileInWords(file, files, locale),
          );
    if (working !== null && was?.working === false) news.unshift(working);
    // Announced the first time, and together with other news: announcing every new count would never stop.
    if (fresh !== null && fresh !== wasFresh.current) {
      if (news.length > 0 || wasFresh.current === null) news.push(fresh);
    }
    before.current = now;
    wasFresh.current = fresh;
    if (news.length > 0) setSaid((last) => ({ count: last.count + 1, text: news.join(" ") }));
  }, [speech, conversation, messages, working, fresh, spokenCode, reading, files, locale]);
  return (
    <div aria-live="polite" className="sr-only" data-slot="announcer">
      <p key={said.count}>{said.text}</p>
    </div>
  );
}
