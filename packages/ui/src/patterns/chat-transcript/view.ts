import { flushSync } from "react-dom";
import { type Anchor, anchorIn, driftOf, messageIdOf, textOf } from "./anchor.ts";
import { createPlaces } from "./places.ts";
import {
  distanceToEnd,
  endZone,
  type Measure,
  nextMode,
  roomBelow,
  type ScrollEvent,
  type ScrollMode,
} from "./scroll.logic.ts";
import type { Unit } from "./units.logic.ts";
import {
  createLayout,
  sameSpan,
  type Span,
  spanAhead,
  spanAround,
  spanNow,
  spanTowards,
} from "./window.logic.ts";

/** Height of a view that was not measured yet: on a server, and before the first drawing. */
const unmeasuredHeight = 800;
/** What is shown of the neighbour when a message is brought into view, in pixels. */
const margin = 24;
/** Milliseconds that messages are drawn in one task of a scroll, as long as React itself works before it looks up. */
const drawingTime = 5;
const nothing: Span = { start: 0, end: 0 };

/** What the view is to show. */
export type Shown = {
  conversation: string | null;
  messages: readonly Unit[];
};

/** The elements of a view. */
export type ViewElements = {
  box: HTMLElement;
  content: HTMLElement;
  /** Keeps room below a text that became shorter. */
  room: HTMLElement;
};

/**
 * The view of one conversation: what of it is drawn and where it stands. It lives beside React, because a scroll must not
 * wait for a render; React is told only when something else is to be drawn.
 */
export type TranscriptView = ReturnType<typeof createTranscriptView>;

