import { messages, parse, protocol, type PGlite, type Results } from "@electric-sql/pglite";
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

/**
 * Runs statements prepared: parsing and planning cost the embedded database twice as much as running most statements. One message
 * does what the client's own `query` needs six for.
 * @param parsers of values, by type, beside the client's own
 */
export function createStatements(db: PGlite, parsers: Record<number, (value: string) => unknown>) {
  const prepared = new Map<string, Prepared>();
  const allParsers = { ...db.parsers, ...parsers };
  let last = 0;

  const send = (...parts: Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));

  async function prepare(sql: string): Promise<Prepared> {
    const found = prepared.get(sql);
    if (found) {
      // The last of the map is the one that was used last.
      prepared.delete(sql);
      prepared.set(sql, found);
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
    prepared.set(sql, one);
    const [oldest] = prepared.keys();
    if (prepared.size > KEPT && oldest !== undefined) await forget(oldest);
    return one;
  }

  async function forget(sql: string): Promise<void> {
    const found = prepared.get(sql);
    prepared.delete(sql);
    if (found) await send(serialize.close({ type: "S", name: found.name }));
  }

  const asText = (value: unknown, type: number | undefined) => {
    if (value === null || value === undefined) return null;
    const writeValue = type === undefined ? undefined : db.serializers[type];
    if (writeValue) return writeValue(value);
    return typeof value === "string" ? value : `${value as number | bigint | boolean}`;
  };

  async function run({ sql, params, arrayRows }: Query): Promise<Results> {
    const { name, parameterTypes, columns } = await prepare(sql);
    const values = params.map((param, index) => asText(param, parameterTypes[index]));
    const answer = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
    const [results] = parse.parseResults(columns ? [columns, ...answer] : answer, allParsers, {
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
      if (!isOutdated || !prepared.has(query.sql)) throw error;
      await forget(query.sql);
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
