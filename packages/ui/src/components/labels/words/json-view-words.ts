/** Words of a value shown as JSON. */
export const jsonViewWords = {
  /** `name` is the name of the block. */
  copyNamed: (name: string) => `Copy ${name.toLowerCase()}`,
  /** `count` for the plural form, `written` formatted for the locale. */
  showLines: (_count: number, written: string) => `Show all ${written} lines`,
  /** The next lines of many; both formatted for the locale. */
  showMoreLines: (next: string, total: string) => `Show ${next} more of ${total} lines`,
};

export type JsonViewWords = typeof jsonViewWords;
