import { flushSync } from "react-dom";
import { messageIdOf } from "../anchor.ts";
import {
  sameSpan,
  type Span,
  spanAhead,
  spanAround,
  spanNow,
  spanTowards,
} from "../window.logic.ts";
import { heightOf, topOf, totalOf, type View } from "./view.ts";

/** Milliseconds of rendering per scroll task: the time slice after which React itself yields. */
const renderBudget = 5;

/** The messages around the scroll position that the mode asks for. */
export function spanFor(view: View): Span {
  const { anchor, layout, mode } = view;
  const height = heightOf(view);
  const index = anchor === null || mode === "following" ? -1 : layout.indexOf(anchor.id);
  const top = index < 0 ? totalOf(view) - height : layout.offsetOf(index) - (anchor?.top ?? 0);
  return spanAround(layout, top, height);
}

/** Mounts what is in view, and then more. */
export function mountInView(view: View) {
  if (view.elements === null) return;
  renderWithinBudget(view, spanNow(view.layout, view.span, topOf(view), heightOf(view)));
  renderAhead(view);
}

/**
 * Renders message by message within the time budget. The rest follows with the next frames, once the new rows are
 * measured: a slow machine shows a gap for a frame instead of freezing until all are rendered.
 */
function renderWithinBudget(view: View, wanted: Span) {
  const until = performance.now() + renderBudget;
  do render(view, spanTowards(wanted, view.span));
  while (!sameSpan(view.span, wanted) && performance.now() < until);
}

/** Mounts these messages now, and unmounts the others. */
export function render(view: View, next: Span) {
  if (sameSpan(next, view.span)) return;
  measureUnmounting(view, next);
  view.span = next;
  flushSync(view.notify);
}

/**
 * Measures rows that unmount before their size was observed. Otherwise the length of the text would depend on how
 * busy the machine is.
 */
function measureUnmounting({ layout, unmeasured }: View, next: Span) {
  for (const element of unmeasured) {
    const id = messageIdOf(element) ?? "";
    const index = layout.indexOf(id);
    if (index >= next.start && index < next.end) continue;
    layout.measure(id, element.getBoundingClientRect().height);
  }
}

/** Renders overscan step by step, each step in its own task and once the last one was measured. */
function renderAhead(view: View) {
  view.ahead ??= setTimeout(() => {
    view.ahead = null;
    if (view.elements === null || view.unmeasured.size > 0) return;
    const next = spanAhead(view.layout, view.span, topOf(view), heightOf(view));
    if (sameSpan(next, view.span)) return;
    render(view, next);
    // Forces layout in a task of its own: the frame that paints it, and handles the wheel, becomes a third shorter.
    setTimeout(() => view.elements?.content.getBoundingClientRect());
    renderAhead(view);
  });
}
