declare global {
  interface Window {
    /** Set by `before-code.js`. */
    earlyPress?: { readonly button: HTMLButtonElement | null; readonly stop: () => void };
  }
}

/** Presses the button that was last pressed before the page's code was there, and stops to wait for one. */
export function repeatEarlyPress(): void {
  const early = window.earlyPress;
  if (early === undefined) return;
  delete window.earlyPress;
  early.stop();
  if (early.button?.isConnected) early.button.click();
}
