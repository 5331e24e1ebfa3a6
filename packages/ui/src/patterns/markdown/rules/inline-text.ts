import { Element } from "@lezer/markdown";

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

// The constructor is missing in lezer's types. The version is pinned, and the specification's examples hold it.
const NewElement = Element as unknown as new (
  type: number,
  from: number,
  to: number,
  children?: readonly Element[],
) => Element;

/** Nodes inside nodes: lezer writes its tree by recursion, which must end. */
const maxNesting = 100;

/** The content of one paragraph, heading or cell while it is read. Places are those in `text`; nodes get the document's. */
export class InlineText {
  readonly text: string;
  /** Whether a folded label leads anywhere. */
  readonly isDefined: (label: string) => boolean;
  /** What has been read, in order; the rest is plain text. */
  readonly parts: (Element | Run)[] = [];
  readonly brackets: Bracket[] = [];
  /** Brackets below this index have been told that they stand around a link. */
  settledBrackets = 0;
  /** What was looked for in vain up to the end, so that it is not looked for again. */
  readonly absent = new Set<string>();
  /** For each length of a run of backticks the place of its last one. */
  backticks: ReadonlyMap<number, number> | null = null;
  readonly #offset: number;
  readonly #types: ReadonlyMap<string, number>;
  readonly #nesting = new Map<Element, number>();

  constructor(
    text: string,
    offset: number,
    types: ReadonlyMap<string, number>,
    isDefined: (label: string) => boolean,
  ) {
    this.text = text;
    this.isDefined = isDefined;
    this.#offset = offset;
    this.#types = types;
  }

  /** Makes a node without content of its own. */
  leaf(name: string, from: number, to: number, children?: readonly Element[]): Element {
    const type = this.#types.get(name);
    if (type === undefined) throw new RangeError(`Unknown node ${name}`);
    return new NewElement(type, from + this.#offset, to + this.#offset, children);
  }

  /** Makes a node around others. @returns null when that would be nested too deep */
  wrap(name: string, from: number, to: number, children: readonly Element[]): Element | null {
    const nesting = 1 + this.nestingOf(children);
    if (nesting > maxNesting) return null;
    const node = this.leaf(name, from, to, children);
    this.#nesting.set(node, nesting);
    return node;
  }

  nestingOf(parts: readonly (Element | Run)[]): number {
    let most = 0;
    for (const part of parts) {
      if (part instanceof Element) most = Math.max(most, this.#nesting.get(part) ?? 0);
    }
    return most;
  }

  /** Adds a node. @returns the place behind it in `text` */
  add(node: Element): number {
    this.parts.push(node);
    return node.to - this.#offset;
  }

  /** Like `indexOf`, but what was not found once is not looked for again. */
  find(needle: string, from: number): number {
    if (this.absent.has(needle)) return -1;
    const at = this.text.indexOf(needle, from);
    if (at < 0) this.absent.add(needle);
    return at;
  }
}

/** Reads what begins at a place. @returns where it ends, or -1 when the character is plain text */
export type InlineRule = (cx: InlineText, pos: number) => number;
