const hiddenDelay = 250;

/**
 * Runs before the next frame, or after a quarter of a second if there are no frames (a hidden tab).
 * @returns cancels it
 */
export function nextFrame(flush: () => void): () => void {
  if (typeof requestAnimationFrame === "undefined") {
    const timer = setTimeout(flush, 0);
    return () => clearTimeout(timer);
  }
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const run = () => {
    stop();
    flush();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, hiddenDelay);
  return stop;
}
