import { flushSync } from "react-dom";
import { type Anchor, anchorIn, driftOf, messageIdOf, textOf } from "./anchor.ts";
import { createScrollPositions } from "./scroll-positions.ts";
import {
  distanceToEnd,
  endZone,
  type Measure,
  nextMode,
  spacerHeight,
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

/** Height before the first measurement: on a server, and before the first layout. */
const unmeasuredHeight = 800;
/** How much of the neighbouring message shows when one is scrolled into view, in pixels. */
const margin = 24;
/** Milliseconds of rendering per scroll task: the time slice after which React itself yields. */
const renderBudget = 5;
const nothing: Span = { start: 0, end: 0 };

/** What the viewport shows. */
export type ViewportInput = {
  conversation: string | null;
  messages: readonly Unit[];
};

/** The elements of a view. */
export type ViewportElements = {
  box: HTMLElement;
  content: HTMLElement;
  /** Spacer below a text that became shorter. */
  spacer: HTMLElement;
};

/**
 * The viewport of one conversation: which messages are mounted, and the scroll position. It lives outside React,
 * because a scroll must not wait for a render; React is notified only when the mounted messages change.
 */
export type Viewport = ReturnType<typeof createViewport>;

export function createViewport() {
  const layout = createLayout();
  const positions = createScrollPositions();
  const rows = new Map<string, HTMLElement>();
  /** Rendered and not measured yet. */
  const unmeasured = new Set<Element>();
  const listeners = new Set<() => void>();
  let elements: ViewportElements | null = null;
  let observer: ResizeObserver | null = null;
  let shown: ViewportInput | null = null;
  let version = 0;
  let mode: ScrollMode = "following";
  let anchor: Anchor | null = null;
  let span = nothing;
  /** Timer for rendering more than what is in view. */
  let ahead: ReturnType<typeof setTimeout> | null = null;
  /** The last known scroll position: any other one is the reader's doing. */
  let lastTop = 0;
  let lastContent = 0;
  /** Height of the spacer, in pixels. */
  let spacer = 0;
  let away = false;
  let nearStart = false;
  /** Messages changed places since the last commit. No element changes size by that, so no observer would fire. */
  let moved = false;
  /** The last message that the reader had the chance to see. */
  let lastSeen: string | null = null;

  const notify = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const height = () => elements?.box.clientHeight || unmeasuredHeight;
  const total = () => layout.offsetOf(layout.count());

  /** A new conversation that gets its id is the same one: some of its messages are known. */
  const isOtherConversation = (last: ViewportInput, next: ViewportInput) =>
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
    return { top: box.scrollTop, height: box.clientHeight, content: box.scrollHeight - spacer };
  };

  const setSpacer = (pixels: number) => {
    if (elements === null || Math.abs(pixels - spacer) < 0.5) return;
    spacer = pixels;
    elements.spacer.style.height = `${pixels}px`;
  };

  /** Distance of the view from the beginning of the first message, in layout coordinates. */
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

  const updateSpan = () => {
    if (elements === null) return;
    renderWithinBudget(spanNow(layout, span, viewTop(), height()));
    renderAhead();
  };

  /**
   * Renders message by message within the time budget. The rest follows with the next frames, once the new rows are
   * measured: a slow machine shows a gap for a frame instead of freezing until all are rendered.
   */
  const renderWithinBudget = (wanted: Span) => {
    const until = performance.now() + renderBudget;
    do render(spanTowards(wanted, span));
    while (!sameSpan(span, wanted) && performance.now() < until);
  };

  const render = (next: Span) => {
    if (sameSpan(next, span)) return;
    measureUnmounting(next);
    span = next;
    flushSync(notify);
  };

  /**
   * Measures rows that unmount before their size was observed. Otherwise the length of the text would depend on how
   * busy the machine is.
   */
  const measureUnmounting = (next: Span) => {
    for (const element of unmeasured) {
      const id = messageIdOf(element) ?? "";
      const index = layout.indexOf(id);
      if (index >= next.start && index < next.end) continue;
      layout.measure(id, element.getBoundingClientRect().height);
    }
  };

  /** Renders overscan step by step, each step in its own task and once the last one was measured. */
  const renderAhead = () => {
    ahead ??= setTimeout(() => {
      ahead = null;
      if (elements === null || unmeasured.size > 0) return;
      const next = spanAhead(layout, span, viewTop(), height());
      if (sameSpan(next, span)) return;
      render(next);
      // Forces layout in a task of its own: the frame that paints it, and handles the wheel, becomes a third shorter.
      setTimeout(() => elements?.content.getBoundingClientRect());
      renderAhead();
    });
  };

  /**
   * Derives from the scroll position which messages to mount, whether the end is away, and whether the beginning is
   * near.
   */
  const update = (at: "once" | "soon") => {
    if (elements === null) return;
    const now = measure();
    lastTop = now.top;
    lastContent = now.content;
    const isAway = distanceToEnd(now) > endZone;
    const isNear = now.top < now.height && span.start === 0;
    if (isAway !== away || isNear !== nearStart) {
      away = isAway;
      nearStart = isNear;
      notify();
    }
    // Not during resize observation: rows mounted in the same frame would not be observed.
    if (at === "once") updateSpan();
    else requestAnimationFrame(updateSpan);
  };

  const captureAnchor = () => {
    if (elements === null) return;
    const { box, content } = elements;
    anchor = anchorIn(box, content.querySelectorAll<HTMLElement>(":scope > [data-message-id]"));
  };

  const keepAnchor = () => {
    if (elements === null) return;
    // The view scrolled where nothing was mounted; now something is.
    if (anchor === null) return captureAnchor();
    const drift = driftOf(anchor, elements.box, rows.get(anchor.id));
    if (drift === null) {
      const next = spanFor();
      if (layout.indexOf(anchor.id) >= 0 && !sameSpan(next, span)) {
        span = next;
        requestAnimationFrame(notify);
      }
      return;
    }
    const now = measure();
    const top = Math.max(0, now.top + drift);
    setSpacer(spacerHeight({ ...now, top }));
    if (Math.abs(drift) >= 0.5) elements.box.scrollTop = top;
    mode = nextMode(mode, { type: "settled" });
  };

  /** Restores the scroll position for the current mode after a layout change. */
  const settle = (at: "once" | "soon" = "soon") => {
    if (elements === null || elements.box.clientHeight === 0) return;
    if (mode === "following") {
      setSpacer(0);
      elements.box.scrollTop = elements.box.scrollHeight;
    } else keepAnchor();
    update(at);
  };

  const dispatch = (event: ScrollEvent, line?: Element) => {
    const before = mode;
    mode = nextMode(mode, event);
    if (mode === "following" || elements === null) anchor = null;
    else if (mode === "released") {
      captureAnchor();
      if (line && anchor) {
        const top = line.getBoundingClientRect().top - elements.box.getBoundingClientRect().top;
        anchor = { ...anchor, line: { element: line, top } };
      }
    }
    // New messages count as seen now. Nothing else rendered depends on the mode: notifying for each change would make
    // the first turn of a wheel wait for a render of the same.
    if (mode !== before && mode === "following") notify();
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
    dispatch({ type: "jumped", to: "end" });
    render(spanFor());
    settle("once");
  };

  /** Scrolls a message into view. @returns its row */
  const reveal = (id: string, where: "nearest" | "middle" | "top"): HTMLElement | null => {
    if (elements === null || layout.indexOf(id) < 0) return null;
    const { box } = elements;
    const third = Math.round(box.clientHeight / 3);
    const known = rows.has(id);
    if (!known) {
      mode = nextMode(mode, { type: "jumped", to: "message" });
      anchor = { id, top: third };
      render(spanFor());
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
    if (before !== mode) notify();
    update("once");
    return row;
  };

  return {
    layout,
    rows,
    dispatch,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => version,

    /** Takes what to show; called during render. Idempotent. */
    show(next: ViewportInput) {
      const last = shown;
      shown = next;
      const startId = layout.idAt(span.start);
      const endId = layout.idAt(span.end - 1);
      const wasAtEnd = span.end === layout.count();
      const switched = last !== null && isOtherConversation(last, next);
      // Only questions asked on this page: one from another device would move a reader who has scrolled up.
      const question = last?.messages === next.messages ? undefined : lastAsked(next.messages);
      const asked =
        last !== null && !switched && question !== undefined && layout.indexOf(question) < 0;
      if (switched) {
        positions.leave(last.conversation, mode === "following" ? null : anchor);
        const position = positions.of(next.conversation);
        mode = nextMode(mode, { type: "switched", known: position !== null });
        anchor = position;
      }
      layout.sync(next.messages);
      // Nothing would bring that message back, and the reader would stay wherever the other conversation was scrolled
      // to.
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
      if (mode === "following" || switched) lastSeen = layout.idAt(layout.count() - 1) ?? null;
      const seenAt = lastSeen === null ? -1 : layout.indexOf(lastSeen);
      return {
        span,
        away,
        nearStart,
        following: mode === "following",
        fresh: seenAt < 0 ? 0 : layout.count() - 1 - seenAt,
      };
    },

    /** React has committed what was shown. */
    committed() {
      if (moved) settle();
      moved = false;
    },

    /** Starts observing sizes. @returns stops it */
    attach(given: ViewportElements) {
      elements = given;
      // Before any measurement: heights are cached per width.
      if (given.box.clientWidth > 0) layout.resize(given.box.clientWidth);
      observe(given.box);
      for (const row of rows.values()) observe(row);
      return () => {
        observer?.disconnect();
        observer = null;
        elements = null;
      };
    },

    /** Ref of each row, and of everything else in the content. */
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
      // The text became shorter and the browser clamped the scroll position: it is restored when the resize observer
      // fires.
      const clamped = now.content < lastContent - 1 && distanceToEnd(now) <= 1;
      if (clamped && mode !== "following") return;
      const towards = now.top < lastTop ? "start" : "end";
      setSpacer(spacerHeight(now));
      // Mount what is in view first: the anchor must be one of the mounted rows.
      update("once");
      dispatch({ type: "scrolled", towards, atEnd });
    },

    /** The first message that is at least partly in view. */
    firstInView(): number {
      return layout.indexAt(viewTop());
    },

    /** Scrolls a range in a long message into view. */
    scrollToRange(position: Range) {
      if (elements === null) return;
      const { box } = elements;
      const [inner, outer] = [position.getBoundingClientRect(), box.getBoundingClientRect()];
      if (inner.top >= outer.top + 2 * margin && inner.bottom <= outer.bottom - margin) return;
      box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
    },

    jumpToEnd,
    reveal,

    /**
     * To the first message that the reader had no chance to see, if the new ones fill more than the view; otherwise to
     * the end.
     */
    jumpToNew() {
      const first = lastSeen === null ? 0 : layout.indexOf(lastSeen) + 1;
      const id = first > 0 ? layout.idAt(first) : undefined;
      const fills = total() - layout.offsetOf(first) > height() - 2 * margin;
      if (id === undefined || !fills) return jumpToEnd();
      reveal(id, "top");
      lastSeen = layout.idAt(layout.count() - 1) ?? null;
      notify();
    },
  };
}

/** The id of the last question that was asked on this page. */
function lastAsked(messages: readonly Unit[]): string | undefined {
  return messages.findLast((message) => message.kind === "user" && message.asked === true)?.id;
}
