/** Words of a value shown as JSON. */
export interface JsonViewWords {
  /** `name` is the name of the block. */
  copyNamed: (name: string) => string;
  /** `count` for the plural form, `written` formatted for the locale. */
  showLines: (count: number, written: string) => string;
  /** The next lines of many; both formatted for the locale. */
  showMoreLines: (next: string, total: string) => string;
}

export const jsonViewWords: JsonViewWords = {
  copyNamed: (name) => `Copy ${name.toLowerCase()}`,
  showLines: (_count, written) => `Show all ${written} lines`,
  showMoreLines: (next, total) => `Show ${next} more of ${total} lines`,
};
