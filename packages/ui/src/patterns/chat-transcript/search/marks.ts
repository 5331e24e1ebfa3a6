import { textOf } from "../anchor.ts";
import type { Hit } from "./hits.logic.ts";

const hitName = "transcript-hit";
const currentName = "transcript-current";

/** Where one element's words end and another's begin. */
const blocks = "p, li, td, th, pre, h1, h2, h3, h4, h5, h6, div, time, button";

const rules = `
::highlight(${hitName}) { background-color: var(--ui-warning-line); color: var(--ui-text); }
::highlight(${currentName}) { background-color: var(--ui-warning-solid); color: var(--ui-on-warning); }
[data-slot="message"][data-found] { outline: 2px solid var(--ui-warning-solid); }
@media (forced-colors: active) {
  ::highlight(${currentName}) { background-color: Highlight; color: HighlightText; }
}
`;

/** The places in an element where the words stand, as they are drawn. */
export function rangesIn(element: Element, pattern: RegExp): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest("[data-slot=message-actions], .sr-only")
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const pieces: { node: Node; start: number }[] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== block) text += "\n";
    block = own;
    pieces.push({ node, start: text.length });
    text += node.nodeValue ?? "";
  }
  const place = (range: Range, at: number, end: boolean) => {
    const piece = pieces.findLast(({ start }) => (end ? start < at : start <= at));
    if (!piece) return;
    if (end) range.setEnd(piece.node, at - piece.start);
    else range.setStart(piece.node, at - piece.start);
  };
  return [...text.matchAll(pattern)].map((found) => {
    const range = document.createRange();
    place(range, found.index, false);
    place(range, found.index + found[0].length, true);
    return range;
  });
}

/** Marks hits by the highlights of the browser, which change nothing in the page. */
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
    /** @returns the place of the current hit, null where it is not drawn as text */
    draw(
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
      // A hit in a closed row, or a browser that cannot mark text: then the message itself is marked.
      if (message instanceof HTMLElement && (place === null || registry === null)) {
        message.dataset.found = "";
        outlined = message;
      }
      return place;
    },
    /** Brings the looks of marks into the page. @returns the way to take them out again */
    install: () => {
      document.adoptedStyleSheets.push(sheet);
      return () => {
        clear();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    },
  };
}
