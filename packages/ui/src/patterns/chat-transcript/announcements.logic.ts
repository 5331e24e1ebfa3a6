import type { TranscriptMessage } from "./types.ts";

/**
 * What a reader hears when a conversation changed from `before` to `after`.
 * @param code said in the place of code
 */
export function announcements(
  before: readonly TranscriptMessage[],
  after: readonly TranscriptMessage[],
  code: string,
): string[] {
  // What is the same object at the same place is no news: in a long conversation that is nearly all of it.
  let kept = 0;
  while (kept < after.length && after[kept] === before[kept]) kept += 1;
  const known = new Map(before.slice(kept).map((message) => [message.id, message]));
  const rest = after.slice(kept);
  const first = rest.findIndex((message) => known.has(message.id));
  // Another conversation was opened: its stored messages are read, not announced.
  if (before.length > 0 && kept === 0 && first < 0) return [];
  // Nor is what was loaded before the first that is known.
  const news = kept === 0 && first > 0 ? rest.slice(first) : rest;
  return news.flatMap((message) => {
    const old = known.get(message.id);
    if (message === old) return [];
    if (message.kind === "assistant") {
      const ended = !message.streaming && (old === undefined || isStreaming(old));
      return ended && message.text.trim() !== "" ? [spoken(message.text, code)] : [];
    }
    if (message.kind !== "status" && message.kind !== "error") return [];
    const same = old?.kind === message.kind && old.text === message.text;
    return same ? [] : [message.text];
  });
}

function isStreaming(message: TranscriptMessage): boolean {
  return message.kind === "assistant" && message.streaming === true;
}

const longest = 600;

/** An answer as a voice reads it: without mark-up, at most some sentences. */
export function spoken(markdown: string, code: string): string {
  const text = markdown
    .replace(/```[\s\S]*?(?:```|$)/g, () => ` ${code} `)
    .replace(/^[ \t]*\|.*$/gm, (row) => (/^[ \t|:-]+$/.test(row) ? "" : row.replace(/\|/g, ", ")))
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/(\*\*|__|~~|`)/g, "")
    .replace(/(^|[\s(])[*_](\S.*?\S|\S)[*_](?=[\s).,;:!?]|$)/g, "$1$2")
    .replace(/[ \t]*,(?:[ \t]*,)+/g, ",")
    .replace(/^[ \t,]+|[ \t,]+$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("? "), cut.lastIndexOf("! "));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(" "))}…`;
}
