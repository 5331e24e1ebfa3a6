const NUMBER = ["main_figure", "adds_up", "averaged", "identifier", "group"] as const;
const DATE = ["main_date", "end_date", "due_date", "other_date"] as const;
const TEXT = ["group", "status", "person", "identifier"] as const;

/** The role of a column in a question. */
export type ColumnRole = (typeof NUMBER | typeof DATE | typeof TEXT)[number];

/** The role of each column, by names of table and column; a column that can have none is left out. */
export type ColumnRoles = ReadonlyMap<string, ReadonlyMap<string, ColumnRole>>;

const OF_TYPE: Readonly<Record<string, readonly ColumnRole[]>> = {
  integer: NUMBER,
  decimal: NUMBER,
  date: DATE,
  timestamp: DATE,
  text: TEXT,
};

/** The roles that a column of a type can have. */
export const rolesOfType = (type: string): readonly ColumnRole[] => OF_TYPE[type] ?? [];
