import { types } from "@electric-sql/pglite";
import { fromPglite, type Db as BossDatabase } from "pg-boss";
import type { Pool } from "pg";
import type { PgliteClient } from "../pglite/client.ts";

/*
 * The queue writes its SQL itself and reads rows as the PostgreSQL driver gives them: times as dates, JSON parsed.
 */

/** The queue's statements over a pool. */
export const overPool = (pool: Pool): BossDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
});

type Rows = Pick<Awaited<ReturnType<PgliteClient["query"]>>, "rows" | "fields">;

const READ: Readonly<Record<number, (text: string) => unknown>> = {
  [types.JSON]: (text) => JSON.parse(text),
  [types.JSONB]: (text) => JSON.parse(text),
  [types.TIMESTAMP]: (text) => new Date(`${text}Z`),
  [types.TIMESTAMPTZ]: (text) => new Date(text),
};

/** The embedded database returns these types as text. */
function readRows({ rows, fields }: Rows) {
  const readers = fields.flatMap(({ name, dataTypeID }) => {
    const read = READ[dataTypeID];
    return read ? [{ name, read }] : [];
  });
  for (const row of rows) {
    for (const { name, read } of readers) {
      const value = row[name];
      if (typeof value === "string") row[name] = read(value);
    }
  }
  return { rows };
}

/** The queue's statements over the embedded database. */
export const overPglite = (client: PgliteClient): BossDatabase =>
  fromPglite({
    // Each of the queue's statements has its own row type.
    query: async (sql, params) => readRows(await client.query(sql, params)) as { rows: never[] },
    exec: async (sql) => (await client.exec(sql)).map(readRows),
  });
