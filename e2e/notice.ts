import type { Page } from "@playwright/test";

/** What a person sees and hears while a run goes on, collected in the page itself so that nothing comes and goes unseen. */
export type Noticed = {
  /** How often an approval opened. */
  readonly dialogs: number;
  /** The most lines at a time that say somebody works. */
  readonly mostWorking: number;
  /** What a screen reader was told, in order. */
  readonly heard: readonly string[];
  /** What was said of the line to the server, in order. */
  readonly line: readonly string[];
};

/** Begins to notice; asking again begins anew. */
export const notice = (page: Page) =>
  page.evaluate(() => {
    const seen = { dialogs: 0, mostWorking: 0, heard: [] as string[], line: [] as string[] };
    let dialog: Element | null = null;
    const textOf = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.textContent ?? "";
    // What stands there from before is no news.
    const last = new Map(["announcer", "chat-line"].map((slot) => [slot, textOf(slot)]));
    const look = () => {
      const shown = document.querySelector('[role="alertdialog"]');
      if (shown !== null && shown !== dialog) seen.dialogs += 1;
      dialog = shown;
      const working = document.querySelectorAll('[data-slot="working"]').length;
      seen.mostWorking = Math.max(seen.mostWorking, working);
      for (const [slot, texts] of [
        ["announcer", seen.heard],
        ["chat-line", seen.line],
      ] as const) {
        const text = textOf(slot);
        if (text !== "" && text !== last.get(slot)) texts.push(text);
        last.set(slot, text);
      }
    };
    const before: unknown = Reflect.get(window, "noticing");
    if (before instanceof MutationObserver) before.disconnect();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { noticing: observer, noticed: seen });
  });
/** What was noticed since. */
export const noticed = (page: Page): Promise<Noticed> =>
  page.evaluate(() => Reflect.get(window, "noticed") as Noticed);
