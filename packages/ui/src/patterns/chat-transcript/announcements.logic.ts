import { emphasisMark, linkMark } from "./inline-marks.logic.ts";
import type { TranscriptMessage } from "./types.ts";

/** An answer, or what there is of it. */
export type AnswerMessage = Extract<TranscriptMessage, { kind: "assistant" }>;

/** What there was to hear at one moment. */
export type Heard = {
  /** Null for a chat that has no id yet. */
  conversation: string | null;
  messages: readonly TranscriptMessage[];
  /** A run goes on. */
  working: boolean;
};

/**
 * What a reader hears when `before` became `after`.
 * @param sayAnswer what is said of an answer that is finished
 */
export function announcements(
  { messages: before, ...was }: Heard,
  { messages: after, conversation }: Heard,
  sayAnswer: (answer: AnswerMessage) => string,
): string[] {
  // What is the same object at the same place is no news: in a long conversation that is nearly all of it.
  let kept = 0;
  while (kept < after.length && after[kept] === before[kept]) kept += 1;
  const known = new Map(before.slice(kept).map((message) => [message.id, message]));
  const rest = after.slice(kept);
  const first = rest.findIndex((message) => known.has(message.id));
  // Another conversation was opened: its stored messages are read, not announced. A new chat that gets its id is the same
  // one, also where nothing was said in it yet: a run goes on there.
  const another = before.length > 0 || (was.conversation !== conversation && !was.working);
  if (another && kept === 0 && first < 0) return [];
  // Nor is what was loaded before the first that is known.
  const news = kept === 0 && first > 0 ? rest.slice(first) : rest;
  return news.flatMap((message) => {
    const old = known.get(message.id);
    if (message === old) return [];
    if (message.kind === "assistant") {
      const ended = !message.streaming && (old === undefined || isStreaming(old));
      const said = ended ? sayAnswer(message) : "";
      return said === "" ? [] : [said];
    }
    if (message.kind !== "status" && message.kind !== "error") return [];
    const same = old?.kind === message.kind && old.text === message.text;
    return same ? [] : [message.text];
  });
}

/** Whether more of this message will come. */
export function isStreaming(message: TranscriptMessage): message is AnswerMessage {
  return message.kind === "assistant" && message.streaming === true;
}

/** More than this of an answer is read in the conversation, not listened to. */
export const longestSpoken = 600;

/** Marks and addresses, which nobody hears, take no more than the rest of this. */
const longestRead = 20 * longestSpoken;

/** An answer as a voice reads it: without mark-up, at most some sentences. */
export function spoken(markdown: string, code: string): string {
  const text = markdown
    .replace(/```[\s\S]*?(?:```|$)/g, () => ` ${code} `)
    .slice(0, longestRead)
    .replace(/[ \t]+/g, " ")
    .replace(/^ ?\|.*$/gm, (row) => (/^[ |:-]+$/.test(row) ? "" : row.replace(/\|/g, ", ")))
    .replace(linkMark, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|~~|`)/g, "")
    .replace(emphasisMark, "$1$2")
    .replace(/ ?,(?: ?,)+/g, ",")
    .replace(/^[ ,]+|[ ,]+$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longestSpoken) return text;
  const cut = text.slice(0, longestSpoken);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("? "), cut.lastIndexOf("! "));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
