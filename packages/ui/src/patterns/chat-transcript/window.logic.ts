import { joinChunks } from "../markdown/chunked-text.ts";
import type { AskedView } from "../question-answer/types.ts";
import type { Unit } from "./units.logic.ts";

/** Shorter conversations are rendered whole: windowing costs more than it saves there. */
export const windowedAbove = 50;

/** From the first mounted message to the one after the last. */
export type Span = { start: number; end: number };

/** Heights of messages for one width, measured or estimated, and the offset of each. */
export interface Layout {
  /** Takes the current messages. */
  sync: (messages: readonly Unit[]) => void;
  /** Takes the width of the text. Heights measured in another width stay cached for it. */
  resize: (width: number) => void;
  /** Takes a measured height. @returns whether it changed */
  measure: (id: string, height: number) => boolean;
  count: () => number;
  indexOf: (id: string) => number;
  idAt: (index: number) => string | undefined;
  /** Offset of a message in pixels from the beginning of the first. */
  offsetOf: (index: number) => number;
  /** The message at an offset. */
  indexAt: (offset: number) => number;
}

/** How many widths keep their heights: with and without a sidebar, and rotated. */
const maxWidths = 3;

const unmeasuredWidth = 688;

export function createLayout(): Layout {
  let messages: readonly Unit[] = [];
  let width = unmeasuredWidth;
  const widths = new Map<number, Map<string, number>>();
  let measured = new Map<string, number>();
  const indexes = new Map<string, number>();
  /** Offset of each message and the end of the last; valid up to `known`. */
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
      // A growing message is a new object with the same id: its index stays.
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
      if (widths.size > maxWidths && oldest !== undefined) widths.delete(oldest);
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
 * Overscan before and after the view, in view heights: after a jump, before the next frame of a scroll, and as soon as
 * there is time. `ahead` is rendered in steps, each in its own task, so that no scroll waits for many messages at once;
 * it covers more than Page Down or a flick of the wheel, which would otherwise wait for rendering. `atOnce` is farther
 * than a fast scroll goes in a frame; a quarter made the tasks of a scroll on a slow machine longer than 50 ms.
 */
const around = { arrival: 0.75, atOnce: 0.1, ahead: 1.25, step: 0.25 };

/** The messages to mount for a view at `top`: those in it, and a share of its height before and after. */
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

/** What to render before the next frame if there is time: the mounted span if it covers the view and a little more. */
export function spanNow(layout: Layout, mounted: Span, top: number, height: number): Span {
  const least = spanAround(layout, top, height, around.atOnce);
  if (mounted.start <= least.start && mounted.end >= least.end) return mounted;
  const kept = within(mounted, spanAround(layout, top, height, around.ahead));
  // Do not join a distant span: the messages between would have to be rendered, too.
  if (kept.end < least.start || kept.start > least.end) return least;
  return { start: Math.min(kept.start, least.start), end: Math.max(kept.end, least.end) };
}

/** One message more of the wanted span, next to what is mounted of it. */
export function spanTowards(wanted: Span, mounted: Span): Span {
  const { start, end } = within(mounted, wanted);
  // Nothing of it is mounted: start where the reader is.
  if (start === end) return { start: wanted.start, end: Math.min(wanted.start + 1, wanted.end) };
  return start > wanted.start
    ? { start: start - 1, end }
    : { start, end: Math.min(end + 1, wanted.end) };
}

/** One step towards the full overscan; the same span when it is complete. Messages farther away are unmounted. */
export function spanAhead(layout: Layout, mounted: Span, top: number, height: number): Span {
  const wanted = spanAround(layout, top, height, around.ahead);
  const step = around.step * height;
  const before = mounted.start > wanted.start ? top - layout.offsetOf(mounted.start) : Infinity;
  const after = mounted.end < wanted.end ? layout.offsetOf(mounted.end) - top - height : Infinity;
  const next = within(mounted, wanted);
  if (before !== Infinity && before <= after) {
    next.start = Math.max(wanted.start, layout.indexAt(layout.offsetOf(mounted.start) - step));
  } else if (after !== Infinity) {
    next.end = Math.min(wanted.end, layout.indexAt(layout.offsetOf(mounted.end) + step) + 1);
  }
  return sameSpan(next, mounted) ? mounted : next;
}

/** The intersection of two spans; empty at the start of the second if they do not overlap. */
function within(a: Span, b: Span): Span {
  const start = Math.max(a.start, b.start);
  return { start, end: Math.max(start, Math.min(a.end, b.end)) };
}

export function sameSpan(a: Span, b: Span): boolean {
  return a.start === b.start && a.end === b.end;
}

/** The messages of a span and those that stay mounted wherever the view is, in order. */
export function mountedIndexes(span: Span, kept: Iterable<number>): number[] {
  const indexes = new Set<number>();
  for (let index = span.start; index < span.end; index += 1) indexes.add(index);
  for (const index of kept) if (index >= 0) indexes.add(index);
  return [...indexes].sort((a, b) => a - b);
}

/** Its line, its sentence, and a chart or the first rows of its table. */
function questionHeight({ answer }: AskedView): number {
  if (!answer) return 96;
  return answer.groups === 0 ? 180 : 180 + 34 * Math.min(12, answer.rows.length);
}

const lineHeight = 22;
const widthOfCharacter = 7.4;

/** Estimated height of a message, in pixels: a bad estimate makes the scrollbar jump. */
export function estimatedHeight(message: Unit, width: number): number {
  if (message.kind === "tool_call" || message.kind === "tool_calls") return 46;
  if (message.kind === "discovery" || message.kind === "file") return 360;
  if (message.kind === "fact_proposal") return 118;
  if (message.kind === "chart") return 320;
  if (message.kind === "question") return questionHeight(message.asked);
  if (message.kind === "choices") return 96 + 56 * message.question.options.length;
  if (message.kind !== "user" && message.kind !== "assistant") return 40;
  if (message.kind === "assistant" && message.superseded) return 32;
  const inLine = Math.max(16, Math.min(width, unmeasuredWidth) / widthOfCharacter);
  const text = joinChunks(message.text);
  let lines = 1 + Math.floor(text.length / inLine);
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    lines += 0.6;
  }
  return Math.round(lines * lineHeight + (message.kind === "user" ? 52 : 36));
}
