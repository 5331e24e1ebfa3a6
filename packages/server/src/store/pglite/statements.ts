import { messages, parse, protocol, type PGlite, type Results } from "@electric-sql/pglite";
import { actAs } from "../acting-role.ts";
import type { Call } from "./protocol.ts";

/** How many statements are kept prepared; the one unused for longest goes first. Each keeps its plan in the database's memory. */
const KEPT = 200;

/** Characters of the longest that is kept: those with a list of rows are long, come in many lengths, and would fill that memory. */
const LONGEST = 8_000;

/** The plan or the prepared statement is out of date, as after a change of the tables. */
const OUTDATED = new Set(["0A000", "26000"]);

type Query = Extract<Call, { op: "query" }>;

type Prepared = {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Absent for a statement that gives no rows. */
  readonly columns: messages.RowDescriptionMessage | undefined;
};

const { serialize } = protocol;

/** A plan holds for one role: what policies add is part of it. */
const keyOf = ({ sql, user }: Query) => (user === undefined ? sql : `-- as a user\n${sql}`);

const isComplete = (message: object) => message instanceof messages.CommandCompleteMessage;

/**
 * Runs statements prepared: parsing and planning cost the embedded database twice as much as running most statements. One message
 * does what the client's own `query` needs six for.
 * @param parsers of values, by type, beside the client's own
 */
export function createStatements(db: PGlite, parsers: Record<number, (value: string) => unknown>) {
  const prepared = new Map<string, Prepared>();
  const allParsers = { ...db.parsers, ...parsers };
  let last = 0;
  /** The open transaction, and whose it was made last. */
  let acting: { readonly tx?: number; readonly user?: string | undefined } = {};

  const send = (...parts: Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));

  async function prepare(sql: string, key = sql): Promise<Prepared> {
    const found = prepared.get(key);
    if (found) {
      // The last of the map is the one that was used last.
      prepared.delete(key);
      prepared.set(key, found);
      return found;
    }
    const isKept = sql.length <= LONGEST;
    // The statement without a name lasts until the next one.
    const name = isKept ? `s${++last}` : "";
    const described = await send(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: "S", name }),
    );
    const one: Prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.find((message) => message instanceof messages.RowDescriptionMessage),
    };
    if (!isKept) return one;
    prepared.set(key, one);
    const [oldest] = prepared.keys();
    if (prepared.size > KEPT && oldest !== undefined) await forget(oldest);
    return one;
  }

  async function forget(key: string): Promise<void> {
    const found = prepared.get(key);
    prepared.delete(key);
    if (found) await send(serialize.close({ type: "S", name: found.name }));
  }

  const asText = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null;
    const writeValue = type === undefined ? undefined : db.serializers[type];
    if (writeValue) return writeValue(value);
    return typeof value === "string" ? value : `${value as number | bigint | boolean}`;
  };

  const bound = ({ name, parameterTypes }: Prepared, params: readonly unknown[]) => [
    serialize.bind({
      statement: name,
      values: params.map((param, index) => asText(param, parameterTypes[index])),
    }),
    serialize.execute({}),
  ];

  /** What makes a statement that of its user, where that is not so already. Both are one transaction, after which nobody is set. */
  async function actFor({ sql, tx, user }: Query): Promise<Uint8Array[]> {
    // It has to be the first of its transaction.
    if (sql.startsWith("set transaction")) return [];
    const set = tx !== undefined && acting.tx === tx ? acting.user : undefined;
    if (tx !== undefined) acting = { tx, user };
    if (set === user) return [];
    const { text, values } = actAs(user);
    return bound(await prepare(text), values);
  }

  async function run(query: Query): Promise<Results> {
    const { sql, params, arrayRows } = query;
    const before = await actFor(query);
    const one = await prepare(sql, keyOf(query));
    const answer = await send(...before, ...bound(one, params));
    const own = before.length > 0 ? answer.slice(answer.findIndex(isComplete) + 1) : answer;
    const [results] = parse.parseResults(one.columns ? [one.columns, ...own] : own, allParsers, {
      rowMode: arrayRows ? "array" : "object",
    });
    if (!results) throw new Error("The database gave no result.");
    return results;
  }

  /** Runs a statement whose turn it is: nothing else may reach the database meanwhile. */
  async function runOrRenew(query: Query): Promise<Results> {
    try {
      return await run(query);
    } catch (error) {
      const isOutdated = error instanceof messages.DatabaseError && OUTDATED.has(error.code ?? "");
      const key = keyOf(query);
      if (!isOutdated || !prepared.has(key)) throw error;
      await forget(key);
      // A transaction has failed with the statement.
      if (query.tx) throw error;
      return run(query);
    }
  }

  return {
    /** Runs a statement by itself when no transaction is open, or within one. */
    query: (query: Query): Promise<Results> =>
      query.tx
        ? db.runExclusive(() => runOrRenew(query))
        : // oxlint-disable-next-line eslint/no-underscore-dangle -- what the client's own `query` uses, and it offers no other way
          db._runExclusiveTransaction(() => db.runExclusive(() => runOrRenew(query))),
  };
}
