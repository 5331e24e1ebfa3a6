import {
  Query,
  type Connection,
  type Pool,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
} from "pg";
import { actingUser } from "../tenant.ts";
import { actAs } from "./acting-role.ts";

/** A statement with its values, as the pool is given it. */
type Statement = readonly [statement: string | QueryConfig, values?: unknown[]];

/** The driver's query as it is, of which its types tell the half. */
type Driven = new (
  config: QueryConfig,
  values: unknown[] | undefined,
) => {
  queryMode?: "extended";
  prepare(connection: Connection): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
};

/** Statements end up in one transaction with what is sent before them: there is nothing in between that would end it. */
class ScopedQuery extends (Query as unknown as Driven) {
  readonly #before: ReturnType<typeof actAs>;
  #isBefore = true;

  constructor(user: string | undefined, ...query: ConstructorParameters<Driven>) {
    super(...query);
    this.queryMode = "extended";
    this.#before = actAs(user);
  }

  override prepare(connection: Connection) {
    const { text, values } = this.#before;
    connection.parse({ text, name: "", types: [] }, true);
    connection.bind({ portal: "", statement: "", values }, true);
    connection.execute({ portal: "" }, true);
    super.prepare(connection);
  }

  override handleDataRow(message: unknown) {
    if (!this.#isBefore) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection) {
    if (this.#isBefore) this.#isBefore = false;
    else super.handleCommandComplete(message, connection);
  }
}

type Send = (...statement: Statement) => Promise<QueryResult>;
type Submit = (query: unknown, done: (error: Error | null, result: QueryResult) => void) => unknown;

/** Runs a statement as a user, or as the owner of the tables, in one round trip. */
function sendAs(
  client: PoolClient,
  query: PoolClient["query"],
  user: string | undefined,
  [statement, values]: Statement,
): Promise<QueryResult> {
  const config = typeof statement === "string" ? { text: statement } : statement;
  return new Promise((resolve, reject) => {
    (query as unknown as Submit).call(
      client,
      new ScopedQuery(user, config, values),
      (error, result) => (error ? reject(error) : resolve(result)),
    );
  });
}

/** Nobody is set where a transaction begins and ends. */
const FRAME = /^(begin|commit|rollback)\b(?! to)/i;
/** A part of one ends, and who was set before it is set again. */
const PART = /^(savepoint|release|rollback to)\b/i;
const UNKNOWN = null;

/** Has each statement of a transaction run as the user whose work it belongs to. */
function inTransaction(client: PoolClient): PoolClient {
  const { query } = client;
  const release = client.release.bind(client);
  const send: Send = query.bind(client);
  let set: string | undefined | typeof UNKNOWN;
  const sendForUser: Send = (...statement) => {
    const [first] = statement;
    const text = typeof first === "string" ? first : first.text;
    const user = actingUser();
    if (FRAME.test(text)) set = undefined;
    else if (PART.test(text)) set = UNKNOWN;
    else if (user !== set) {
      set = user;
      return sendAs(client, query, user, statement);
    }
    return send(...statement);
  };
  client.query = sendForUser as PoolClient["query"];
  client.release = (error) => {
    client.query = query;
    release(error);
  };
  return client;
}

/**
 * Has every statement of a pool run as the user whose work it belongs to. Nothing of the user stays on the connection: what was set
 * ends with the transaction, or with the statement where there is none, so this holds behind a connection pooler too.
 */
export function actForUsers(pool: Pool): Pool {
  const send: Send = pool.query.bind(pool);
  const connect = pool.connect.bind(pool);
  const sendForUser: Send = async (...statement) => {
    // Read now, and not when a connection is free: that is in the work of the user who gives it back.
    const user = actingUser();
    if (user === undefined) return send(...statement);
    const client = await connect();
    try {
      const result = await sendAs(client, client.query, user, statement);
      client.release();
      return result;
    } catch (error) {
      // As the pool does: one that gave no answer in time is still at work.
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  };
  pool.query = sendForUser as Pool["query"];
  pool.connect = ((callback?: Parameters<Pool["connect"]>[0]) =>
    callback ? connect(callback) : connect().then(inTransaction)) as Pool["connect"];
  return pool;
}
