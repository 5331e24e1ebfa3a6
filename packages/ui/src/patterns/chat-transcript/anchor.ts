/**
 * A line whose position on screen must not change: its element, its distance from the upper edge of the view, and its
 * message.
 */
export type Anchor = {
  id: string;
  /** Offset of the message's text from the upper edge of the view, in pixels. */
  top: number;
  /** An element inside the text that is closer to what is being read, and its offset. */
  line?: { element: Element; top: number };
};

const deepest = 8;

/** The row whose message id this element carries. */
export function rowOf(node: Node | null): HTMLElement | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  return element?.closest<HTMLElement>("[data-message-id]") ?? null;
}

export function messageIdOf(node: Node | null): string | null {
  return rowOf(node)?.dataset.messageId ?? null;
}

/** The message itself. What is above it in its row, a gap or a day heading, depends on its neighbours. */
export function textOf(row: Element): Element {
  return row.lastElementChild ?? row;
}

/** The first line in view: the first element that begins in it, else the one that reaches into it; null for none. */
export function anchorIn(box: HTMLElement, rows: Iterable<HTMLElement>): Anchor | null {
  const { top: edge, bottom } = box.getBoundingClientRect();
  for (const row of rows) {
    const text = textOf(row);
    const rect = text.getBoundingClientRect();
    if (rect.bottom <= edge + 1) continue;
    if (rect.top >= bottom) return null;
    const element = lineIn(text, edge, 0);
    return {
      id: row.dataset.messageId ?? "",
      top: rect.top - edge,
      line: { element, top: element.getBoundingClientRect().top - edge },
    };
  }
  return null;
}

function lineIn(element: Element, edge: number, depth: number): Element {
  if (depth === deepest || element.getBoundingClientRect().top >= edge) return element;
  for (const child of element.children) {
    const rect = child.getBoundingClientRect();
    // Sticky elements move with the view, so they say nothing about the text.
    if (rect.height === 0 || rect.bottom <= edge + 1) continue;
    return lineIn(child, edge, depth + 1);
  }
  return element;
}

/** How far an anchor has drifted from its offset, in pixels; null while its row is not mounted. */
export function driftOf(
  anchor: Anchor,
  box: HTMLElement,
  row: HTMLElement | undefined,
): number | null {
  const edge = box.getBoundingClientRect().top;
  if (anchor.line?.element.isConnected) {
    return anchor.line.element.getBoundingClientRect().top - edge - anchor.line.top;
  }
  return row ? textOf(row).getBoundingClientRect().top - edge - anchor.top : null;
}
