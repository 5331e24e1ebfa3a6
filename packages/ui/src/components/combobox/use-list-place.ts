import { type RefObject, useLayoutEffect } from "react";

/** Between field and list, and between list and window, in pixels. */
const GAP = 4;
const EDGE = 8;

/**
 * Shows a list in the top layer of the page, as wide as its field: below it, or above it where there is more room. In that layer
 * no dialog or table cuts it off, though it is their child, and Tab reaches it after its field.
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const [shown, anchor] = [list.current, field.current];
    if (shown === null || anchor === null) return;
    shown.showPopover();
    const place = () => {
      const { top, bottom, left, width } = anchor.getBoundingClientRect();
      // The keyboard of a phone covers what is below the visual viewport.
      const view = window.visualViewport;
      const end = view ? view.offsetTop + view.height : window.innerHeight;
      const below = end - bottom - GAP - EDGE;
      const above = top - GAP - EDGE;
      shown.style.maxHeight = "";
      const isAbove = shown.offsetHeight > below && above > below;
      Object.assign(shown.style, {
        bottom: isAbove ? `${window.innerHeight - top + GAP}px` : "auto",
        left: `${left}px`,
        maxHeight: `${Math.max(0, isAbove ? above : below)}px`,
        top: isAbove ? "auto" : `${bottom + GAP}px`,
        width: `${width}px`,
      });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(anchor);
    sizes.observe(shown);
    // Its own scrolling moves nothing, and to measure it would scroll it back.
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && shown.contains(target))) place();
    };
    const passively = { capture: true, passive: true };
    window.addEventListener("scroll", onScroll, passively);
    window.addEventListener("resize", place);
    window.visualViewport?.addEventListener("resize", place);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", onScroll, passively);
      window.removeEventListener("resize", place);
      window.visualViewport?.removeEventListener("resize", place);
    };
  }, [list, field]);
}
