const hiddenDelay = 250;

/**
 * Runs before the next frame is drawn, or after a quarter of a second where frames stand still (a hidden tab).
 * @returns takes it back
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
