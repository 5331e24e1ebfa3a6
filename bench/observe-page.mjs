/** Runs in a page from its first moment, and notes in `window.seen` what a person sees while it comes up, in milliseconds. */
export function observePage() {
  const seen = { largest: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
  }).observe({ type: "longtask", buffered: true });
}
