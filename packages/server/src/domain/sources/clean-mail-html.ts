import { Parser } from "htmlparser2";
import { sayPicture } from "./picture-name.ts";

/** Elements that are kept; of others only the content is, or nothing if their content is not text to read. */
const KEPT: ReadonlySet<string> = new Set([
  ...["a", "abbr", "address", "article", "b", "blockquote", "br", "caption", "cite", "code", "dd"],
  ...["del", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4"],
  ...["h5", "h6", "header", "hr", "i", "img", "ins", "kbd", "li", "main", "mark", "ol", "p", "pre"],
  ...["q", "s", "samp", "section", "small", "span", "strong", "sub", "sup", "table", "tbody", "td"],
  ...["tfoot", "th", "thead", "time", "tr", "u", "ul", "var"],
]);
const DROPPED: ReadonlySet<string> = new Set([
  ...["script", "style", "head", "title", "template", "noscript", "iframe", "object", "embed"],
  ...["svg", "math", "select", "textarea", "xmp", "noembed", "noframes", "plaintext", "audio"],
  ...["video", "canvas", "applet"],
]);
const EMPTY: ReadonlySet<string> = new Set(["br", "hr", "img"]);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
  ol: ["start"],
};
const EVERYWHERE = ["dir", "lang"];
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(?:https?:\/\/|mailto:)/i,
  src: /^(?:https?:\/\/|data:image\/(?:png|jpe?g|gif|webp);base64,)/i,
};
/** Meant for programs and not for people: a preview line, or text meant for an agent. */
const HIDDEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)|font-size\s*:\s*0|max-height\s*:\s*0(?:px)?\s*(?:;|!|$)/i;
const MAX_DEPTH = 200;

/**
 * Reduces the HTML of a mail to its content. The output is built only from what was parsed, so nothing unknown survives. The
 * browser cleans it once more and shows it in a sandboxed frame.
 */
export function cleanMailHtml(html: string): string {
  let written = "";
  /** Open elements: whether each one, and its content, is kept. */
  const open: { readonly name: string; readonly isKept: boolean; readonly isDropped: boolean }[] =
    [];
  let dropped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isHidden = "hidden" in attributes || HIDDEN.test(attributes["style"] ?? "");
        const isDropped = DROPPED.has(name) || isHidden;
        const isKept = KEPT.has(name) && !isDropped && dropped === 0 && open.length < MAX_DEPTH;
        if (isKept)
          written += isInlinePicture(name, attributes)
            ? escape(sayPicture(attributes) ?? "")
            : `<${name}${attributesOf(name, attributes)}>`;
        open.push({ name, isKept, isDropped });
        if (isDropped) dropped += 1;
      },
      ontext(text) {
        if (dropped === 0) written += escape(text);
      },
      onclosetag() {
        const closed = open.pop();
        if (closed?.isDropped) dropped -= 1;
        if (closed?.isKept && !EMPTY.has(closed.name)) written += `</${closed.name}>`;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  return written;
}

/** A picture that comes with the mail. It is an attachment here, which the text names. */
const isInlinePicture = (name: string, { src = "" }: Readonly<Record<string, string>>) =>
  name === "img" && /^\s*cid:/i.test(src);

const attributesOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  [...(ATTRIBUTES[name] ?? []), ...EVERYWHERE]
    .flatMap((key) => {
      const value = attributes[key]?.replaceAll(/[\p{Cc}]/gu, "").trim();
      const form = ADDRESSES[key];
      if (value === undefined || (form && !form.test(value))) return [];
      return [` ${key}="${escape(value)}"`];
    })
    .join("");

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
