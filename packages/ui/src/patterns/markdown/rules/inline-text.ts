import type { InlineNode } from "./nodes.ts";

/** A run of `*`, `_` or `~` that may open or close an emphasis. Used characters are removed from it. */
export type Run = {
  char: string;
  from: number;
  to: number;
  /** Length as written. */
  size: number;
  opens: boolean;
  closes: boolean;
};

/** A `[` or `![` without its `]` so far. */
export type Bracket = {
  image: boolean;
  from: number;
  to: number;
  /** How many parts there were before it. */
  parts: number;
  /** Links do not nest: when one closes, the brackets around it become text. */
  active: boolean;
  /** It contains another bracket, so the words are no label. */
  nested: boolean;
};

/** Whether a part is a node and not an unpaired run. */
export function isNode(part: InlineNode | Run): part is InlineNode {
  return "name" in part;
}

/** Nodes are read and rendered recursively, so their depth is bounded. */
const maxNesting = 100;

/** The text of one paragraph, heading or cell while it is parsed. */
export class InlineText {
  readonly text: string;
  /** Whether a folded label resolves. */
  readonly isDefined: (label: string) => boolean;
  /** The parsed parts, in order; the rest is plain text. */
  readonly parts: (InlineNode | Run)[] = [];
  readonly brackets: Bracket[] = [];
  /** Brackets below this index are already marked as around a link. */
  settledBrackets = 0;
  /** Last index of a run of backticks, by its length. */
  backticks: ReadonlyMap<number, number> | null = null;
  /** Strings not found up to the end: the search is not repeated. */
  readonly #absent = new Set<string>();
  readonly #nesting = new Map<InlineNode, number>();

  constructor(text: string, isDefined: (label: string) => boolean) {
    this.text = text;
    this.isDefined = isDefined;
  }

  /** Adds a node. @returns the index after it */
  add(node: InlineNode): number {
    this.parts.push(node);
    return node.to;
  }

  /** Records how deep a node is nested. @returns whether that is too deep to be one */
  isTooDeep(node: InlineNode, children: readonly InlineNode[]): boolean {
    let nesting = 1;
    for (const child of children) nesting = Math.max(nesting, 1 + (this.#nesting.get(child) ?? 0));
    this.#nesting.set(node, nesting);
    return nesting > maxNesting;
  }

  /** Like `indexOf`, but a failed search is not repeated. */
  find(needle: string, from: number): number {
    if (this.#absent.has(needle)) return -1;
    const at = this.text.indexOf(needle, from);
    if (at < 0) this.#absent.add(needle);
    return at;
  }
}

/** Parses what begins at an index. @returns its end, or -1 if the character is plain text */
export type InlineRule = (cx: InlineText, pos: number) => number;
