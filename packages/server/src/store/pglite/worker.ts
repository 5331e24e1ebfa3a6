import { parentPort, workerData } from "node:worker_threads";
import { PGlite, types, type Transaction } from "@electric-sql/pglite";
import { openTransactions } from "./open-transactions.ts";
import { createStatements } from "./statements.ts";
import type { AnswerMessage, Call, CallMessage, ErrorData, ReadyMessage } from "./protocol.ts";

/*
 * The thread that holds the embedded database. It is WebAssembly on one thread: on the main one, a long query would
 * hold up every stream and request of the server.
 */

const asText = (value: string) => value;

/**
 * The mapper reads times, lists of numbers and JSON as text itself. JSON that is nested by the thousand cannot be sent to the other
 * thread as anything else: its reader would wait for ever, and with it everybody. The last five are the list types of the same.
 */
const parsers = Object.fromEntries(
  [
    types.TIMESTAMP,
    types.TIMESTAMPTZ,
    types.INTERVAL,
    types.DATE,
    types.JSON,
    types.JSONB,
    1231,
    1115,
    1185,
    1187,
    1182,
  ].map((type) => [type, asText]),
);

const port = parentPort;
if (!port) throw new Error("This file runs as a worker thread only.");
const tell = (message: ReadyMessage | AnswerMessage) => port.postMessage(message);

type Open = {
  readonly db: PGlite;
  readonly transactions: ReturnType<typeof openTransactions>;
  readonly statements: ReturnType<typeof createStatements>;
};

async function answer({ db, transactions, statements }: Open, call: Call) {
  const on = (tx: number | undefined): PGlite | Transaction => (tx ? transactions.get(tx) : db);
  switch (call.op) {
    case "query":
      // One that has ended already must not have its statement run by itself.
      if (call.tx) transactions.get(call.tx);
      return statements.query(call);
    case "exec":
      return on(call.tx).exec(call.sql, { parsers });
    case "begin":
      return transactions.begin();
    case "commit":
      return transactions.commit(call.tx);
    case "rollback":
      return transactions.rollback(call.tx);
    case "close":
      return db.close();
  }
}

function errorData(error: unknown): ErrorData {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, severity, constraint, detail, table, column } = error as Error & Partial<ErrorData>;
  return { message: error.message, code, severity, constraint, detail, table, column };
}

try {
  const { folder, buffersMegabytes } = workerData;
  const db = await PGlite.create(String(folder), {
    startParams: [...PGlite.defaultStartParams, "-c", `shared_buffers=${buffersMegabytes}MB`],
  });
  const open = {
    db,
    transactions: openTransactions(db),
    statements: createStatements(db, parsers),
  };
  port.on("message", ({ id, call }: CallMessage) => {
    answer(open, call).then(
      (value) => tell({ id, value }),
      (error) => tell({ id, error: errorData(error) }),
    );
  });
  tell({ ready: true });
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
}
