import { useEffect, useRef } from "react";

/**
 * Animates an indeterminate bar as long as it is mounted. Not under reduced motion: there the bar is still, and the
 * text beside it says that something is in progress.
 */
export function useSweep(sweeping: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bar.current === null || !sweeping) return;
    const motion = getComputedStyle(bar.current).getPropertyValue("--ui-motion");
    if (motion.trim() === "0") return;
    const sweep = bar.current.animate(
      [{ insetInlineStart: "-40%" }, { insetInlineStart: "100%" }],
      {
        duration: 1400,
        easing: "cubic-bezier(0.6, 0, 0.2, 1)",
        iterations: Number.POSITIVE_INFINITY,
      },
    );
    return () => sweep.cancel();
  }, [sweeping]);
  return bar;
}
