import type { KeyboardEvent } from "react";

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** Moves the focus from the link of one row of the history to that of another. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: link, altKey, ctrlKey, metaKey } = event;
  const step = steps[key];
  const list = link.closest("nav");
  if (!step || !list || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const move = () => {
    const links = linksOf(list);
    links[step(links.indexOf(link), links.length - 1)]?.focus();
  };
  if (link.closest("[data-index]") === null) {
    move();
    return;
  }
  // Of a long history only the rows in view are rendered: those around the target are once it is scrolled to.
  if (key === "Home") list.scrollTop = 0;
  else if (key === "End") list.scrollTop = list.scrollHeight;
  else link.scrollIntoView({ block: "nearest" });
  requestAnimationFrame(move);
}

/**
 * Ref of the button below the rows, which unmounts once the last of them are loaded: focus moves to the row above it,
 * before the new ones, and not to the start of the page.
 */
export function leaveToRowAbove(button: HTMLElement | null): () => void {
  const list = button?.closest("nav");
  return () => {
    if (list && document.activeElement === button) linksOf(list).at(-1)?.focus();
  };
}

const linksOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>("li > a"),
];
