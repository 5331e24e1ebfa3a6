import type { SyntaxNode } from "@lezer/common";
import { unescapeText } from "./entities.ts";
import { indentOf, lineStart, linesOf } from "./source-lines.ts";
import type { Block } from "./types.ts";

/** Reads code that stands under four spaces. Lezer takes spaces alone for code where an entry begins: nothing is drawn. */
export function readIndentedCode(text: string, node: SyntaxNode): Block[] {
  const code = linesOf(text, node, node.from, node.to, 4).join("\n");
  return code.trim() === "" ? [] : [{ kind: "code", language: "", text: code, closed: true }];
}

/** Reads code between fences. Each line loses as many spaces as stand before the first fence. */
export function readFencedCode(text: string, node: SyntaxNode): Block {
  const marks = node.getChildren("CodeMark");
  const info = node.getChild("CodeInfo");
  const words = info ? unescapeText(text.slice(info.from, info.to)) : "";
  const closing = marks.length > 1 ? marks.at(-1) : undefined;
  const from = text.indexOf("\n", node.from) + 1;
  const to = closing ? lineStart(text, closing.from) - 1 : endOfOpen(text, node);
  const hasLines = from > 0 && from <= to;
  return {
    kind: "code",
    language: words.split(/\s/)[0] ?? "",
    text: hasLines ? linesOf(text, node, from, to, indentOf(text, node)).join("\n") : "",
    closed: closing !== undefined,
  };
}

/** The line feed at the end of the text ends a line and begins none. */
function endOfOpen(text: string, node: SyntaxNode): number {
  return node.to === text.length && text.endsWith("\n") ? node.to - 1 : node.to;
}
