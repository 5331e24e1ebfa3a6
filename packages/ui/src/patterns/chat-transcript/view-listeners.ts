import type { createKept } from "./kept.ts";
import { distanceToEnd, endZone } from "./scroll.logic.ts";
import type { TranscriptView } from "./view.ts";

/** A finger that rests trembles by this much, in pixels. */
const tremble = 4;

/** Tells the view what the reader does with wheel, fingers and selection. @returns the way to stop */
export function listen(
  box: HTMLElement,
  view: Pick<TranscriptView, "happen" | "scrolled">,
  kept: Pick<ReturnType<typeof createKept>, "select">,
): () => void {
  let finger: number | null = null;

  /** The hand is seen before the view moves: what streams in meanwhile must not pull it back. */
  const pulled = (type: "wheel" | "touch") => {
    if (box.scrollTop <= 0) return;
    const { scrollTop: top, clientHeight: height, scrollHeight: content } = box;
    const atEnd = distanceToEnd({ top, height, content }) <= endZone;
    view.happen({ type, towards: "start", atEnd });
  };
  const stop = new AbortController();
  const passive = { passive: true, signal: stop.signal };
  box.addEventListener("scroll", view.scrolled, passive);
  box.addEventListener(
    "wheel",
    ({ deltaY, ctrlKey }) => {
      if (deltaY < 0 && !ctrlKey) pulled("wheel");
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
      if (finger !== null && at !== undefined && at - finger > tremble) pulled("touch");
    },
    passive,
  );
  document.addEventListener(
    "selectionchange",
    () => {
      const selection = document.getSelection();
      const inside = selection && !selection.isCollapsed && box.contains(selection.anchorNode);
      kept.select(inside ? selection : null);
      if (inside) view.happen({ type: "selected" });
    },
    passive,
  );
  return () => stop.abort();
}
