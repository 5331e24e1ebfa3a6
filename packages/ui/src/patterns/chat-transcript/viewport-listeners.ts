import type { createKeepMounted } from "./keep-mounted.ts";
import { distanceToEnd, endZone } from "./scroll.logic.ts";
import type { Viewport } from "./viewport.ts";

/** A resting finger moves by up to this much, in pixels. */
const jitter = 4;

/** Reports wheel, touch and selection to the viewport. @returns removes the listeners */
export function listen(
  box: HTMLElement,
  view: Pick<Viewport, "dispatch" | "scrolled">,
  keepMounted: Pick<ReturnType<typeof createKeepMounted>, "select">,
): () => void {
  let finger: number | null = null;

  /** Handled before the view moves: text that streams in at the same time must not pull the reader back. */
  const pulledBack = (type: "wheel" | "touch") => {
    if (box.scrollTop <= 0) return;
    const { scrollTop: top, clientHeight: height, scrollHeight: content } = box;
    const atEnd = distanceToEnd({ top, height, content }) <= endZone;
    view.dispatch({ type, towards: "start", atEnd });
  };
  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  box.addEventListener("scroll", view.scrolled, passive);
  box.addEventListener(
    "wheel",
    ({ deltaY, ctrlKey }) => {
      if (deltaY < 0 && !ctrlKey) pulledBack("wheel");
    },
    passive,
  );
  box.addEventListener(
    "touchstart",
    ({ touches }) => {
      finger = touches[0]?.clientY ?? null;
    },
    passive,
  );
  box.addEventListener(
    "touchmove",
    ({ touches }) => {
      const at = touches[0]?.clientY;
      if (finger !== null && at !== undefined && at - finger > jitter) pulledBack("touch");
    },
    passive,
  );
  document.addEventListener(
    "selectionchange",
    () => {
      const selection = document.getSelection();
      const inside = selection && !selection.isCollapsed && box.contains(selection.anchorNode);
      keepMounted.select(inside ? selection : null);
      if (inside) view.dispatch({ type: "selected" });
    },
    passive,
  );
  return () => stop.abort();
}
