/** A request from the main thread to the database thread. `tx` names an open transaction. */
export type Call =
  | {
      readonly op: "query";
      readonly sql: string;
      readonly params: unknown[];
      readonly arrayRows: boolean;
      readonly tx?: number;
      /** Whose rows it may touch; those of every tenant if left out. */
      readonly user?: string | undefined;
    }
  | { readonly op: "exec"; readonly sql: string; readonly tx?: number }
  | { readonly op: "begin" }
  | { readonly op: "commit"; readonly tx: number }
  | { readonly op: "rollback"; readonly tx: number }
  | { readonly op: "close" };

export type CallMessage = { readonly id: number; readonly call: Call };

/** A database error as plain data; the fields are those of PostgreSQL's error response. */
export type ErrorData = {
  readonly message: string;
  readonly code?: string;
  readonly severity?: string;
  readonly constraint?: string;
  readonly detail?: string;
  readonly table?: string;
  readonly column?: string;
};

export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: ErrorData };

/** Sent once by the thread: the database is open, or why it is not. */
export type ReadyMessage = { readonly ready: true } | { readonly failed: string };
