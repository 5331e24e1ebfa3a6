import type { InlineRule, InlineText } from "./inline-text.ts";

const address = /<[a-z][a-z\d+.-]{1,31}:[^\x00-\x20<>\x7f]*>/iy;
const mail =
  /<[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*>/iy;
const tag =
  /<(?:\/[a-z][a-z\d-]*\s*|[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?)>/iy;

/** An address in angle brackets, or HTML: it is shown as text, but no mark inside it counts. */
export const readAngleBracket: InlineRule = (cx, pos) => {
  const end = matchEnd(address, cx.text, pos) ?? matchEnd(mail, cx.text, pos);
  if (end !== null) return cx.add({ name: "address", from: pos, to: end });
  const html = matchEnd(tag, cx.text, pos) ?? specialEnd(cx, pos);
  return html === null ? -1 : cx.add({ name: "html", from: pos, to: html });
};

function matchEnd(rule: RegExp, text: string, pos: number): number | null {
  rule.lastIndex = pos;
  return rule.test(text) ? rule.lastIndex : null;
}

/** End of a comment, an instruction, a declaration or a CDATA section. */
function specialEnd(cx: InlineText, pos: number): number | null {
  const { text } = cx;
  const endOf = (needle: string, from: number) => {
    const at = cx.find(needle, from);
    return at < 0 ? null : at + needle.length;
  };
  if (text.startsWith("<!-->", pos)) return pos + 5;
  if (text.startsWith("<!--->", pos)) return pos + 6;
  if (text.startsWith("<!--", pos)) return endOf("-->", pos + 4);
  if (text.startsWith("<?", pos)) return endOf("?>", pos + 2);
  if (text.startsWith("<![CDATA[", pos)) return endOf("]]>", pos + 9);
  return /^<![a-z]/i.test(text.slice(pos, pos + 3)) ? endOf(">", pos + 3) : null;
}
