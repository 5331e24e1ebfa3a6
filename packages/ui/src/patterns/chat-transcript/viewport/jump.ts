import { textOf } from "../anchor.ts";
import { nextMode } from "../scroll.logic.ts";
import { render, spanFor } from "./mount.ts";
import { dispatch, settle, update } from "./settle.ts";
import { heightOf, measure, totalOf, type View } from "./view.ts";

/** How much of the neighbouring message shows when one is scrolled into view, in pixels. */
const margin = 24;

export function jumpToEnd(view: View) {
  dispatch(view, { type: "jumped", to: "end" });
  render(view, spanFor(view));
  settle(view, "once");
}

/**
 * To the first message that the reader had no chance to see, if the new ones fill more than the view; otherwise to
 * the end.
 */
export function jumpToNew(view: View) {
  const { lastSeen, layout } = view;
  const first = lastSeen === null ? 0 : layout.indexOf(lastSeen) + 1;
  const id = first > 0 ? layout.idAt(first) : undefined;
  const fills = totalOf(view) - layout.offsetOf(first) > heightOf(view) - 2 * margin;
  if (id === undefined || !fills) return jumpToEnd(view);
  reveal(view, id, "top");
  view.lastSeen = layout.idAt(layout.count() - 1) ?? null;
  view.notify();
}

/** Scrolls a message into view. @returns its row */
export function reveal(
  view: View,
  id: string,
  where: "nearest" | "middle" | "top",
): HTMLElement | null {
  if (view.elements === null || view.layout.indexOf(id) < 0) return null;
  const { box } = view.elements;
  const third = Math.round(box.clientHeight / 3);
  const known = view.rows.has(id);
  if (!known) {
    view.mode = nextMode(view.mode, { type: "jumped", to: "message" });
    view.anchor = { id, top: third };
    render(view, spanFor(view));
  }
  const row = view.rows.get(id);
  if (!row) return null;
  const edge = box.getBoundingClientRect().top;
  const rect = textOf(row).getBoundingClientRect();
  const top = rect.top - edge;
  const low = box.clientHeight - rect.height - margin;
  const inView = top >= 0 && top + rect.height <= box.clientHeight;
  if (known && inView && where !== "top") return row;
  const nearest = top < 0 || low < margin ? margin : low;
  const wanted = { nearest, middle: third, top: margin }[where];
  const before = view.mode;
  view.mode = nextMode(view.mode, { type: "jumped", to: "message" });
  const end = measure(view);
  box.scrollTop = Math.min(end.top + top - wanted, end.content - end.height);
  view.anchor = { id, top: textOf(row).getBoundingClientRect().top - edge };
  if (before !== view.mode) view.notify();
  update(view, "once");
  return row;
}

/** Scrolls a range in a long message into view. */
export function scrollToRange({ elements }: View, position: Range) {
  if (elements === null) return;
  const { box } = elements;
  const [inner, outer] = [position.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.top >= outer.top + 2 * margin && inner.bottom <= outer.bottom - margin) return;
  box.scrollTop += inner.top - outer.top - box.clientHeight / 3;
}
