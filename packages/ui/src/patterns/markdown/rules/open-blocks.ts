import { finish, type Leaf } from "./leaves.ts";
import type { BlockNode, ContainerNode } from "./nodes.ts";

/** Limit of nested blocks, since each line asks all that are open. Rendering stops long before. */
const maxNesting = 100;

/** The blocks that a line may still belong to: containers, each in the one before, and the leaf in the last. */
export class OpenBlocks {
  /** The open leaf, in the innermost container. */
  leaf: Leaf | null = null;
  readonly #document: string;
  readonly #root: ContainerNode;
  readonly #blocks: ContainerNode[];
  /** How many of the blocks continue on the line; the others end when it begins a new one. */
  #depth = 1;

  constructor(document: string) {
    this.#document = document;
    this.#root = { kind: "document", from: 0, to: document.length, children: [] };
    this.#blocks = [this.#root];
  }

  /** Enters the blocks that continue on the line. */
  enter(holds: (block: ContainerNode) => boolean): void {
    this.#depth = 1;
    for (let block = this.#blocks[1]; block && holds(block); block = this.#blocks[this.#depth]) {
      this.#depth++;
    }
  }

  /** Whether the line is inside all of them, so that it may continue the text. */
  get inside(): boolean {
    return this.#depth === this.#blocks.length;
  }

  get inner(): ContainerNode {
    return this.#blocks.at(-1) ?? this.#root;
  }

  /** Whether the nesting limit is reached. */
  get full(): boolean {
    return this.#blocks.length >= maxNesting;
  }

  /** The open paragraph or table. */
  get text(): Extract<Leaf, { kind: "paragraph" | "table" }> | null {
    return this.leaf?.kind === "paragraph" || this.leaf?.kind === "table" ? this.leaf : null;
  }

  /** The document, while the text is at top level: then it is as written. */
  get verbatim(): string | null {
    return this.#blocks.length === 1 ? this.#document : null;
  }

  inList(ordered: boolean): boolean {
    return this.#blocks.some((each) => each.kind === "list" && (each.start !== null) === ordered);
  }

  addContainer(block: ContainerNode): void {
    this.addNode(block);
    this.#blocks.push(block);
    this.#depth++;
  }

  addLeaf(leaf: Leaf): void {
    this.close();
    this.#leaveList();
    this.leaf = leaf;
  }

  addNode(node: BlockNode): true {
    this.close();
    if (node.kind !== "item") this.#leaveList();
    this.inner.children.push(node);
    return true;
  }

  /** Only items belong in a list: anything else ends it. */
  #leaveList(): void {
    if (this.inner.kind !== "list") return;
    this.#depth--;
    this.close();
  }

  closeLeaf(): void {
    if (!this.leaf) return;
    // One by one: a paragraph may be a hundred thousand definitions, more than the arguments of one call.
    for (const node of finish(this.leaf, this.verbatim)) this.inner.children.push(node);
    this.leaf = null;
  }

  /** Closes the leaf, and the blocks that do not continue on the line. */
  close(): void {
    this.closeLeaf();
    for (let block = this.inner; this.#blocks.length > this.#depth; block = this.inner) {
      block.to = Math.max(block.to, block.children.at(-1)?.to ?? 0);
      this.#blocks.pop();
    }
  }

  /** Closes them all. */
  end(): readonly BlockNode[] {
    this.#depth = 1;
    this.close();
    return this.#root.children;
  }
}
