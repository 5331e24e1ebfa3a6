import { fn } from "storybook/test";

/** Takes what a story copies. */
export const writeText = fn<(text: string) => Promise<void>>();

/** Replaces the clipboard for a story, and keeps the outcome on screen for its picture. @returns restores it */
export function stubClipboard(): () => void {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const { setTimeout: wait } = globalThis;
  const noDelay: typeof wait = ((run: () => void, ms?: number) =>
    ms === 2000 ? 0 : wait(run, ms)) as typeof wait;
  globalThis.setTimeout = noDelay;
  return () => {
    globalThis.setTimeout = wait;
  };
}
