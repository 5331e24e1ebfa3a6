import { indentLines, offsetOf } from "./json-text.logic.ts";

/** Longer insertions take seconds as a browser edit, and are set at once instead, without undo. */
const undoable = 100_000;

/** Replaces a part of the text as if it was typed, so that the browser can undo it. */
export function replaceText(
  area: HTMLTextAreaElement,
  { from, to, replacement }: { from: number; to: number; replacement: string },
  otherwise: (text: string) => void,
) {
  area.focus({ preventScroll: true });
  area.setSelectionRange(from, to);
  const typed =
    replacement.length < undoable && document.execCommand("insertText", false, replacement);
  if (!typed) otherwise(area.value.slice(0, from) + replacement + area.value.slice(to));
}

/** Moves the selected lines by one step of indent, and keeps them selected. */
export function indent(area: HTMLTextAreaElement, by: 1 | -1, otherwise: (text: string) => void) {
  const { value: text, selectionStart: start, selectionEnd: end } = area;
  const change = indentLines({ text, start, end }, by);
  replaceText(area, change, otherwise);
  area.setSelectionRange(change.start, change.end);
}

/** Focuses and selects a range, and scrolls it to the middle of the view. */
export function goTo(area: HTMLTextAreaElement, line: number, column: number, lineHeight: number) {
  const at = offsetOf(area.value, line, column);
  area.focus({ preventScroll: true });
  area.setSelectionRange(at, Math.min(at + 1, area.value.length));
  area.scrollIntoView({ block: "nearest" });
  area.scrollTop = (line - 1) * lineHeight - area.clientHeight / 2;
  const letter = Number.parseFloat(getComputedStyle(area).fontSize) * 0.6;
  area.scrollLeft = Math.max(0, column * letter - area.clientWidth / 2);
}
