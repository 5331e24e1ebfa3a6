/** The cost of typing into a form. Times in milliseconds. */
export interface TypingFigures {
  keystrokes: number;
  /** The most fields rendered for one keystroke. */
  mostRenders: number;
  /**
   * Work from the event until all its effects have run and are laid out, without the wait for the screen: median and
   * 95th percentile.
   */
  median: number;
  p95: number;
}

/**
 * Runs pending tasks first. Not a message: the browser would render a frame before it, which is not the form's work.
 */
const task = () => scheduler.postTask(() => undefined, { priority: "user-blocking" });

declare const scheduler: {
  postTask(run: () => void, options: { priority: "user-blocking" }): Promise<void>;
};

/** Resolves after the next frame: a message is delivered after it. */
const paint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/** The percentile of sorted times: 0.95 for the 95th. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** Types into an input as a person does, one letter a frame. */
export async function measureTyping(
  input: HTMLInputElement,
  keystrokes: number,
  renders: { total: () => number; reset: () => void },
): Promise<TypingFigures> {
  input.focus();
  const times: number[] = [];
  let mostRenders = 0;
  for (let index = 0; index < keystrokes; index += 1) {
    await paint();
    renders.reset();
    const start = performance.now();
    // Through the prototype, so that React sees it as user input.
    setValue?.call(input, `${input.value}${String.fromCharCode(97 + (index % 26))}`);
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await task();
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
    mostRenders = Math.max(mostRenders, renders.total());
  }
  return {
    keystrokes,
    mostRenders,
    median: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}
