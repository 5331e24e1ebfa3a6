import { sql } from "drizzle-orm";
import type { Db } from "../src/store/types.ts";

/** A column as the catalog has it. */
type Column = {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The table and column that it refers to, with a dot between them. */
  readonly refers: string | null;
};

export async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}

/** What the catalog says of each column of ours. */
async function readColumns(db: Db): Promise<Column[]> {
  return rowsOf<Column>(
    db,
    sql`select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      (a.attnotnull and not a.atthasdef) as "isNeeded",
      (select r.relname || '.' || ra.attname
        from pg_constraint k
        join pg_class r on r.oid = k.confrelid
        join lateral unnest(k.conkey, k.confkey) as pair (own, other) on pair.own = a.attnum
        join pg_attribute ra on ra.attrelid = r.oid and ra.attnum = pair.other
        where k.contype = 'f' and k.conrelid = c.oid limit 1) as refers
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`,
  );
}

/** Columns that say whose a row is. They are filled though they may be empty. */
const WHOSE = new Set(["user_id", "actor_id", "owner_id"]);

let made = 0;

function valueOf({ type }: Column): string {
  made += 1;
  if (type === "uuid") return `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`;
  if (type.endsWith("[]")) return "{}";
  if (type.startsWith("json")) return "{}";
  if (type === "boolean") return "false";
  if (type.startsWith("timestamp")) return "2026-01-01T00:00:00Z";
  if (/int$|^integer$/.test(type)) return String(made);
  return `text ${made}`;
}

/**
 * Writes one row of a user into each table, whatever its columns are called, so that a new table joins by itself.
 * @returns the tables that have one
 */
export async function seedTenant(db: Db, userId: string): Promise<readonly string[]> {
  const columns = await readColumns(db);
  const tables = new Map<string, Column[]>();
  for (const column of columns)
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  const values = new Map<string, string>([["users.id", userId]]);
  const written = new Set<string | undefined>();
  const isReady = (table: string) =>
    (tables.get(table) ?? []).every(({ refers, isNeeded, name }) => {
      const [referred] = refers?.split(".") ?? [];
      const isFilled = isNeeded || WHOSE.has(name);
      return !referred || !isFilled || referred === table || written.has(referred);
    });
  const waiting = new Set([...tables.keys()].filter((table) => table !== "audit_head"));
  while (waiting.size > 0) {
    const table = [...waiting].find(isReady);
    if (!table) throw new Error(`No row can be made for ${[...waiting].join(", ")}.`);
    waiting.delete(table);
    const filled = (tables.get(table) ?? []).filter(
      ({ isNeeded, name }) => isNeeded || WHOSE.has(name),
    );
    for (const column of filled) {
      const key = `${table}.${column.name}`;
      const { refers } = column;
      const referred = refers ? values.get(refers) : undefined;
      const own = WHOSE.has(column.name) ? userId : undefined;
      values.set(key, values.get(key) ?? referred ?? own ?? valueOf(column));
    }
    const names = sql.join(
      filled.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    const given = sql.join(
      filled.map(
        ({ name, type }) => sql`${values.get(`${table}.${name}`)}::text::${sql.raw(type)}`,
      ),
      sql`, `,
    );
    await db.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${given})`);
    written.add(table);
  }
  return [...tables.keys()];
}
