import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { StartError } from "../start-error.ts";
import type { Db } from "./types.ts";

/** Rows read and written at a time; and of tables that hold bytes, whose rows are large. */
const ROWS = 200;
const ROWS_WITH_BYTES = 4;

type Column = { readonly name: string; readonly type: string };
type Table = { readonly name: string; readonly columns: readonly Column[] };
type Row = Readonly<Record<string, string | null>>;

/** What the tables of the queue are moved of: the jobs that are not over. */
const JOBS = { name: "pgboss.job", where: "where state < 'completed'" };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Our tables with the columns that are written; the database computes the others. */
const TABLES = `select format('public.%I', relname) as name,
    json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname order by relname`;

const COLUMNS_OF_JOBS = `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
  where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;

const FOREIGN_KEYS = `select conname as name, conrelid::regclass::text as "table", pg_get_constraintdef(oid) as rule
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/** Tables that a database has a row in before anybody uses it, or that a server which waits writes. */
const FILLED_BY_ITSELF = ["public.audit_head", "public.job_schedules"];

/** Both write and compare times in the same zone and form. */
const FORM =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1";

/**
 * Copies every row of one database into another one of the same version that holds none, and compares both. All of it is one transaction of
 * the other database: it has everything afterwards, or nothing.
 * @returns how many rows each table has
 * @throws StartError when the other database holds rows already, or does not hold the same afterwards
 */
export async function moveRows(from: Db, to: PoolClient): Promise<ReadonlyMap<string, number>> {
  return from.transaction(async (source) => {
    const read = async (text: string) =>
      ((await source.execute(sql.raw(text))) as { rows: Row[] }).rows;
    for (const one of FORM.split("; ")) await read(one);
    await to.query("begin");
    try {
      await to.query(FORM);
      const moved = await moveAll(read, to);
      await to.query("commit");
      return moved;
    } catch (error) {
      await to.query("rollback").catch(() => undefined);
      throw error;
    }
  });
}

type Read = (text: string) => Promise<readonly Row[]>;

async function moveAll(read: Read, to: PoolClient): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await to.query<Table>(TABLES);
  await requireEmpty(to, tables);
  // In whichever order tables come, a row may name one that comes later. They are made again, and with that checked, at the end.
  const { rows: keys } = await to.query<{ name: string; table: string; rule: string }>(
    FOREIGN_KEYS,
  );
  for (const { name, table } of keys)
    await to.query(`alter table ${table} drop constraint ${quote(name)}`);
  const moved = new Map<string, number>();
  for (const table of tables) {
    if (FILLED_BY_ITSELF.includes(table.name)) await to.query(`delete from ${table.name}`);
    moved.set(table.name.slice("public.".length), await move(read, to, table));
  }
  for (const { name, table, rule } of keys)
    await to.query(`alter table ${table} add constraint ${quote(name)} ${rule}`);
  const { rows: columns } = await to.query<Column>(COLUMNS_OF_JOBS);
  await to.query(`delete from ${JOBS.name} ${JOBS.where}`);
  moved.set("jobs", await move(read, to, { name: JOBS.name, columns }, JOBS.where));
  return moved;
}

/**
 * Looks whether a database may be one to move to, before anything is changed in it.
 * @throws StartError
 */
export async function requireUnused(to: PoolClient): Promise<void> {
  const { rows } = await to.query<{ ours: boolean; foreign: boolean }>(
    `select to_regclass('public.users') is not null as ours, exists
      (select from pg_tables where schemaname = 'public') as foreign`,
  );
  const [found] = rows;
  if (found?.ours) await requireNoRows(to, "public.users");
  else if (found?.foreign)
    throw new StartError(
      "The database that DATABASE_URL names has other tables. Name an empty one.",
    );
}

async function requireNoRows(to: PoolClient, table: string) {
  const { rowCount } = await to.query(`select from ${table} limit 1`);
  if (rowCount)
    throw new StartError(
      `The database that DATABASE_URL names is not empty: there are rows in ${table}. Name an empty one.`,
    );
}

async function requireEmpty(to: PoolClient, tables: readonly Table[]) {
  for (const { name } of tables) {
    await to.query(`lock table ${name} in access exclusive mode`);
    if (FILLED_BY_ITSELF.includes(name)) continue;
    await requireNoRows(to, name);
  }
}

/** Copies a table and compares both. @returns how many rows it has */
async function move(read: Read, to: PoolClient, table: Table, where = ""): Promise<number> {
  const copied = await copy(read, to, table, where);
  const { rows } = await to.query<Row>(`${checksum(table)} ${where}`);
  if (rows[0]?.["sum"] !== `${copied.count} ${copied.sum}`)
    throw new StartError(
      `The rows of ${table.name} are not the same in both databases. Nothing was moved.`,
    );
  return copied.count;
}

/**
 * Every value goes as the text that the database itself writes and reads, so that none is changed on the way. The embedded database is never asked
 * for more than a few rows at a time: it is taken for lost when it gives no answer for long.
 */
async function copy(read: Read, to: PoolClient, { name, columns }: Table, where: string) {
  const cursor = quote(`move ${name}`);
  const names = columns.map((column) => quote(column.name)).join(", ");
  const texts = columns.map((column) => `${quote(column.name)}::text`).join(", ");
  await read(
    `declare ${cursor} cursor for select ${texts}, ${hashOf(columns)}::text as ${quote(HASH)} from ${name} ${where}`,
  );
  const values = columns.map((column, at) => `c${at}::${column.type}`).join(", ");
  const lists = columns.map((_column, at) => `$${at + 1}::text[]`).join(", ");
  const aliases = columns.map((_column, at) => `c${at}`).join(", ");
  const insert = `insert into ${name} (${names}) select ${values} from unnest(${lists}) as r(${aliases})`;
  const max = columns.some(({ type }) => type === "bytea") ? ROWS_WITH_BYTES : ROWS;
  let count = 0;
  let sum = 0n;
  for (;;) {
    const rows = await read(`fetch ${max} from ${cursor}`);
    if (rows.length === 0) break;
    await to.query(
      insert,
      columns.map((column) => rows.map((row) => row[column.name] ?? null)),
    );
    count += rows.length;
    for (const row of rows) sum += BigInt(row[HASH] ?? 0);
  }
  await read(`close ${cursor}`);
  return { count, sum };
}

/** No column is called so. */
const HASH = "hash of the row";

/** What the database computes itself is not in it. */
const hashOf = (columns: readonly Column[]) =>
  `hashtextextended(row(${columns.map(({ name }) => quote(name)).join(", ")})::text, 0)`;

/** How many rows a table has and a checksum of them, which does not depend on their order. */
const checksum = ({ name, columns }: Table): string =>
  `select count(*)::text || ' ' || coalesce(sum(${hashOf(columns)}), 0)::text as sum from ${name}`;

/** The checksum of each of our tables. @param read of a database whose session writes times as UTC */
export async function readChecksums(read: Read): Promise<ReadonlyMap<string, string>> {
  const sums = new Map<string, string>();
  for (const table of (await read(TABLES)) as unknown as readonly Table[]) {
    const [row] = await read(checksum(withColumns(table)));
    sums.set(table.name, String(row?.["sum"]));
  }
  return sums;
}

/** JSON comes as text from the embedded database. */
const withColumns = ({ name, columns }: Table | { name: string; columns: string }): Table => ({
  name,
  columns: typeof columns === "string" ? (JSON.parse(columns) as Column[]) : columns,
});
