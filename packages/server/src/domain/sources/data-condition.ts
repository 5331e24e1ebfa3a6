import { TableRefusal } from "../../tables/protocol.ts";
import type { Datasets } from "../datasets/datasets.ts";
import type { Dataset, DatasetTable } from "../datasets/ports.ts";
import type { BroughtItem } from "../inbox/ports.ts";
import type { FeedCursor } from "../plugins/inbox-feed.ts";
import { ToolError } from "../plugins/types.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { ReadCondition } from "./condition-port.ts";
import type { Fingerprint } from "./ports.ts";
import { readRow, requireKey, rowItem, rowPlan, type RowPlan } from "./row-item.ts";

type ConditionDeps = {
  readonly datasets: Pick<Datasets, "list" | "query">;
  readonly readCondition: ReadCondition;
  readonly fingerprints: Pick<Repositories["sources"], "listFingerprints">;
};

/** A source that watches rows of an uploaded file, or one that is tried before it is saved. */
export type ConditionSource = {
  /** Names the rows of the source; null for one that is not saved. */
  readonly id: string | null;
  readonly userId: string;
  readonly config: Readonly<Record<string, string>>;
  readonly cursor: FeedCursor | null;
};

/** Rows that are new or changed. */
export type ConditionPage = {
  readonly items: readonly BroughtItem[];
  readonly fingerprints: readonly Fingerprint[];
  readonly cursor: FeedCursor;
  readonly more: boolean;
  /** Rows that meet the condition. */
  readonly count: number;
  readonly hasUncounted: false;
};

/** Rows of one query: the maximum of a result. */
const PAGE = 200;
/** Pages of rows that one refresh reads; the next one continues after them. */
const MAX_PAGES = 50;

/**
 * Rows of a file that meet a condition and are new or changed.
 * @throws ToolError with a message about an unusable file, condition or key
 */
export async function readRows(
  deps: ConditionDeps,
  source: ConditionSource,
  { limit, now, signal }: { limit: number; now: Date; signal: AbortSignal },
): Promise<ConditionPage> {
  const plan = await planOf(deps, source, now);
  const { table, sql: where, key } = plan;
  const run = (sql: string) => queryRows(deps.datasets, source.userId, sql, signal);
  const from = `from ${quoteName(table.name)} where ${where}`;
  const count = await countRows(run, from, key);
  const items: BroughtItem[] = [];
  const fingerprints: Fingerprint[] = [];
  const start = Number(source.cursor?.["offset"] ?? 0);
  let offset = start < count ? start : 0;
  for (let page = 0; page < MAX_PAGES && offset < count && items.length < limit; page += 1) {
    const { columns, rows } = await run(
      `select * ${from} order by ${quoteName(key)} limit ${PAGE} offset ${offset}`,
    );
    if (rows.length === 0) break;
    const read = rows.map((row) => readRow(columns, row, plan));
    const known = source.id
      ? await deps.fingerprints.listFingerprints(
          source.id,
          read.map(({ externalId }) => externalId),
        )
      : [];
    const before = new Map(known.map((one) => [one.externalId, one.fingerprint]));
    for (const row of read) {
      if (items.length >= limit) break;
      offset += 1;
      if (before.get(row.externalId) === row.fingerprint) continue;
      fingerprints.push({ externalId: row.externalId, fingerprint: row.fingerprint });
      items.push(rowItem(row, plan, source.id, { now, isKnown: before.has(row.externalId) }));
    }
  }
  const isEnd = offset >= count;
  const cursor = { offset: isEnd ? 0 : offset };
  return { items, fingerprints, cursor, more: !isEnd, count, hasUncounted: false };
}

type Plan = RowPlan & { readonly table: DatasetTable };

async function planOf(deps: ConditionDeps, source: ConditionSource, now: Date): Promise<Plan> {
  const { file = "" } = source.config;
  const { table, filename } = tableOf(await deps.datasets.list(source.userId), file);
  const target = { ...table, place: filename };
  return { ...rowPlan(deps.readCondition, source.config, target, now), table };
}

/** The newest upload of a file of this name: one that was uploaded again has a number before its ending. */
function tableOf(datasets: readonly Dataset[], file: string) {
  const wanted = file.trim().toLowerCase();
  const found = datasets
    .flatMap((one) => one.tables.map((table) => ({ one, table })))
    .filter(({ one, table }) => {
      const name = firstName(one.filename).toLowerCase();
      return [name, one.filename.toLowerCase(), `${name} (${table.label.toLowerCase()})`].includes(
        wanted,
      );
    })
    .toSorted((a, b) => b.one.createdAt.getTime() - a.one.createdAt.getTime());
  const [newest] = found;
  if (newest) return { table: newest.table, filename: firstName(newest.one.filename) };
  const names = [...new Set(datasets.map((one) => firstName(one.filename)))].slice(0, 20);
  throw new ToolError(
    names.length === 0
      ? `The file '${file}' was not found. Upload it first.`
      : `The file '${file}' was not found. Choose one of: ${names.join(", ")}.`,
  );
}

/** `orders.csv` of `orders (2).csv`. */
const firstName = (filename: string) => filename.replace(/ \(\d+\)(?=(?:\.[^.]{1,8})?$)/, "");

/** @throws ToolError where the key does not tell rows apart */
async function countRows(run: RunQuery, from: string, key: string): Promise<number> {
  const name = quoteName(key);
  const { rows } = await run(
    `select count(*), count(*) - count(${name}), count(${name}) - count(distinct ${name}) ${from}`,
  );
  const [count, empty, repeated] = (rows[0] ?? []).map(Number);
  requireKey(key, { empty: empty ?? 0, repeated: repeated ?? 0 });
  return count ?? 0;
}

type RunQuery = (sql: string) => ReturnType<Datasets["query"]>;

async function queryRows(
  datasets: Pick<Datasets, "query">,
  userId: string,
  sql: string,
  signal: AbortSignal,
) {
  try {
    return await datasets.query(userId, sql, signal);
  } catch (error) {
    throw error instanceof TableRefusal ? new ToolError(error.message, { cause: error }) : error;
  }
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
