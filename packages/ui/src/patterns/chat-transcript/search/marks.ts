import { textOf } from "../anchor.ts";
import type { Hit } from "./hits.logic.ts";

const hitName = "transcript-hit";
const currentName = "transcript-current";

/** Elements that separate words. */
const blocks = "p, li, td, th, pre, h1, h2, h3, h4, h5, h6, div, time, button";

const rules = `
::highlight(${hitName}) { background-color: var(--ui-warning-line); color: var(--ui-text); }
::highlight(${currentName}) { background-color: var(--ui-warning-solid); color: var(--ui-on-warning); }
[data-slot="message"][data-found] { outline: 2px solid var(--ui-warning-solid); }
@media (forced-colors: active) {
  ::highlight(${currentName}) { background-color: Highlight; color: HighlightText; }
}
`;

/** The rendered ranges in an element that match. */
export function rangesIn(element: Element, pattern: RegExp): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("[data-slot=message-actions], .sr-only")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const textNodes: { node: Node; start: number }[] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== block) text += "\n";
    block = own;
    textNodes.push({ node, start: text.length });
    text += node.nodeValue ?? "";
  }
  const place = (range: Range, at: number, end: boolean) => {
    const textNode = textNodes.findLast(({ start }) => (end ? start < at : start <= at));
    if (!textNode) return;
    if (end) range.setEnd(textNode.node, at - textNode.start);
    else range.setStart(textNode.node, at - textNode.start);
  };
  return [...text.matchAll(pattern)].map((found) => {
    const range = document.createRange();
    place(range, found.index, false);
    place(range, found.index + found[0].length, true);
    return range;
  });
}

/** Marks hits with the CSS Custom Highlight API, which does not change the DOM. */
export function createMarks() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  const registry = "highlights" in CSS ? CSS.highlights : null;
  let outlined: HTMLElement | null = null;

  const clear = () => {
    registry?.delete(hitName);
    registry?.delete(currentName);
    if (outlined) delete outlined.dataset.found;
    outlined = null;
  };

  return {
    clear,
    /** @returns the range of the current hit, null if it is not rendered as text */
    render(
      rows: ReadonlyMap<string, HTMLElement>,
      hits: ReadonlySet<string>,
      current: Hit | undefined,
      pattern: RegExp,
    ): Range | null {
      clear();
      const others: Range[] = [];
      let place: Range | null = null;
      for (const [id, row] of rows) {
        if (!hits.has(id)) continue;
        for (const [nth, range] of rangesIn(textOf(row), pattern).entries()) {
          if (current?.id === id && current.nth === nth) place = range;
          else others.push(range);
        }
      }
      if (registry !== null) {
        registry.set(hitName, new Highlight(...others));
        if (place !== null) registry.set(currentName, new Highlight(place));
      }
      const row = current && rows.get(current.id);
      const message = row && textOf(row);
      // The hit is in a collapsed row, or the browser cannot highlight text: the message itself is marked.
      if (message instanceof HTMLElement && (place === null || registry === null)) {
        message.dataset.found = "";
        outlined = message;
      }
      return place;
    },
    /** Adds the styles of the marks to the page. @returns removes them */
    install: () => {
      document.adoptedStyleSheets.push(sheet);
      return () => {
        clear();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    },
  };
}
