import { wholeText } from "../markdown/text-pieces.ts";
import type { Unit } from "./units.logic.ts";

/** Shorter conversations are drawn whole: looking for what is in view costs more than it saves there. */
export const wholeUpTo = 50;

/** From the first to the one after the last message that is drawn. */
export type Span = { start: number; end: number };

/** Heights of messages in one width, measured or guessed, and where each of them begins. */
export interface Layout {
  /** Takes the messages as they are now. */
  sync: (messages: readonly Unit[]) => void;
  /** Takes the width of the text. What was measured in another width is kept for it. */
  resize: (width: number) => void;
  /** Takes a measured height. @returns whether it is news */
  measure: (id: string, height: number) => boolean;
  count: () => number;
  indexOf: (id: string) => number;
  idAt: (index: number) => string | undefined;
  /** Where a message begins, in pixels from the beginning of the first. */
  offsetOf: (index: number) => number;
  /** The message at a distance from the beginning. */
  indexAt: (offset: number) => number;
}

/** Widths whose heights are remembered: with and without a sidebar, and turned. */
const keptWidths = 3;

const unmeasuredWidth = 688;

export function createLayout(): Layout {
  let messages: readonly Unit[] = [];
  let width = unmeasuredWidth;
  const widths = new Map<number, Map<string, number>>();
  let measured = new Map<string, number>();
  const indexes = new Map<string, number>();
  /** Beginning of each message and the end of the last; good up to `known`. */
  let offsets = new Float64Array(1);
  let known = 0;

  const heightOf = (message: Unit) => measured.get(message.id) ?? estimatedHeight(message, width);

  const know = (index: number) => {
    for (; known < index; known += 1) {
      const message = messages[known];
      offsets[known + 1] = (offsets[known] ?? 0) + (message ? heightOf(message) : 0);
    }
    return offsets[index] ?? 0;
  };

  return {
    sync(next) {
      if (next === messages) return;
      let same = 0;
      while (same < next.length && next[same] === messages[same]) same += 1;
      const begun = Math.min(messages.length, next.length);
      let kept = same;
      // A message that grows is another object with the same id: its place in the list stays.
      while (kept < begun && next[kept]?.id === messages[kept]?.id) kept += 1;
      for (let index = kept; index < messages.length; index += 1) {
        const id = messages[index]?.id;
        if (id !== undefined) indexes.delete(id);
      }
      for (let index = kept; index < next.length; index += 1) {
        const id = next[index]?.id;
        if (id !== undefined) indexes.set(id, index);
      }
      messages = next;
      if (offsets.length <= next.length) {
        const longer = new Float64Array(next.length * 2);
        longer.set(offsets);
        offsets = longer;
      }
      known = Math.min(known, same);
    },
    resize(next) {
      const whole = Math.round(next);
      if (whole === width && measured.size > 0) return;
      width = whole;
      measured = widths.get(whole) ?? new Map<string, number>();
      widths.delete(whole);
      widths.set(whole, measured);
      const oldest = widths.keys().next().value;
      if (widths.size > keptWidths && oldest !== undefined) widths.delete(oldest);
      known = 0;
    },
    measure(id, height) {
      const index = indexes.get(id);
      if (index === undefined || height === 0) return false;
      if (Math.abs((measured.get(id) ?? -1) - height) < 0.01) return false;
      measured.set(id, height);
      known = Math.min(known, index);
      return true;
    },
    count: () => messages.length,
    indexOf: (id) => indexes.get(id) ?? -1,
    idAt: (index) => messages[index]?.id,
    offsetOf: (index) => know(Math.max(0, Math.min(index, messages.length))),
    indexAt(offset) {
      know(messages.length);
      let low = 0;
      let high = messages.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((offsets[middle + 1] ?? 0) <= offset) low = middle + 1;
        else high = middle;
      }
      return Math.min(low, Math.max(0, messages.length - 1));
    },
  };
}

