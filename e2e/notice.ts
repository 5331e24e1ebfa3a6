import type { Page } from "@playwright/test";

/** What a user sees and hears during a run, recorded in the page itself so that short-lived changes are not missed. */
export type Noticed = {
  /** How often an approval opened. */
  readonly dialogs: number;
  /** The most progress lines that were shown at one time. */
  readonly mostWorking: number;
  /** Announcements to screen readers, in order. */
  readonly heard: readonly string[];
  /** Messages about the connection to the server, in order. */
  readonly line: readonly string[];
};

/** Starts recording; a second call starts over. */
export const notice = (page: Page) =>
  page.evaluate(() => {
    const seen = { dialogs: 0, mostWorking: 0, heard: [] as string[], line: [] as string[] };
    let dialog: Element | null = null;
    const textOf = (slot: string) =>
      document.querySelector(`[data-slot="${slot}"]`)?.textContent ?? "";
    // Text that is already on the page does not count.
    const last = new Map(["announcer", "chat-line"].map((slot) => [slot, textOf(slot)]));
    const record = () => {
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
    const observer = new MutationObserver(record);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { noticing: observer, noticed: seen });
  });
/** The record so far. */
export const noticed = (page: Page): Promise<Noticed> =>
  page.evaluate(() => Reflect.get(window, "noticed") as Noticed);
