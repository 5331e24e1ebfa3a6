import { settle } from "./settle.ts";
import type { View, ViewportElements } from "./view.ts";

/** Starts observing sizes. @returns stops it */
export function attach(view: View, elements: ViewportElements) {
  view.elements = elements;
  // Before any measurement: heights are cached per width.
  if (elements.box.clientWidth > 0) view.layout.resize(elements.box.clientWidth);
  observe(view, elements.box);
  for (const row of view.rows.values()) observe(view, row);
  return () => {
    view.observer?.disconnect();
    view.observer = null;
    view.elements = null;
  };
}

/** Observes a row, or anything else in the content. @returns stops it */
export function attachRow(view: View, element: HTMLElement) {
  const { rows, unmeasured } = view;
  const id = element.dataset.messageId;
  if (id !== undefined) rows.set(id, element);
  unmeasured.add(element);
  observe(view, element);
  return () => {
    view.observer?.unobserve(element);
    unmeasured.delete(element);
    if (id !== undefined && rows.get(id) === element) rows.delete(id);
  };
}

function observe(view: View, element: Element) {
  view.observer ??= new ResizeObserver((entries) => resized(view, entries));
  view.observer.observe(element, { box: "border-box" });
}

function resized(view: View, entries: readonly ResizeObserverEntry[]) {
  const { elements, layout, rows, unmeasured } = view;
  for (const { target } of entries) unmeasured.delete(target);
  if (elements === null || elements.box.clientHeight === 0) return;
  const other = entries.some(({ target }) => target === elements.box);
  if (other) {
    layout.resize(elements.box.clientWidth);
    for (const [id, row] of rows) layout.measure(id, row.getBoundingClientRect().height);
  }
  for (const { target, borderBoxSize } of entries) {
    const id = target instanceof HTMLElement ? target.dataset.messageId : undefined;
    if (id !== undefined) layout.measure(id, borderBoxSize[0]?.blockSize ?? 0);
  }
  settle(view);
}
