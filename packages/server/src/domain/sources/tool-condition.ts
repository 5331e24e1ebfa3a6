import type { Connection } from "../connections/ports.ts";
import { ToolError, type Plugin, type PluginManifest, type TableResult } from "../plugins/types.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { ReadCondition } from "./condition-port.ts";
import type { ConditionPage, ConditionSource } from "./data-condition.ts";
import { readRow, requireKey, rowItem, rowPlan, type Row } from "./row-item.ts";

/** Limit for reading a list. Rows beyond it would never be seen, so a longer list is refused. */
const MAX_ROWS = 500;

/** The lists of an app that can be watched: those that need no arguments. */
export const watchableLists = ({ tools }: Pick<PluginManifest, "tools">): readonly string[] =>
  tools
    .filter(
      ({ effect, http, input_schema: { required } }) =>
        effect === "read" &&
        http?.result.kind === "table" &&
        !(Array.isArray(required) && required.length > 0),
    )
    .map(({ name }) => name);

type ToolDeps = {
  readonly readCondition: ReadCondition;
  readonly fingerprints: Pick<Repositories["sources"], "listFingerprints">;
};

/**
 * Rows of an app's list that meet a condition and are new or changed.
 * @throws ToolError with a message about an unusable list, condition or key, or with the app's message
 */
export async function readListed(
  deps: ToolDeps,
  { plugin, connection }: { readonly plugin: Plugin; readonly connection: Connection },
  source: ConditionSource,
  { limit, now, signal }: { limit: number; now: Date; signal: AbortSignal },
): Promise<ConditionPage> {
  const { list = "" } = source.config;
  const lists = watchableLists(plugin.manifest);
  const handler = lists.includes(list.trim()) ? plugin.handlers[list.trim()] : undefined;
  const app = plugin.manifest.display_name;
  if (!handler) {
    throw new ToolError(`${app} has no list '${list}'. Choose one of: ${lists.join(", ")}.`);
  }
  const named = source.id ?? connection.id;
  const { columns, rows, truncated } = (await handler(
    { limit: MAX_ROWS },
    {
      userId: source.userId,
      connectionId: connection.id,
      fieldMappings: connection.fieldMappings,
      runId: named,
      callId: named,
      signal,
    },
  )) as TableResult;
  if (truncated) {
    throw new ToolError(
      `${app} lists more than ${MAX_ROWS} rows in ${list}, and a source cannot watch a part of them. Choose a shorter list.`,
    );
  }
  const labelled = columns.map((column) => ({ ...column, label: column.label ?? column.name }));
  const target = { columns: labelled, place: app };
  const plan = rowPlan(deps.readCondition, source.config, target, now);
  const found = rows
    .map((cells) => readRow(columns, cells, plan))
    .filter(({ values }) => plan.matches(values));
  requireKeyOf(found, plan.key);
  const ids = found.map(({ externalId }) => externalId);
  const known = source.id ? await deps.fingerprints.listFingerprints(source.id, ids) : [];
  const before = new Map(known.map((one) => [one.externalId, one.fingerprint]));
  const fresh = found.filter((row) => before.get(row.externalId) !== row.fingerprint);
  const brought = fresh.slice(0, limit);
  return {
    items: brought.map((row) =>
      rowItem(row, plan, source.id, { now, isKnown: before.has(row.externalId) }),
    ),
    fingerprints: brought.map(({ externalId, fingerprint }) => ({ externalId, fingerprint })),
    cursor: {},
    more: fresh.length > brought.length,
    count: found.length,
    hasUncounted: false,
  };
}

function requireKeyOf(rows: readonly Row[], key: string): void {
  const values = rows.map((row) => row.values[key]);
  const empty = values.filter((value) => value === null || value === undefined || value === "");
  const repeated = values.length - new Set(values.map(String)).size;
  requireKey(key, { empty: empty.length, repeated });
}
