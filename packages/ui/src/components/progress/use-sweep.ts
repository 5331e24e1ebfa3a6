import { useEffect, useRef } from "react";

/**
 * Moves a bar from end to end for as long as it stands. Nothing moves for those who asked for less motion: there the
 * bar lies still, and the words beside it say that something runs.
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
