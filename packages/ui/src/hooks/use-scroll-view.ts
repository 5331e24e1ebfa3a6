import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { useLatest } from "./use-latest.ts";

/** What of the content of a scrolling element is in view, in px. */
export interface ScrollView {
  readonly top: number;
  readonly height: number;
}

interface ScrollViewOptions {
  enabled: boolean;
  /** Renders a change before the next frame is painted. */
  sync: boolean;
  /** Whether a view needs nothing that is not rendered for the last one. */
  isShown: (view: ScrollView) => boolean;
  onView: (view: ScrollView) => void;
}

/** Tells what of a scrolling element is in view, when that needs other rows than the last view did. */
export function useScrollView(
  scroller: RefObject<HTMLElement | null>,
  { enabled, sync, isShown, onView }: ScrollViewOptions,
): void {
  const look = useLatest((view: ScrollView) => {
    if (isShown(view)) return;
    if (sync) flushSync(() => onView(view));
    else onView(view);
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    let stop = () => {};
    let stopped = false;
    // The layout effects of a child run before the ref of its parent is set. A microtask later it is, and nothing was painted.
    queueMicrotask(() => {
      const element = scroller.current;
      if (element === null || stopped) return;
      let height = element.clientHeight;
      const read = () => look({ top: element.scrollTop, height });
      const resized = new ResizeObserver(() => {
        // A hidden list has no height, and keeps its rows.
        height = element.clientHeight || height;
        read();
      });
      element.addEventListener("scroll", read, { passive: true });
      resized.observe(element);
      stop = () => {
        element.removeEventListener("scroll", read);
        resized.disconnect();
      };
      read();
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [enabled, scroller, look]);
}
