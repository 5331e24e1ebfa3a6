import { Parser } from "htmlparser2";
import { createTextWriter, type TextWriter } from "./text-writer.ts";

/** The text of a page. */
export type PageText = {
  /** Empty if the page has none. */
  readonly title: string;
  readonly text: string;
  /** Whether the page continues after `text`. */
  readonly truncated: boolean;
};

/** Reads a page piece by piece. */
export type PageReader = {
  /** @returns false when no more is needed */
  write(html: string): boolean;
  end(): PageText;
};

/** No real page nests that deep, and the parser would repeatedly search its open elements. */
const MAX_DEPTH = 400;
const MAX_TITLE_LENGTH = 300;
const MAX_LINK_LENGTH = 1_000;

/** Elements without text of the page: code, images, forms, menus. */
const SKIPPED: ReadonlySet<string> = new Set(
  "script style noscript template svg math canvas iframe object embed audio video head nav button select textarea dialog".split(
    " ",
  ),
);
const OWN_LINE: ReadonlySet<string> = new Set(
  "div section article main header footer aside address figure figcaption form fieldset details summary dt dd caption tr".split(
    " ",
  ),
);
const APART: ReadonlySet<string> = new Set(
  "p ul ol dl table blockquote pre hr h1 h2 h3 h4 h5 h6".split(" "),
);

type Attributes = Readonly<Record<string, string>>;
type Element = { readonly name: string; readonly close: () => void };

/** The state of reading a page. */
type Page = {
  readonly out: TextWriter;
  readonly open: Element[];
  /** The current numbers of the open lists; 0 in an unordered list. */
  readonly lists: number[];
  /** The base URL of relative links. */
  base: string;
  title?: string;
  inTitle: boolean;
  /** Number of open elements without text of the page. */
  skipped: number;
};

/** The page is longer than needed, or not made by a human. */
class Enough extends Error {}

/**
 * Reads HTML as Markdown: headings, lists, rows of tables, code and links. Hidden parts are left out, because the user could
 * not see what they tell the agent.
 * @param address of the page, for relative links
 * @param longest limit for the text, in characters
 */
export function createPageReader(address: string, longest: number): PageReader {
  const out = createTextWriter();
  const page: Page = { out, open: [], lists: [], base: address, inTitle: false, skipped: 0 };
  let truncated = false;

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (page.open.length >= MAX_DEPTH) throw new Enough();
        page.open.push({ name, close: openElement(page, name, attributes) });
      },
      onclosetag() {
        page.open.pop()?.close();
      },
      ontext(text) {
        if (page.inTitle) page.title = `${page.title ?? ""}${text}`.slice(0, MAX_TITLE_LENGTH);
        else if (page.skipped === 0) out.text(text);
        if (out.length() > longest) throw new Enough();
      },
    },
    { decodeEntities: true },
  );

  const attempt = (work: () => void): boolean => {
    if (truncated) return false;
    try {
      work();
    } catch (error) {
      if (!(error instanceof Enough)) throw error;
      truncated = true;
    }
    return !truncated;
  };

  return {
    write: (html) => attempt(() => parser.write(html)),
    end() {
      attempt(() => parser.end());
      const text = out.end();
      return {
        title: (page.title ?? "").replace(/\s+/g, " ").trim(),
        text: text.slice(0, longest).toWellFormed(),
        truncated: truncated || text.length > longest,
      };
    },
  };
}

/** @returns a function to call at the end of the element */
function openElement(page: Page, name: string, attributes: Attributes): () => void {
  if (name === "title" && page.title === undefined && !page.open.some((one) => one.name === "svg"))
    return openTitle(page);
  if (name === "base" && attributes["href"])
    page.base = resolve(attributes["href"], page.base) ?? page.base;
  if (page.skipped > 0 || SKIPPED.has(name) || isHidden(name, attributes)) {
    page.skipped += 1;
    return () => {
      page.skipped -= 1;
    };
  }
  return openVisible(page, name, attributes);
}

function openTitle(page: Page): () => void {
  page.title = "";
  page.inTitle = true;
  return () => {
    page.inTitle = false;
  };
}

function openVisible(page: Page, name: string, attributes: Attributes): () => void {
  const { out, lists } = page;
  if (name === "a") return openLink(page, attributes["href"]);
  if (name === "br") out.line();
  if (name === "img" && attributes["alt"]) out.text(` ${attributes["alt"]} `);
  if (name === "td" || name === "th") out.cell();
  if (name === "li") return openItem(page);
  if (APART.has(name)) out.paragraph();
  else if (OWN_LINE.has(name)) out.line();
  if (name === "tr") out.row();
  const heading = /^h[1-6]$/.test(name);
  if (heading) out.mark(`${"#".repeat(Number(name[1]))} `);
  if (name === "ul" || name === "ol") lists.push(name === "ol" ? 1 : 0);
  if (name === "pre") out.verbatim(true);
  return () => {
    if (name === "ul" || name === "ol") lists.pop();
    if (name === "pre") out.verbatim(false);
    if (name === "pre" || name === "tr" || heading) out.mark("");
    if (APART.has(name)) out.paragraph();
    else if (OWN_LINE.has(name)) out.line();
  };
}

function openItem({ out, lists }: Page): () => void {
  const number = lists.at(-1) ?? 0;
  if (number > 0) lists[lists.length - 1] = number + 1;
  out.line();
  out.mark(
    `${"  ".repeat(Math.min(Math.max(lists.length - 1, 0), 8))}${number > 0 ? `${number}.` : "-"} `,
  );
  return () => {
    out.mark("");
    out.line();
  };
}

function openLink(page: Page, href: string | undefined): () => void {
  page.out.openLink();
  return () =>
    page.out.closeLink(() => {
      const to = href === undefined ? undefined : resolve(href, page.base);
      return to !== undefined && to.length <= MAX_LINK_LENGTH ? to : undefined;
    });
}

/** Many pages hide their body until their script has run, so the body counts as visible. */
const isHidden = (name: string, attributes: Attributes) =>
  name !== "html" &&
  name !== "body" &&
  ("hidden" in attributes ||
    attributes["aria-hidden"] === "true" ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributes["style"] ?? ""));

/** The absolute URL of a link; undefined if it leads to neither a page nor a mailbox, or to the page itself. */
function resolve(href: string, base: string): string | undefined {
  if (href.startsWith("#") || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  return ["https:", "http:", "mailto:"].includes(url.protocol) ? url.href : undefined;
}
