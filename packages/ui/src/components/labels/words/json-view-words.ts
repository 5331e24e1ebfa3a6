/** What a value shown as JSON says. */
export interface JsonViewWords {
  /** `name` is what the block is called. */
  copyNamed: (name: string) => string;
  /** `count` for the grammar, `written` in the way of the locale. */
  showLines: (count: number, written: string) => string;
  /** The next lines of many; both written in the way of the locale. */
  showMoreLines: (next: string, total: string) => string;
}

export const jsonViewWords: JsonViewWords = {
  copyNamed: (name) => `Copy ${name.toLowerCase()}`,
  showLines: (_count, written) => `Show all ${written} lines`,
  showMoreLines: (next, total) => `Show ${next} more of ${total} lines`,
};
