import { fn } from "storybook/test";

/** Takes what a story copies. */
export const writeText = fn<(text: string) => Promise<void>>();

/** A clipboard of the story's own, and an outcome that stays: pictures are taken of it. @returns the way back */
export function holdClipboard(): () => void {
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  const { setTimeout: wait } = globalThis;
  const held: typeof wait = ((run: () => void, ms?: number) =>
    ms === 2000 ? 0 : wait(run, ms)) as typeof wait;
  globalThis.setTimeout = held;
  return () => {
    globalThis.setTimeout = wait;
  };
}
