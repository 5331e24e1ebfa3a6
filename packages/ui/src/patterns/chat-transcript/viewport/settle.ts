import { anchorIn, driftOf } from "../anchor.ts";
import {
  distanceToEnd,
  endZone,
  nextMode,
  type ScrollEvent,
  spacerHeight,
} from "../scroll.logic.ts";
import { sameSpan } from "../window.logic.ts";
import { mountInView, spanFor } from "./mount.ts";
import { measure, setSpacer, type View } from "./view.ts";

/** Whether rows are mounted in this task, or with the next frame. */
type When = "once" | "soon";

/**
 * Derives from the scroll position which messages to mount, whether the end is away, and whether the beginning is
 * near.
 */
export function update(view: View, at: When) {
  if (view.elements === null) return;
  const now = measure(view);
  view.lastTop = now.top;
  view.lastContent = now.content;
  const isAway = distanceToEnd(now) > endZone;
  const isNear = now.top < now.height && view.span.start === 0;
  if (isAway !== view.away || isNear !== view.nearStart) {
    view.away = isAway;
    view.nearStart = isNear;
    view.notify();
  }
  // Not during resize observation: rows mounted in the same frame would not be observed.
  if (at === "once") mountInView(view);
  else requestAnimationFrame(view.onFrame);
}

/** Restores the scroll position for the current mode after a layout change. */
export function settle(view: View, at: When = "soon") {
  const { elements } = view;
  if (elements === null || elements.box.clientHeight === 0) return;
  if (view.mode === "following") {
    setSpacer(view, 0);
    elements.box.scrollTop = elements.box.scrollHeight;
  } else keepAnchor(view);
  update(view, at);
}

function captureAnchor(view: View) {
  if (view.elements === null) return;
  const { box, content } = view.elements;
  view.anchor = anchorIn(box, content.querySelectorAll<HTMLElement>(":scope > [data-message-id]"));
}

/** Scrolls back what has moved the anchor. */
function keepAnchor(view: View) {
  const { anchor, elements, layout, rows } = view;
  if (elements === null) return;
  // The view scrolled where nothing was mounted; now something is.
  if (anchor === null) return captureAnchor(view);
  const drift = driftOf(anchor, elements.box, rows.get(anchor.id));
  if (drift === null) {
    const next = spanFor(view);
    if (layout.indexOf(anchor.id) >= 0 && !sameSpan(next, view.span)) {
      view.span = next;
      requestAnimationFrame(view.notify);
    }
    return;
  }
  const now = measure(view);
  const top = Math.max(0, now.top + drift);
  setSpacer(view, spacerHeight({ ...now, top }));
  if (Math.abs(drift) >= 0.5) elements.box.scrollTop = top;
  view.mode = nextMode(view.mode, { type: "settled" });
}

/** Applies an event to the mode, and takes the anchor that the new mode needs. */
export function dispatch(view: View, event: ScrollEvent, line?: Element) {
  const before = view.mode;
  view.mode = nextMode(before, event);
  const { elements, mode } = view;
  if (mode === "following" || elements === null) view.anchor = null;
  else if (mode === "released") {
    captureAnchor(view);
    if (line && view.anchor) {
      const top = line.getBoundingClientRect().top - elements.box.getBoundingClientRect().top;
      view.anchor = { ...view.anchor, line: { element: line, top } };
    }
  }
  // New messages count as seen now. Nothing else rendered depends on the mode: notifying for each change would make
  // the first turn of a wheel wait for a render of the same.
  if (mode !== before && mode === "following") view.notify();
}

/** The box was scrolled, by the reader or by the browser. */
export function scrolled(view: View) {
  if (view.elements === null) return;
  const now = measure(view);
  if (Math.abs(now.top - view.lastTop) <= 1) return;
  const atEnd = distanceToEnd(now) <= endZone;
  // The text became shorter and the browser clamped the scroll position: it is restored when the resize observer
  // fires.
  const clamped = now.content < view.lastContent - 1 && distanceToEnd(now) <= 1;
  if (clamped && view.mode !== "following") return;
  const towards = now.top < view.lastTop ? "start" : "end";
  setSpacer(view, spacerHeight(now));
  // Mount what is in view first: the anchor must be one of the mounted rows.
  update(view, "once");
  dispatch(view, { type: "scrolled", towards, atEnd });
}
