import { useCallback, useEffect, useRef } from "react";

/**
 * The ref of each row of a list, which needs `data-index`. Tells heights by index, once they are laid out: measured as they are mounted,
 * rows would be laid out once more.
 * @param onHeights a stable function
 */
export function useMeasuredRows(
  onHeights: (heights: ReadonlyMap<number, number>) => void,
): (element: HTMLElement | null) => void {
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      observer.current ??= new ResizeObserver((entries) => {
        const heights = new Map<number, number>();
        for (const { target, borderBoxSize } of entries) {
          if (!target.isConnected) observer.current?.unobserve(target);
          const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
          // A hidden row has no height: taken as measured, it would mount all the others.
          if (height > 0 && target instanceof HTMLElement)
            heights.set(Number(target.dataset.index), height);
        }
        if (heights.size > 0) onHeights(heights);
      });
      observer.current.observe(element);
    },
    [onHeights],
  );
}
