import { allowedTags } from "./clean-html.ts";

const known: ReadonlySet<string> = new Set(allowedTags);
/** Classes that the sanitizer adds. */
const ours: ReadonlySet<string> = new Set(["chip", "host", "wide"]);
const largest = 4_096;

/** An integer from 1 to the maximum; null for anything else. */
function size(element: Element, name: string): string | null {
  const value = Number.parseInt(element.getAttribute(name) ?? "", 10);
  return value > 0 ? String(Math.min(value, largest)) : null;
}

function bare(source: Element, to: Document): Element {
  if (source.localName === "img") return box(source, to);
  const copy = to.createElement(known.has(source.localName) ? source.localName : "span");
  if (ours.has(source.className)) copy.className = source.className;
  for (const name of ["colspan", "rowspan"]) {
    const value = size(source, name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/** A box as large as the picture, with nothing to load. */
function box(image: Element, to: Document): Element {
  const canvas = to.createElement("canvas");
  for (const name of ["width", "height"]) {
    const value = size(image, name);
    if (value !== null) canvas.setAttribute(name, value);
  }
  return canvas;
}

/**
 * The same boxes with the same words, and nothing else: no address, no handler, no picture. It is laid out in our own
 * page to measure the height of the frame, so it is built element by element. No HTML is parsed for it, so that nothing
 * that slipped through the sanitizer can slip in here.
 */
export function skeletonOf(body: ParentNode, to: Document): DocumentFragment {
  const copy = to.createDocumentFragment();
  const walk = (from: ParentNode, into: ParentNode & Node) => {
    for (const node of from.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) into.append(node.textContent ?? "");
      else if (node instanceof Element) {
        const element = bare(node, to);
        into.append(element);
        walk(node, element);
      }
    }
  };
  walk(body, copy);
  return copy;
}