/**
 * How much is drawn before and after the view, in its heights: where the view comes to, before the next frame of a scroll, and as soon
 * as there is time. What is drawn ahead comes in steps, each in a task of its own, so that no scroll waits for many messages at once;
 * it is more than a page of the keyboard or a flick of a wheel, which else would wait for what they bring into view. A tenth at once
 * is further than a fast scroll goes in a frame; a quarter made the tasks of one on a slow machine longer than 50 ms.
 */
const around = { arrival: 0.75, atOnce: 0.1, ahead: 1.25, step: 0.25 };

/** The messages to draw around a view that comes to a place: those in it and some of its height before and after. */
export function spanAround(
  layout: Layout,
  top: number,
  height: number,
  share: number = around.arrival,
): Span {
  return {
    start: layout.indexAt(top - share * height),
    end: Math.min(layout.count(), layout.indexAt(top + (1 + share) * height) + 1),
  };
}

/** What is to be drawn first, before the next frame where there is time: as much as is there already, where that covers the view and a little more. */
export function spanNow(layout: Layout, drawn: Span, top: number, height: number): Span {
  const least = spanAround(layout, top, height, around.atOnce);
  if (drawn.start <= least.start && drawn.end >= least.end) return drawn;
  const kept = within(drawn, spanAround(layout, top, height, around.ahead));
  // Far from what was drawn nothing is joined: the messages between would have to be drawn, too.
  if (kept.end < least.start || kept.start > least.end) return least;
  return { start: Math.min(kept.start, least.start), end: Math.max(kept.end, least.end) };
}

/** One message more of what is wanted, next to what is drawn of it already. */
export function spanTowards(wanted: Span, drawn: Span): Span {
  const { start, end } = within(drawn, wanted);
  // Nothing of it is drawn: it begins where it is read.
  if (start === end) return { start: wanted.start, end: Math.min(wanted.start + 1, wanted.end) };
  return start > wanted.start
    ? { start: start - 1, end }
    : { start, end: Math.min(end + 1, wanted.end) };
}

/** One step nearer to what is wanted around a view; the same when that is drawn. What is further away is given up. */
export function spanAhead(layout: Layout, drawn: Span, top: number, height: number): Span {
  const wanted = spanAround(layout, top, height, around.ahead);
  const step = around.step * height;
  const before = drawn.start > wanted.start ? top - layout.offsetOf(drawn.start) : Infinity;
  const after = drawn.end < wanted.end ? layout.offsetOf(drawn.end) - top - height : Infinity;
  const next = within(drawn, wanted);
  if (before !== Infinity && before <= after) {
    next.start = Math.max(wanted.start, layout.indexAt(layout.offsetOf(drawn.start) - step));
  } else if (after !== Infinity) {
    next.end = Math.min(wanted.end, layout.indexAt(layout.offsetOf(drawn.end) + step) + 1);
  }
  return sameSpan(next, drawn) ? drawn : next;
}

/** What two spans have in common; nothing of the second where they have not. */
function within(a: Span, b: Span): Span {
  const start = Math.max(a.start, b.start);
  return { start, end: Math.max(start, Math.min(a.end, b.end)) };
}

export function sameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** The messages of a span and those that stay drawn wherever the view is, in order. */
export function drawnIndexes(span: Span, kept: Iterable<number>): number[] {
  const indexes = new Set<number>();
  for (let index = span.start; index < span.end; index += 1) indexes.add(index);
  for (const index of kept) if (index >= 0) indexes.add(index);
  return [...indexes].sort((a, b) => a - b);
}

const lineHeight = 22;
const widthOfCharacter = 7.4;

/** About how high a message will be drawn, in pixels: a far-off guess makes the scrollbar jump. */
export function estimatedHeight(message: Unit, width: number): number {
  if (message.kind === "tool_call" || message.kind === "tool_calls") return 46;
  if (message.kind === "discovery") return 360;
  if (message.kind !== "user" && message.kind !== "assistant") return 40;
  const inLine = Math.max(16, Math.min(width, unmeasuredWidth) / widthOfCharacter);
  const text = wholeText(message.text);
  let lines = 1 + Math.floor(text.length / inLine);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    lines += 0.6;
  }
  return Math.round(lines * lineHeight + (message.kind === "user" ? 36 : 20));
}
