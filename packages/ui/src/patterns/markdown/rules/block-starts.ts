import type { Level } from "./nodes.ts";

// Recognizes what a line begins, other than a paragraph. All patterns are applied at its first non-space character.

const fence = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const heading = /^#{1,6}(?=[ \t]|$)/;
const underline = /^(?:=+|-+)[ \t]*$/;
const divider = /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
const entry = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
const note = /^\[\^([^\s[\]]{1,999})\]:/;

/** The mark of a fence: three backticks or tildes, or more. */
export const startOfFence = (text: string): string | undefined => fence.exec(text)?.[0];

/** Whether a line closes the fence: at least as many of its characters, and nothing else. */
export function closesFence(text: string, mark: string): boolean {
  let end = 0;
  while (text[end] === mark[0]) end++;
  return end >= mark.length && text.slice(end).trim() === "";
}

const levels: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** Text and level of a heading with number signs, without closing ones. */
export function readHeading(text: string): { level: Level; text: string } | null {
  const marks = heading.exec(text)?.[0] ?? "";
  const level = levels[marks.length - 1];
  if (level === undefined) return null;
  const words = text.slice(marks.length).trim();
  let end = words.length;
  while (words[end - 1] === "#") end--;
  const closed = end === 0 || words[end - 1] === " " || words[end - 1] === "\t";
  return { level, text: closed ? words.slice(0, end).trimEnd() : words };
}

/** Level of the heading that an underline makes of the paragraph above it. */
export function levelOfUnderline(text: string): 1 | 2 | null {
  if (!underline.test(text)) return null;
  return text.startsWith("=") ? 1 : 2;
}

/** Three stars, underscores or hyphens, and nothing else. */
export const isDivider = (text: string): boolean => divider.test(text);

/** Marker of a list item: as written, the character that its siblings share, and its number. */
export function readEntryMark(
  text: string,
): { written: string; mark: string; start: number | null } | null {
  const found = entry.exec(text);
  if (!found) return null;
  const start = found[1] === undefined ? null : Number(found[1]);
  return { written: found[0], mark: found[0].slice(-1), start };
}

/** `[^label]:`, which begins a footnote. */
export function readNoteLabel(text: string): { written: string; label: string } | null {
  const found = note.exec(text);
  return found?.[1] === undefined ? null : { written: found[0], label: found[1] };
}

const named =
  /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s|\/?>|$)/i;
const anyTag =
  /^(?:<\/[a-z][a-z\d-]*\s*>|<[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>)[ \t]*$/i;

/** HTML blocks by their beginning, each with what ends it; undefined if a blank line does. */
const html: readonly (readonly [RegExp, RegExp | undefined])[] = [
  [/^<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [named, undefined],
];

/** The end condition of the HTML that a line begins; null if it begins none. */
export function endOfHtml(text: string, inParagraph: boolean): { end: RegExp | undefined } | null {
  if (!text.startsWith("<")) return null;
  const found = html.find(([begin]) => begin.test(text));
  if (found) return { end: found[1] };
  // Any other tag begins HTML only if it is alone on its line.
  return !inParagraph && anyTag.test(text) ? { end: undefined } : null;
}
