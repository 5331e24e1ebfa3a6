/**
 * Waits until everything that is ready to run has run: microtasks, timers, messages, and a frame when one is due.
 * A chain of messages would hold back libraries that wait for a timer or a frame.
 */
export function turn(): Promise<void> {
  return scheduler.postTask(() => {}, { priority: "user-visible" });
}

declare const scheduler: {
  postTask(task: () => void, options: { priority: "user-visible" }): Promise<void>;
};

/**
 * Time from an act until the page shows its effect: script, style and layout, without the wait for the screen.
 * @returns milliseconds
 * @throws after five seconds without the effect
 */
export async function timeUntil(
  what: string,
  act: () => void,
  shown: () => boolean,
): Promise<number> {
  const started = performance.now();
  act();
  while (!shown()) {
    if (performance.now() - started > 5_000) throw new Error(`${what}: the effect never came.`);
    await turn();
  }
  void document.body.offsetHeight;
  return performance.now() - started;
}

/** The element, or an error that names what was looked for. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`Nothing matches ${selector}`);
  return found;
}

/** A press as a pointer makes it; some libraries listen to the parts of it. */
export function press(element: HTMLElement): void {
  for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup"]) {
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window }));
  }
  element.click();
}
