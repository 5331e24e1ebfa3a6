import type { InboxRow } from "../../../packages/ui/src/patterns/inbox-list/index.ts";

/** One way to show, select and walk through the items of an inbox; every contender draws the same line in the same box. */
export interface InboxContender {
  mount(root: HTMLElement, items: readonly InboxRow[]): void;
}

export const BOX_HEIGHT = 600;
export const ROW_HEIGHT = 40;

/** Where the rows of every contender keep their index. */
export const rowAt = (index: number) =>
  document.querySelector<HTMLElement>(`li[data-index="${index}"]`);
