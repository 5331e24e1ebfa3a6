/** As much of a table as a condition is read by. */
export type ConditionTable = {
  readonly columns: readonly {
    /** Name in SQL, and of a member of a row. */
    readonly name: string;
    /** As people know it. */
    readonly label: string;
    readonly type: string;
    readonly samples?: readonly string[];
  }[];
};

/** A condition that was understood. */
export type UnderstoodCondition = {
  /** The SQL after `where`. */
  readonly sql: string;
  /** The same for a row that is in no table. */
  readonly matches: (row: Readonly<Record<string, unknown>>) => boolean;
  /** In words, as plain text. */
  readonly said: string;
};

/**
 * Reads a condition over the columns of a table: words such as `amount > 1000`, or the conditions of a question as a JSON array,
 * which the question bar writes.
 * @param today `YYYY-MM-DD`, for `this month` and the like
 * @returns the condition, or a message about what is not understood
 */
export type ReadCondition = (
  condition: string,
  table: ConditionTable,
  today: string,
) => UnderstoodCondition | { readonly problem: string };
