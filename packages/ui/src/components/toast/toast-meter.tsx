import { useEffect, useRef } from "react";

interface ToastMeterProps {
  /** Milliseconds from full to empty. */
  duration: number;
  /** The timer is paused. */
  paused: boolean;
}

/**
 * The line that shrinks while a toast can be undone. It shows the time left, so it stays under reduced motion, where it
 * shrinks in steps of a second.
 */
export function ToastMeter({ duration, paused }: ToastMeterProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const run = useRef<Animation | null>(null);
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const still = getComputedStyle(element).getPropertyValue("--ui-motion").trim() === "0";
    run.current = element.animate([{ inlineSize: "100%" }, { inlineSize: "0%" }], {
      duration,
      easing: still ? `steps(${Math.max(1, Math.round(duration / 1000))}, jump-end)` : "linear",
      fill: "forwards",
    });
    return () => run.current?.cancel();
  }, [duration]);
  useEffect(() => {
    if (paused) run.current?.pause();
    else run.current?.play();
  }, [paused]);
  return (
    <span
      ref={bar}
      aria-hidden
      data-slot="toast-meter"
      data-state={paused ? "paused" : "running"}
      className="absolute start-0 bottom-0 h-0.5 w-full bg-accent forced-colors:bg-forced-mark"
    />
  );
}
