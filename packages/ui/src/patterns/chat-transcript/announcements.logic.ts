import type { FileCardView } from "../file-card/types.ts";
import { plainAnswer } from "../markdown/plain-answer.ts";
import { splitRow } from "../markdown/markdown-parser.ts";
import { type AnswerMessage, isStreaming } from "./is-streaming.ts";
import type { TranscriptMessage } from "./types.ts";

/** What the announcer compares between two renders. */
export type AnnouncerSnapshot = {
  /** Null for a chat that has no id yet. */
  conversation: string | null;
  messages: readonly TranscriptMessage[];
  /** A run is in progress. */
  working: boolean;
};

/**
 * What a screen reader should announce when `before` became `after`.
 * @param sayAnswer the text to announce for a finished answer
 * @param sayFile the same for a file that was uploaded
 */
export function announcements(
  { messages: before, ...was }: AnnouncerSnapshot,
  { messages: after, conversation }: AnnouncerSnapshot,
  sayAnswer: (answer: AnswerMessage) => string,
  sayFile: (file: FileCardView) => string,
): string[] {
  // An unchanged object at the same index is not new. In a long conversation that skips nearly all of it.
  let kept = 0;
  while (kept < after.length && after[kept] === before[kept]) kept += 1;
  const known = new Map(before.slice(kept).map((message) => [message.id, message]));
  const rest = after.slice(kept);
  const first = rest.findIndex((message) => known.has(message.id));
  // Another conversation was opened: its stored messages are read, not announced. A new chat that gets its id is the
  // same conversation, even before its first message, because a run is in progress there.
  const another = before.length > 0 || (was.conversation !== conversation && !was.working);
  if (another && kept === 0 && first < 0) return [];
  // Messages loaded before the first known one are not new either.
  const news = kept === 0 && first > 0 ? rest.slice(first) : rest;
  return news.flatMap((message) => {
    const old = known.get(message.id);
    if (message === old) return [];
    if (message.kind === "assistant") {
      if (message.superseded || message.hidden) return [];
      const ended = !message.streaming && (old === undefined || isStreaming(old));
      const said = ended ? sayAnswer(message) : "";
      return said === "" ? [] : [said];
    }
    if (message.kind === "file") return old === undefined ? [sayFile(message.file)] : [];
    if (message.kind !== "status" && message.kind !== "error") return [];
    const same = old?.kind === message.kind && old.text === message.text;
    return same ? [] : [message.text];
  });
}

/** A longer answer is cut here: the rest is read in the conversation, not listened to. */
export const maxSpokenLength = 600;

/** Limit before mark-up and addresses are removed, which are not spoken. */
const maxSourceLength = 20 * maxSpokenLength;

const fence = /^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|$(?![^]))/gm;
const row = /^[ \t]*\|.*$/gm;

/**
 * An answer as speech: without mark-up, a few sentences at most.
 * @param markdown the answer, or a part of it: a row of a table or an inner entry of a list may be all there is
 */
export function spoken(markdown: string, code: string): string {
  const source = markdown
    .replace(fence, () => `\n\n${code}\n\n`)
    .slice(0, maxSourceLength)
    .replace(row, (line) => (/^[ \t|:-]+$/.test(line) ? "" : `\n${sayRow(line)}\n`))
    .replace(/^[ \t]+/gm, "");
  const text = plainAnswer(source, code)
    // A sentence may end inside of a mark.
    .replace(/\*\*|~~|`/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= maxSpokenLength) return text;
  const cut = text.slice(0, maxSpokenLength);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("? "), cut.lastIndexOf("! "));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}

const sayRow = (line: string) =>
  splitRow(line)
    .filter((cell) => cell !== "")
    .join(", ");
