import type { ErrorData } from "./pglite/protocol.ts";

/** An error of the embedded database, with the same fields that the PostgreSQL driver gives. */
export class PgError extends Error {
  override readonly name = "PgError";
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(data: ErrorData) {
    super(data.message);
    this.code = data.code;
    this.constraint = data.constraint;
    this.detail = data.detail;
    this.table = data.table;
    this.column = data.column;
  }
}

/** The database cannot be reached, or was lost while it worked. It may be back a moment later. */
export class DatabaseLostError extends Error {
  override readonly name = "DatabaseLostError";
  /** SQLSTATE of a connection that failed. */
  readonly code = "08006";

  /** @param why the driver's error, or a sentence */
  constructor(why: unknown) {
    const message = why instanceof Error ? why.message || why.name : String(why);
    super(message, { cause: why });
  }
}

const UNIQUE_VIOLATION = "23505";
const DUPLICATE_TABLE = "42P07";
const DEADLOCK = "40P01";

/**
 * Whether a write failed because such a row exists already, on either engine.
 * @param constraint name of the unique index, when only that one is meant
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const found = withCode(error, UNIQUE_VIOLATION);
  if (!found) return false;
  return constraint === undefined || ("constraint" in found && found.constraint === constraint);
}

/** Whether a statement failed because such a table exists already, on either engine. */
export const isDuplicateTable = (error: unknown): boolean =>
  withCode(error, DUPLICATE_TABLE) !== undefined;

/** Whether two transactions waited for each other, and this is the one that the database ended. */
export const isDeadlock = (error: unknown): boolean => withCode(error, DEADLOCK) !== undefined;

/** The error of the database with this code, among an error and its causes. */
export function withCode(error: unknown, code: string): Error | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && at.code === code) return at;
  }
  return undefined;
}
