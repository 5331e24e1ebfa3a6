import { messageIdOf, textOf } from "./anchor.ts";
import { moveOf } from "./keys.logic.ts";
import type { Viewport } from "./viewport.ts";

/** If less than this is left of a long message, in pixels, scrolling to it is not worth an extra key press. */
const rest = 40;

/**
 * Up, Down, Home and End move between messages while the transcript or a message has focus. A message taller than the
 * view scrolls first, so that all of it can be read. `/` opens the search.
 * @returns removes the listener
 */
export function messageKeys(box: HTMLElement, view: Viewport, onSearch: () => void) {
  const pressed = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement)) return;
    const inMessage = target.dataset.slot === "message";
    if (target !== box && !inMessage) return;
    if (key === "/") {
      event.preventDefault();
      return onSearch();
    }
    if (key === "PageUp") view.dispatch({ type: "key", towards: "start", atEnd: false });
    const at = inMessage ? view.layout.indexOf(messageIdOf(target) ?? "") : -1;
    if (inMessage && scrollsFirst(key, target, box)) return;
    const move = moveOf(key, at, { ...inView(view, box), count: view.layout.count() });
    if (move === null) return;
    event.preventDefault();
    const index = move === "end" ? view.layout.count() - 1 : move.to;
    if (move === "end") view.jumpToEnd();
    const row = view.reveal(view.layout.idAt(index) ?? "", "nearest");
    const text = row && textOf(row);
    if (text instanceof HTMLElement) text.focus({ preventScroll: true });
  };
  box.addEventListener("keydown", pressed);
  return () => box.removeEventListener("keydown", pressed);
}

function scrollsFirst(key: string, text: HTMLElement, box: HTMLElement): boolean {
  const [inner, outer] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
  if (key === "ArrowDown") return inner.bottom > outer.bottom + rest;
  return key === "ArrowUp" && inner.top < outer.top - rest;
}

/** The first and last message fully in view, or partly if none is. */
function inView(view: Viewport, box: HTMLElement): { first: number; last: number } {
  const outer = box.getBoundingClientRect();
  const seen = [...view.rows]
    .map(([id, row]) => ({
      index: view.layout.indexOf(id),
      rect: textOf(row).getBoundingClientRect(),
    }))
    .filter(({ rect }) => rect.bottom > outer.top && rect.top < outer.bottom);
  const whole = seen.filter(({ rect }) => rect.top >= outer.top && rect.bottom <= outer.bottom);
  const indexes = (whole.length > 0 ? whole : seen).map(({ index }) => index);
  return { first: Math.min(...indexes), last: Math.max(...indexes) };
}
