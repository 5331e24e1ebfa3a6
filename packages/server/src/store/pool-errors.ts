import type { Pool, PoolClient } from "pg";

const CLASS_LENGTH = 2;
/** A SQLSTATE; the codes of a network, such as ECONNRESET, are longer. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Counts statements that fail, by the class of their SQLSTATE: 08 is a lost connection, 23 a refused row, 57 an ended statement. */
export function countErrors(pool: Pool): ReadonlyMap<string, number> {
  const errors = new Map<string, number>();
  const count = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const name = SQLSTATE.test(code) ? code.slice(0, CLASS_LENGTH) : "other";
    errors.set(name, (errors.get(name) ?? 0) + 1);
  };
  pool.on("connect", (client) => watchQueries(client, count));
  return errors;
}

type Query = (...args: readonly unknown[]) => unknown;

/** The pool asks with a callback, and a transaction for a promise. */
function watchQueries(client: PoolClient, onError: (error: unknown) => void): void {
  const query = client.query.bind(client) as Query;
  const watched: Query = (...args) => {
    const callback = args.at(-1);
    if (typeof callback === "function") {
      const done: unknown = (error: unknown, ...rest: unknown[]) => {
        if (error) onError(error);
        callback(error, ...rest);
      };
      return query(...args.slice(0, -1), done);
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(onError);
    return answer;
  };
  client.query = watched as typeof client.query;
}
