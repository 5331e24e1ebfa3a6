import { useEffect, useRef, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { announcements } from "./announcements.logic.ts";
import type { TranscriptMessage } from "./types.ts";

export type AnnouncerProps = {
  messages: readonly TranscriptMessage[];
  /** Sentence said when a run begins; null while none goes on. */
  working: string | null;
};

/** Says what is new, beside the log: the log itself is silent, or each chunk of an answer would be read. */
export function Announcer({ messages, working }: AnnouncerProps) {
  const { spokenCode } = useWords(transcriptWords);
  const [said, setSaid] = useState<{ count: number; text: string }>({ count: 0, text: "" });
  const before = useRef<readonly TranscriptMessage[] | null>(null);
  const wasWorking = useRef<string | null>(null);
  useEffect(() => {
    const news = before.current === null ? [] : announcements(before.current, messages, spokenCode);
    if (working !== null && wasWorking.current === null && before.current !== null) {
      news.unshift(working);
    }
    before.current = messages;
    wasWorking.current = working;
    if (news.length > 0) setSaid((last) => ({ count: last.count + 1, text: news.join(" ") }));
  }, [messages, working, spokenCode]);
  return (
    <div aria-live="polite" className="sr-only" data-slot="announcer">
      <p key={said.count}>{said.text}</p>
    </div>
  );
}
