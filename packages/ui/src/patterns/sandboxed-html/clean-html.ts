import DOMPurify from "dompurify";
import { readAddress } from "./addresses.logic.ts";

/** Allowed elements; of others only the content is kept, of scripts and the like nothing. */
export const allowedTags = [
  ...["a", "abbr", "address", "article", "b", "blockquote", "br", "caption", "cite", "code", "dd"],
  ...["del", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4"],
  ...["h5", "h6", "header", "hr", "i", "img", "ins", "kbd", "li", "main", "mark", "ol", "p", "pre"],
  ...["q", "s", "samp", "section", "small", "span", "strong", "sub", "sup", "table", "tbody", "td"],
  ...["tfoot", "th", "thead", "time", "tr", "u", "ul", "var"],
] as const;

/** Allowed attributes. Styling is ours, so that a text is readable in both themes. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "target", "rel"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  ol: ["start"],
};
const everywhere = ["dir", "lang"];

/** Longer texts are truncated: cleaning them would block the page for seconds. The bytes of pictures cost nothing. */
const longest = 400_000;
const picture = /"data:image\/[a-z]+;base64,[\w+/=]*"/g;

const isLong = (html: string) =>
  html.length > longest && html.replaceAll(picture, "").length > longest;

/** Untrusted HTML, sanitized. */
export interface CleanHtml {
  /** The body of the frame. */
  body: DocumentFragment;
  /** Hosts of the images that can be loaded on demand. */
  hosts: readonly string[];
  /** How many images would be requested from these hosts. */
  images: number;
  /** The text was truncated. */
  cut: boolean;
  /** There is nothing to see. */
  empty: boolean;
}

/** Hidden by its author: the preview line of mail programs, or text meant only for the agent. */
const hidden =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)|max-height\s*:\s*0(?:px)?\s*(?:;|!|$)/i;

function isHidden(element: Element): boolean {
  return element.hasAttribute("hidden") || hidden.test(element.getAttribute("style") ?? "");
}

/** A tracking pixel reports that the mail was opened, and shows nothing. */
function isBeacon(image: Element): boolean {
  return ["width", "height"].some((side) => {
    const size = image.getAttribute(side);
    return size !== null && Number.parseInt(size, 10) <= 2;
  });
}

/** Placeholder of an image that is not loaded. */
function chip(image: Element, word: string): Element {
  const span = image.ownerDocument.createElement("span");
  span.className = "chip";
  span.textContent = image.getAttribute("alt")?.trim() || word;
  return span;
}

function cleanImage(image: Element, options: CleanOptions, hosts: string[]) {
  const source = image.getAttribute("src") ?? "";
  if (isBeacon(image)) image.remove();
  else if (/^data:image\/(?:png|jpeg|jpg|gif|webp|avif);base64,/i.test(source)) return;
  else {
    const address = readAddress(source);
    const host = address?.scheme === "https:" ? address.host : null;
    if (host !== null) hosts.push(host);
    if (host === null || !options.images) image.replaceWith(chip(image, options.imageWord));
    else image.setAttribute("src", address?.href ?? "");
  }
}

/** A link opens in a new tab, or is no link; if its text does not name the host, the host is added. */
function cleanLink(link: Element) {
  const address = readAddress(link.getAttribute("href") ?? "");
  if (address === null) {
    link.removeAttribute("href");
    return;
  }
  link.setAttribute("href", address.href);
  link.setAttribute("target", "_blank");
  link.setAttribute("rel", "noopener noreferrer nofollow");
  const words = link.textContent.trim().toLowerCase();
  if (words === address.host || words === `www.${address.host}`) return;
  const span = link.ownerDocument.createElement("bdi");
  span.className = "host";
  // The space is inside, where it is not underlined.
  span.textContent = ` (${address.host})`;
  link.append(span);
}

/** A table that is too wide scrolls by itself: the text around it stays where it can be read. Tables within tables move with theirs. */
function wrapTable(table: Element) {
  if (table.parentElement?.closest("table")) return;
  const box = table.ownerDocument.createElement("div");
  box.className = "wide";
  table.replaceWith(box);
  box.append(table);
}

function keepAttributes(element: Element) {
  const allowed = [...(allowedAttributes[element.localName] ?? []), ...everywhere];
  for (const { name } of [...element.attributes]) {
    const ours = name === "class" && /^(?:chip|host)$/.test(element.className);
    if (!ours && !allowed.includes(name)) element.removeAttribute(name);
  }
}

/** How a text is cleaned. */
export interface CleanOptions {
  /** Keeps images of https hosts. */
  images: boolean;
  /** Placeholder text of an image without alternative text. */
  imageWord: string;
}

/** Sanitizes HTML. @returns null without a document, i.e. on a server */
export function cleanHtml(html: string, options: CleanOptions): CleanHtml | null {
  if (!DOMPurify.isSupported) return null;
  const cut = isLong(html);
  const found: DocumentFragment | null = DOMPurify.sanitize(cut ? html.slice(0, longest) : html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...Object.values(allowedAttributes).flat(), ...everywhere, "style", "hidden"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  // For some broken documents nothing at all is left, whatever the types say.
  const body = found ?? document.createDocumentFragment();
  for (const element of body.querySelectorAll("*")) if (isHidden(element)) element.remove();
  // A class of the author's could collide with one of ours.
  for (const element of body.querySelectorAll("*")) keepAttributes(element);
  const hosts: string[] = [];
  for (const image of body.querySelectorAll("img")) cleanImage(image, options, hosts);
  for (const link of body.querySelectorAll("a")) cleanLink(link);
  for (const table of body.querySelectorAll("table")) wrapTable(table);
  return {
    body,
    hosts: [...new Set(hosts)].sort(),
    images: hosts.length,
    cut,
    empty: body.textContent.trim() === "" && body.querySelector("img, .chip, hr") === null,
  };
}
