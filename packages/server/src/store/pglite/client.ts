import { AsyncLocalStorage } from "node:async_hooks";
import type { QueryOptions, Results } from "@electric-sql/pglite";
import { actingUser } from "../../tenant.ts";
import { EMBEDDED_DEFAULTS } from "../embedded-settings.ts";
import { DatabaseLostError } from "../pg-error.ts";
import { startThread, type DatabaseThread } from "./thread.ts";

type Statements = {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results>;
  exec(sql: string): Promise<Results[]>;
};

/** The embedded database as the mapper sees it; the database itself lives on another thread. */
export type PgliteClient = Statements & {
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  /**
   * From now on the thread is replaced when it owes an answer and gives none for this long: a statement or a transaction that hangs
   * would otherwise hold up everybody for ever.
   */
  watch(silenceMs: number): void;
  close(): Promise<void>;
};

/** How long after a failed attempt the database is not opened again. */
const PAUSE_MS = 1000;
/** How long the database may take to write its last checkpoint. What was answered is in its log already. */
const CLOSE_MS = 5_000;

/**
 * Opens the database of a folder. Where its thread is lost, as after a write to a full disk, statements fail and later ones open the
 * folder anew, which repeats what was answered.
 * @throws StartError when the folder holds no database that can be opened
 */
export async function openPglite(
  folder: string,
  settings = EMBEDDED_DEFAULTS,
): Promise<PgliteClient> {
  let thread = await startThread(folder, settings);
  let reopening: Promise<DatabaseThread> | undefined;
  let failed: { readonly error: unknown; readonly at: number } | undefined;
  let silenceMs = 0;
  let isClosed = false;
  const currentTransaction = new AsyncLocalStorage<{ open: boolean }>();

  async function current(): Promise<DatabaseThread> {
    if (!thread.isLost()) return thread;
    if (isClosed) throw new DatabaseLostError("The database is closed.");
    if (failed && performance.now() - failed.at < PAUSE_MS) throw failed.error;
    reopening ??= reopen().finally(() => {
      reopening = undefined;
    });
    return reopening;
  }

  async function reopen(): Promise<DatabaseThread> {
    try {
      // Two threads must not hold the folder at once.
      await thread.end();
      thread = await startThread(folder, settings);
      thread.watch(silenceMs);
      failed = undefined;
      return thread;
    } catch (error) {
      failed = { error: asLost(error), at: performance.now() };
      throw failed.error;
    }
  }

  const statements = (on: () => Promise<DatabaseThread>, tx?: number): Statements => ({
    async query(sql, params = [], options = {}) {
      const arrayRows = options.rowMode === "array";
      const user = actingUser();
      const thread = await on();
      return thread.call({ op: "query", sql, params, arrayRows, tx, user }) as Promise<Results>;
    },
    exec: async (sql) => (await on()).call({ op: "exec", sql, tx }) as Promise<Results[]>,
  });

  /** There is one connection: such a statement would wait for the transaction, which waits for it. */
  function refuseInsideTransaction() {
    if (!currentTransaction.getStore()?.open) return;
    throw new Error(
      "Use the transaction's own handle: the database itself waits until the transaction ends.",
    );
  }

  const direct = statements(current);
  return {
    async query(...args) {
      refuseInsideTransaction();
      return direct.query(...args);
    },
    async exec(sql) {
      refuseInsideTransaction();
      return direct.exec(sql);
    },
    async transaction(work) {
      refuseInsideTransaction();
      const on = await current();
      const tx = (await on.call({ op: "begin" })) as number;
      const scope = { open: true };
      try {
        const value = await currentTransaction.run(scope, () =>
          work(statements(() => Promise.resolve(on), tx)),
        );
        scope.open = false;
        await on.call({ op: "commit", tx });
        return value;
      } catch (error) {
        // A failed commit has ended the transaction already, and a lost thread all of its own.
        if (scope.open && !on.isLost()) await on.call({ op: "rollback", tx });
        scope.open = false;
        throw error;
      }
    },
    watch(ms) {
      silenceMs = ms;
      thread.watch(ms);
    },
    async close() {
      isClosed = true;
      await reopening?.catch(() => undefined);
      thread.watch(CLOSE_MS);
      if (!thread.isLost()) await thread.call({ op: "close" }).catch(() => undefined);
      await thread.end();
    },
  };
}

/** A failure to open it anew, which may pass; lack of space is said as such. */
const asLost = (error: unknown) =>
  error instanceof Error && "code" in error ? error : new DatabaseLostError(error);
