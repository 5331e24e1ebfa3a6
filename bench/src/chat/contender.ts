/** An answer, and its question if there is one. */
export interface Exchange {
  question?: string;
  text: string;
}

/** A contender's view of the answers. */
export interface ChatView {
  /** Adds a chunk to one answer, as a line of a network stream does. */
  append(index: number, chunk: string): void;
  /** The answer is complete. */
  end(index: number): void;
  unmount(): void;
}

/** One way to draw answers that grow; every contender gets the same chunks of the same texts. */
export interface ChatContender {
  /** Draws the answers below each other as far as they are known. The last ones may be empty: they will grow. */
  mount(place: HTMLElement, exchanges: readonly Exchange[]): ChatView;
  /** What scrolls, where it is not the page's own box. */
  scroller?(): HTMLElement;
}