export function createTranscriptView() {
  const layout = createLayout();
  const places = createPlaces();
  const rows = new Map<string, HTMLElement>();
  /** What was drawn and not measured yet. */
  const unmeasured = new Set<Element>();
  const listeners = new Set<() => void>();
  let elements: ViewElements | null = null;
  let observer: ResizeObserver | null = null;
  let shown: Shown | null = null;
  let version = 0;
  let mode: ScrollMode = "following";
  let anchor: Anchor | null = null;
  let span = nothing;
  /** Waits to draw more than what is in view. */
  let ahead: ReturnType<typeof setTimeout> | null = null;
  /** Where the view stood when it was last looked at: what is elsewhere was moved by the reader. */
  let lastTop = 0;
  let lastContent = 0;
  /** Pixels of room below the text. */
  let room = 0;
  let away = false;
  let nearStart = false;
  /** Messages changed places since the last drawing: no size changes by that, so nobody would be told. */
  let moved = false;
  /** The last message that the reader had the chance to see. */
  let seen: string | null = null;

  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const height = () => elements?.box.clientHeight || unmeasuredHeight;
  const total = () => layout.offsetOf(layout.count());

  /** A new conversation that gets its id goes on where it is: then something of it is known. */
  const isAnother = (last: Shown, next: Shown) =>
    last.conversation !== next.conversation &&
    (last.conversation !== null || !next.messages.some(({ id }) => layout.indexOf(id) >= 0));

  const spanFor = (): Span => {
    const index = anchor === null || mode === "following" ? -1 : layout.indexOf(anchor.id);
    const top = index < 0 ? total() - height() : layout.offsetOf(index) - (anchor?.top ?? 0);
    return spanAround(layout, top, height());
  };

  const measure = (): Measure => {
    const { box } = elements ?? {};
    if (!box) return { top: 0, height: 0, content: 0 };
    return { top: box.scrollTop, height: box.clientHeight, content: box.scrollHeight - room };
  };

  const keepRoom = (pixels: number) => {
    if (elements === null || Math.abs(pixels - room) < 0.5) return;
    room = pixels;
    elements.room.style.height = `${pixels}px`;
  };

  /** Distance of the view from the beginning of the first message, as the layout counts. */
  const viewTop = (): number => {
    if (elements === null) return 0;
    const edge = elements.box.getBoundingClientRect().top;
    let top = 0;
    for (const child of elements.content.children) {
      const index = layout.indexOf(messageIdOf(child) ?? "");
      if (index < 0) continue;
      const rect = child.getBoundingClientRect();
      top = layout.offsetOf(index) - (rect.top - edge);
      if (rect.bottom > edge) break;
    }
    return top;
  };

  const choose = () => {
    if (elements === null) return;
    drawInTime(spanNow(layout, span, viewTop(), height()));
    drawAhead();
  };

  /**
   * Draws message by message while there is time. The rest follows with the next frames, once what came was measured: a slow
   * machine shows a gap for a frame instead of standing still for all of it.
   */
  const drawInTime = (wanted: Span) => {
    const until = performance.now() + drawingTime;
    do draw(spanTowards(wanted, span));
    while (!sameSpan(span, wanted) && performance.now() < until);
  };

  const draw = (next: Span) => {
    if (sameSpan(next, span)) return;
    measureLeaving(next);
    span = next;
    flushSync(tell);
  };

  /** Measures what is given up before its size was told: else the length of the text would depend on how busy a machine is. */
  const measureLeaving = (next: Span) => {
    for (const element of unmeasured) {
      const id = messageIdOf(element) ?? "";
      const index = layout.indexOf(id);
      if (index >= next.start && index < next.end) continue;
      layout.measure(id, element.getBoundingClientRect().height);
    }
  };

  /** Draws what may come into view next, step by step, each in a task of its own and once the last was measured. */
  const drawAhead = () => {
    ahead ??= setTimeout(() => {
      ahead = null;
      if (elements === null || unmeasured.size > 0) return;
      const next = spanAhead(layout, span, viewTop(), height());
      if (sameSpan(next, span)) return;
      draw(next);
      // Laid out in a task of its own: the frame that paints it, and answers the wheel, is a third shorter by that.
      setTimeout(() => elements?.content.getBoundingClientRect());
      drawAhead();
    });
  };

  /** Sees what the position means: what is to be drawn, whether the end is away, whether the beginning is near. */
  const look = (at: "once" | "soon") => {
    if (elements === null) return;
    const now = measure();
    lastTop = now.top;
    lastContent = now.content;
    const isAway = distanceToEnd(now) > endZone;
    const isNear = now.top < now.height && span.start === 0;
    if (isAway !== away || isNear !== nearStart) {
      away = isAway;
      nearStart = isNear;
      tell();
    }
    // Not while sizes are being observed: new rows in the same frame would not be.
    if (at === "once") choose();
    else requestAnimationFrame(choose);
  };

  const catchLine = () => {
    if (elements === null) return;
    const { box, content } = elements;
    anchor = anchorIn(box, content.querySelectorAll<HTMLElement>(":scope > [data-message-id]"));
  };

  const hold = () => {
    if (elements === null) return;
    // The view went where nothing was drawn; now something is.
    if (anchor === null) return catchLine();
    const drift = driftOf(anchor, elements.box, rows.get(anchor.id));
    if (drift === null) {
      const next = spanFor();
      if (layout.indexOf(anchor.id) >= 0 && !sameSpan(next, span)) {
        span = next;
        requestAnimationFrame(tell);
      }
      return;
    }
    const now = measure();
    const top = Math.max(0, now.top + drift);
    keepRoom(roomBelow({ ...now, top }));
    if (Math.abs(drift) >= 0.5) elements.box.scrollTop = top;
    mode = nextMode(mode, { type: "settled" });
  };

  /** Puts the view where its mode wants it, after something changed by itself. */
  const settle = (at: "once" | "soon" = "soon") => {
    if (elements === null || elements.box.clientHeight === 0) return;
    if (mode === "following") {
      keepRoom(0);
      elements.box.scrollTop = elements.box.scrollHeight;
    } else hold();
    look(at);
  };

  const happen = (event: ScrollEvent, line?: Element) => {
    const before = mode;
    mode = nextMode(mode, event);
    if (mode === "following" || elements === null) anchor = null;
    else if (mode === "released") {
      catchLine();
      if (line && anchor) {
        const top = line.getBoundingClientRect().top - elements.box.getBoundingClientRect().top;
        anchor = { ...anchor, line: { element: line, top } };
      }
    }
    // What came meanwhile is seen now, and not new any more. Nothing else that is drawn hangs on the mode: the first turn of a
    // wheel would wait for a drawing of the same.
    if (mode !== before && mode === "following") tell();
  };

  const resized = (entries: readonly ResizeObserverEntry[]) => {
    for (const { target } of entries) unmeasured.delete(target);
    if (elements === null || elements.box.clientHeight === 0) return;
    const other = entries.some(({ target }) => target === elements?.box);
    if (other) {
      layout.resize(elements.box.clientWidth);
      for (const [id, row] of rows) layout.measure(id, row.getBoundingClientRect().height);
    }
    for (const { target, borderBoxSize } of entries) {
      const id = target instanceof HTMLElement ? target.dataset.messageId : undefined;
      if (id !== undefined) layout.measure(id, borderBoxSize[0]?.blockSize ?? 0);
    }
    settle();
  };

  const observe = (element: Element) => {
    observer ??= new ResizeObserver(resized);
    observer.observe(element, { box: "border-box" });
  };

  const jumpToEnd = () => {
    happen({ type: "jumped", to: "end" });
    draw(spanFor());
    settle("once");
  };

  /** Brings a message into view. @returns its row */
  const reveal = (id: string, where: "nearest" | "middle" | "top"): HTMLElement | null => {
    if (elements === null || layout.indexOf(id) < 0) return null;
    const { box } = elements;
    const third = Math.round(box.clientHeight / 3);
    const known = rows.has(id);
    if (!known) {
      mode = nextMode(mode, { type: "jumped", to: "message" });
      anchor = { id, top: third };
      draw(spanFor());
    }
    const row = rows.get(id);
    if (!row) return null;
    const edge = box.getBoundingClientRect().top;
    const rect = textOf(row).getBoundingClientRect();
    const top = rect.top - edge;
    const low = box.clientHeight - rect.height - margin;
    const inView = top >= 0 && top + rect.height <= box.clientHeight;
    if (known && inView && where !== "top") return row;
    const nearest = top < 0 || low < margin ? margin : low;
    const wanted = { nearest, middle: third, top: margin }[where];
    const before = mode;
    mode = nextMode(mode, { type: "jumped", to: "message" });
    const end = measure();
    box.scrollTop = Math.min(end.top + top - wanted, end.content - end.height);
    anchor = { id, top: textOf(row).getBoundingClientRect().top - edge };
    if (before !== mode) tell();
    look("once");
    return row;
  };

  return {
    layout,
    rows,
    happen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,

    /** Takes what is to be shown; called while React renders. The same twice changes nothing. */
    show(next: Shown) {
      const last = shown;
      shown = next;
      const startId = layout.idAt(span.start);
      const endId = layout.idAt(span.end - 1);
      const wasAtEnd = span.end === layout.count();
      const switched = last !== null && isAnother(last, next);
      // Only what was asked here: a question of another device would take the line from whoever reads further up.
      const question = last?.messages === next.messages ? undefined : askedIn(next.messages);
      const asked =
        last !== null && !switched && question !== undefined && layout.indexOf(question) < 0;
      if (switched) {
        places.leave(last.conversation, mode === "following" ? null : anchor);
        const place = places.of(next.conversation);
        mode = nextMode(mode, { type: "switched", known: place !== null });
        anchor = place;
      }
      layout.sync(next.messages);
      // Nothing would ever bring that line back: the reader would stay wherever the other conversation stood.
      if (anchor !== null && next.messages.length > 0 && layout.indexOf(anchor.id) < 0) {
        mode = nextMode(mode, { type: "gone" });
        if (mode === "following") anchor = null;
      }
      if (asked) mode = nextMode(mode, { type: "sent" });
      moved ||= switched || asked || last?.messages[0]?.id !== next.messages[0]?.id;
      if (last?.messages !== next.messages || switched) {
        const start = startId === undefined ? -1 : layout.indexOf(startId);
        const end = endId === undefined ? -1 : layout.indexOf(endId) + 1;
        const lost = switched || start < 0 || end <= start;
        const at = mode === "restoring" && anchor !== null ? layout.indexOf(anchor.id) : start;
        const elsewhere = at >= 0 && (at < start || at >= end);
        if (lost || elsewhere || (asked && !wasAtEnd)) span = spanFor();
        else span = { start, end: mode === "following" ? layout.count() : end };
      }
      if (mode === "following" || switched) seen = layout.idAt(layout.count() - 1) ?? null;
      const seenAt = seen === null ? -1 : layout.indexOf(seen);
      return {
        span,
        away,
        nearStart,
        following: mode === "following",
        fresh: seenAt < 0 ? 0 : layout.count() - 1 - seenAt,
      };
    },

    /** What was shown is in the page. */
    drawn() {
      if (moved) settle();
      moved = false;
    },

    /** Begins to watch sizes. @returns the way to stop */
    attach(given: ViewElements) {
      elements = given;
      // Before anything is measured: a height counts for the width that it was measured in.
      if (given.box.clientWidth > 0) layout.resize(given.box.clientWidth);
      observe(given.box);
      for (const row of rows.values()) observe(row);
      return () => {
        observer?.disconnect();
        observer = null;
        elements = null;
      };
    },

    /** Ref of each row, and of what else stands in the content. */
    row(element: HTMLElement | null) {
      if (element === null) return undefined;
      const id = element.dataset.messageId;
      if (id !== undefined) rows.set(id, element);
      unmeasured.add(element);
      observe(element);
      return () => {
        observer?.unobserve(element);
        unmeasured.delete(element);
        if (id !== undefined && rows.get(id) === element) rows.delete(id);
      };
    },

    scrolled() {
      if (elements === null) return;
      const now = measure();
      if (Math.abs(now.top - lastTop) <= 1) return;
      const atEnd = distanceToEnd(now) <= endZone;
      // The text became shorter and the browser had to move the view: it is put back as soon as sizes are told.
      const clamped = now.content < lastContent - 1 && distanceToEnd(now) <= 1;
      if (clamped && mode !== "following") return;
      const towards = now.top < lastTop ? "start" : "end";
      keepRoom(roomBelow(now));
      // First what is to be drawn here: the line that is held must be one of it.
      look("once");
      happen({ type: "scrolled", towards, atEnd });
    },

    /** The first message of which something is in view. */
    firstInView(): number {
      return layout.indexAt(viewTop());
    },

    /** Brings a place in a long message into view. */
    bring(place: Range) {
      if (elements === null) return;
      const { box } = elements;
      const [inner, outer] = [place.getBoundingClientRect(), box.getBoundingClientRect()];
      if (inner.top >= outer.top + 2 * margin && inner.bottom <= outer.bottom - margin) return;
      box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
    },

    jumpToEnd,
    reveal,

    /** To the first message that the reader had no chance to see, where the new ones fill more than the view; else to the end. */
    jumpToNew() {
      const first = seen === null ? 0 : layout.indexOf(seen) + 1;
      const id = first > 0 ? layout.idAt(first) : undefined;
      const fills = total() - layout.offsetOf(first) > height() - 2 * margin;
      if (id === undefined || !fills) return jumpToEnd();
      reveal(id, "top");
      seen = layout.idAt(layout.count() - 1) ?? null;
      tell();
    },
  };
}

/** The id of the last question that was asked on this page. */
function askedIn(messages: readonly Unit[]): string | undefined {
  return messages.findLast((message) => message.kind === "user" && message.asked === true)?.id;
}
