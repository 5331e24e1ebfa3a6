import { AsyncLocalStorage } from "node:async_hooks";
import { Worker } from "node:worker_threads";
import type { QueryOptions, Results } from "@electric-sql/pglite";
import { StartError } from "../../start-error.ts";
import { PgError } from "../pg-error.ts";
import type { AnswerMessage, Call, ReadyMessage } from "./protocol.ts";

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };
type Statements = {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results>;
  exec(sql: string): Promise<Results[]>;
};

/** The embedded database as the mapper sees it; the database itself lives on another thread. */
export type PgliteClient = Statements & {
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/**
 * Opens the database of a folder on its own thread.
 * @throws StartError when the folder holds no database that can be opened
 */
export async function openPglite(folder: string): Promise<PgliteClient> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const link = await connect(worker, folder);
  const currentTransaction = new AsyncLocalStorage<{ open: boolean }>();

  const statements = (tx?: number): Statements => ({
    query: (sql, params = [], options = {}) =>
      link.call({
        op: "query",
        sql,
        params,
        arrayRows: options.rowMode === "array",
        tx,
      }) as Promise<Results>,
    exec: (sql) => link.call({ op: "exec", sql, tx }) as Promise<Results[]>,
  });

  /** There is one connection: such a statement would wait for the transaction, which waits for it. */
  function refuseInsideTransaction() {
    if (!currentTransaction.getStore()?.open) return;
    throw new Error(
      "Use the transaction's own handle: the database itself waits until the transaction ends.",
    );
  }

  const direct = statements();
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
      const tx = (await link.call({ op: "begin" })) as number;
      const scope = { open: true };
      try {
        const value = await currentTransaction.run(scope, () => work(statements(tx)));
        scope.open = false;
        await link.call({ op: "commit", tx });
        return value;
      } catch (error) {
        // A failed commit has ended the transaction already; there is nothing to roll back then.
        if (scope.open) await link.call({ op: "rollback", tx });
        scope.open = false;
        throw error;
      }
    },
    async close() {
      await link.call({ op: "close" });
      await worker.terminate();
    },
  };
}

const cannotOpen = (folder: string, reason: string) =>
  `The database in ${folder} cannot be opened: ${reason}. Put back a copy of the folder, or name another one with SWITCHBOARD_DATA.`;

/** Waits until the thread holds the database, then pairs each call with its answer. */
async function connect(worker: Worker, folder: string) {
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let last = 0;
  let lost: Error | undefined;

  function lose(reason: string) {
    lost ??= new Error(reason);
    ready.reject(lost);
    for (const one of waiting.values()) one.reject(lost);
    waiting.clear();
  }

  worker.on("message", (message: AnswerMessage | ReadyMessage) => {
    if ("ready" in message) return ready.resolve();
    if ("failed" in message)
      return ready.reject(new StartError(cannotOpen(folder, message.failed)));
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) one?.reject(new PgError(message.error));
    else one?.resolve(message.value);
  });
  worker.on("error", (error) =>
    lose(`The database thread failed: ${error instanceof Error ? error.message : String(error)}`),
  );
  worker.on("exit", () => lose("The database is closed."));

  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    call(call: Call): Promise<unknown> {
      if (lost) return Promise.reject(lost);
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, call });
      });
    },
  };
}
