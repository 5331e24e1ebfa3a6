import type { InlineNode } from "./nodes.ts";

/** A run of `*`, `_` or `~` that may open or close an emphasis. What is used up of it is cut off. */
export type Run = {
  char: string;
  from: number;
  to: number;
  /** Length as written. */
  size: number;
  opens: boolean;
  closes: boolean;
};

/** A `[` or `![` that waits for its `]`. */
export type Bracket = {
  image: boolean;
  from: number;
  to: number;
  /** How many parts there were before it. */
  parts: number;
  /** No link may stand in a link: when one closes, those around it are text. */
  active: boolean;
  /** Another bracket stands inside, so the words are no label. */
  nested: boolean;
};

/** Whether a part is a node and no run that waits for its partner. */
export function isNode(part: InlineNode | Run): part is InlineNode {
  return "name" in part;
}

/** Nodes inside nodes: they are read and drawn by recursion, which must end. */
const maxNesting = 100;

/** The text of one paragraph, heading or cell while it is read. */
export class InlineText {
  readonly text: string;
  /** Whether a folded label leads anywhere. */
  readonly isDefined: (label: string) => boolean;
  /** What has been read, in order; the rest is plain text. */
  readonly parts: (InlineNode | Run)[] = [];
  readonly brackets: Bracket[] = [];
  /** Brackets below this index have been told that they stand around a link. */
  settledBrackets = 0;
  /** For each length of a run of backticks the place of its last one. */
  backticks: ReadonlyMap<number, number> | null = null;
  /** What was looked for in vain up to the end, so that it is not looked for again. */
  readonly #absent = new Set<string>();
  readonly #nesting = new Map<InlineNode, number>();

  constructor(text: string, isDefined: (label: string) => boolean) {
    this.text = text;
    this.isDefined = isDefined;
  }

  /** Adds a node. @returns the place behind it */
  add(node: InlineNode): number {
    this.parts.push(node);
    return node.to;
  }

  /** Notes how deep a node around others is nested. @returns whether that is too deep to be one */
  isTooDeep(node: InlineNode, children: readonly InlineNode[]): boolean {
    let nesting = 1;
    for (const child of children) nesting = Math.max(nesting, 1 + (this.#nesting.get(child) ?? 0));
    this.#nesting.set(node, nesting);
    return nesting > maxNesting;
  }

  /** Like `indexOf`, but what was not found once is not looked for again. */
  find(needle: string, from: number): number {
    if (this.#absent.has(needle)) return -1;
    const at = this.text.indexOf(needle, from);
    if (at < 0) this.#absent.add(needle);
    return at;
  }
}

/** Reads what begins at a place. @returns where it ends, or -1 when the character is plain text */
export type InlineRule = (cx: InlineText, pos: number) => number;
