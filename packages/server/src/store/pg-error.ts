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

const UNIQUE_VIOLATION = "23505";

/**
 * Whether a write failed because such a row exists already, on either engine.
 * @param constraint name of the unique index, when only that one is meant
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!("code" in at) || at.code !== UNIQUE_VIOLATION) continue;
    return constraint === undefined || ("constraint" in at && at.constraint === constraint);
  }
  return false;
}
