import type { BlockContext, Element, LeafBlock, LeafBlockParser, Line } from "@lezer/markdown";
import { destinationEnd, labelEnd, skipSpace, titleClosing, titleEnd } from "./link-parts.ts";

/** `[label]: address "title"`, the title on the same line, on the next one, or on several. */
export function readDefinition(cx: BlockContext, leaf: LeafBlock): LeafBlockParser | null {
  return leaf.content.startsWith("[") ? new DefinitionParser(cx, leaf) : null;
}

/** What is awaited: the address, a title on the next line, the end of a title, nothing; or it is no definition. */
type Stage = "address" | "title" | "title-end" | "complete" | "failed";

class DefinitionParser implements LeafBlockParser {
  #stage: Stage = "address";
  #parts: readonly Element[] = [];
  #closing = "";
  #titleFrom = 0;
  /** Length of the definition without its title, where it may end without one; -1 where it may not. */
  #short = -1;

  constructor(cx: BlockContext, leaf: LeafBlock) {
    this.#readAddress(cx, leaf.start, leaf.content);
  }

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    switch (this.#stage) {
      case "failed":
        return false;
      case "address":
        this.#readAddress(
          cx,
          leaf.start,
          `${leaf.content}\n${" ".repeat(line.pos)}${line.text.slice(line.pos)}`,
        );
        return false;
      case "title":
        return !this.#beginsTitle(cx, line) && this.#complete(cx, leaf);
      case "title-end":
        if (isUnderline(line)) this.#giveUp(cx, leaf);
        else this.#readTitle(cx, leaf, line, line.basePos);
        return false;
      case "complete":
        return this.#complete(cx, leaf);
    }
  }

  finish(cx: BlockContext, leaf: LeafBlock): boolean {
    if (this.#stage === "title" || this.#stage === "complete") return this.#complete(cx, leaf);
    if (this.#stage === "title-end") this.#giveUp(cx, leaf);
    return false;
  }

  #complete(cx: BlockContext, leaf: LeafBlock): boolean {
    this.#add(cx, leaf, leaf.content.length);
    return true;
  }

  #add(cx: BlockContext, leaf: LeafBlock, length: number): void {
    const { start } = leaf;
    cx.addLeafElement(leaf, cx.elt("LinkReference", start, start + length, this.#parts));
  }

  #readAddress(cx: BlockContext, start: number, content: string): void {
    const label = labelEnd(content, 0);
    if (label < 0) {
      if (content.length > 1001) this.#stage = "failed";
      return;
    }
    this.#stage = "failed";
    if (content[label] !== ":" || !/\S/.test(content.slice(1, label - 1))) return;
    const from = skipSpace(content, label + 1);
    if (from === content.length) {
      this.#stage = "address";
      return;
    }
    const end = destinationEnd(content, from);
    if (end <= from) return;
    this.#parts = [
      cx.elt("LinkLabel", start, start + label),
      cx.elt("LinkMark", start + label, start + label + 1),
      cx.elt("URL", start + from, start + end),
    ];
    const title = skipSpace(content, end);
    if (title === content.length) {
      this.#short = content.length;
      this.#stage = "title";
      return;
    }
    const closing = titleClosing(content[title]);
    if (title === end || closing === undefined) return;
    this.#closing = closing;
    this.#titleFrom = start + title;
    const behind = titleEnd(content, title + 1, closing);
    if (behind === -1) this.#stage = "title-end";
    else if (behind !== null && skipSpace(content, behind) === content.length) {
      this.#takeTitle(cx, start + behind);
    }
  }

  /** Whether the line begins a title; if it does not, the definition ends before it. */
  #beginsTitle(cx: BlockContext, line: Line): boolean {
    const closing = titleClosing(line.text[line.pos]);
    if (closing === undefined) return false;
    const behind = titleEnd(line.text, line.pos + 1, closing);
    if (behind === null) return false;
    if (behind > 0 && skipSpace(line.text, behind) < line.text.length) return false;
    this.#closing = closing;
    this.#titleFrom = cx.lineStart + line.pos;
    if (behind > 0) this.#takeTitle(cx, cx.lineStart + behind);
    else this.#stage = "title-end";
    return true;
  }

  #readTitle(cx: BlockContext, leaf: LeafBlock, line: Line, from: number): void {
    const behind = titleEnd(line.text, from, this.#closing);
    if (behind === -1) return;
    if (behind === null || skipSpace(line.text, behind) < line.text.length) this.#giveUp(cx, leaf);
    else this.#takeTitle(cx, cx.lineStart + behind);
  }

  #takeTitle(cx: BlockContext, to: number): void {
    this.#parts = [...this.#parts, cx.elt("LinkTitle", this.#titleFrom, to)];
    this.#stage = "complete";
  }

  /**
   * What began like a title is none. The definition ends before it, where it may, and the lines since then are the
   * beginning of a paragraph. Lezer cannot go back to them, so the leaf is made to begin there.
   */
  #giveUp(cx: BlockContext, leaf: LeafBlock): void {
    this.#stage = "failed";
    if (this.#short < 0) return;
    const inner = leaf as unknown as { start: number; content: string; marks: readonly Element[] };
    const { start, content, marks } = inner;
    const end = start + this.#short;
    const length = skipSpace(content, this.#short);
    inner.marks = marks.filter(({ from }) => from < end);
    this.#add(cx, leaf, this.#short);
    inner.start = start + length;
    inner.content = content.slice(length);
    for (const mark of marks) if (mark.from >= end && mark.from < inner.start) cx.addElement(mark);
    inner.marks = marks.filter(({ from }) => from >= inner.start);
  }
}

function isUnderline(line: Line): boolean {
  return line.indent < line.baseIndent + 4 && /^(?:=+|-+)[ \t]*$/.test(line.text.slice(line.pos));
}
