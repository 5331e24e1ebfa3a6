import type { PGlite, Transaction } from "@electric-sql/pglite";

type Open = {
  readonly tx: Transaction;
  readonly end: (how: "commit" | "rollback") => Promise<void>;
};

/**
 * Transactions whose statements arrive one message at a time. The database runs one at a time and keeps everything
 * else waiting until it ends, so `begin` resolves only when its turn has come.
 */
export function openTransactions(db: PGlite) {
  const open = new Map<number, Open>();
  let last = 0;

  function get(id: number): Transaction {
    const found = open.get(id);
    if (!found) throw new Error("The transaction has already ended.");
    return found.tx;
  }

  function end(id: number, how: "commit" | "rollback") {
    const found = open.get(id);
    if (!found) throw new Error("The transaction has already ended.");
    open.delete(id);
    return found.end(how);
  }

  function begin(): Promise<number> {
    const id = ++last;
    return new Promise((begun, failed) => {
      const over = Promise.withResolvers<"commit" | "rollback">();
      const done = db.transaction(async (tx) => {
        open.set(id, {
          tx,
          end: async (how) => {
            over.resolve(how);
            await done;
          },
        });
        begun(id);
        if ((await over.promise) === "rollback") await tx.rollback();
      });
      done.catch(failed);
    });
  }

  return {
    get,
    begin,
    commit: (id: number) => end(id, "commit"),
    rollback: (id: number) => end(id, "rollback"),
  };
}
