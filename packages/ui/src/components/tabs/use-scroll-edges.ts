import { type RefCallback, useCallback, useState } from "react";
import { hiddenEdges } from "./tabs.logic.ts";

const none = { left: false, right: false };

/** Scrolls the active tab into view, without scrolling the page as `scrollIntoView` would. */
function reveal(scroller: HTMLElement) {
  const tab = scroller.querySelector('[data-state="active"]');
  if (!tab) return;
  const room = scroller.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  // The faded strip at an edge is 32 px wide.
  if (box.left < room.left) scroller.scrollLeft -= room.left - box.left + 32;
  else if (box.right > room.right) scroller.scrollLeft += box.right - room.right + 32;
}

/** Detects on which sides a row of tabs is cut off, and keeps its active tab in view. */
export function useScrollEdges(): { ref: RefCallback<HTMLElement>; edges: typeof none } {
  const [edges, setEdges] = useState(none);
  const ref = useCallback((scroller: HTMLElement | null) => {
    if (scroller === null) return;
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      const rightToLeft = getComputedStyle(scroller).direction === "rtl";
      const next = hiddenEdges({ scrollLeft, clientWidth, scrollWidth, rightToLeft });
      setEdges((now) => (now.left === next.left && now.right === next.right ? now : next));
    };
    const settle = () => {
      reveal(scroller);
      measure();
    };
    const sizes = new ResizeObserver(settle);
    sizes.observe(scroller);
    for (const tab of scroller.children) sizes.observe(tab);
    // The address may change the active tab, too, without a focus that would scroll to it.
    const choice = new MutationObserver(settle);
    choice.observe(scroller, { attributeFilter: ["data-state"], subtree: true, childList: true });
    scroller.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      choice.disconnect();
      scroller.removeEventListener("scroll", measure);
    };
  }, []);
  return { ref, edges };
}
