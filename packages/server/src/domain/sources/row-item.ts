import type { BroughtItem, Priority } from "../inbox/ports.ts";
import { priorities } from "../inbox/ports.ts";
import { ToolError } from "../plugins/types.ts";
import { storable } from "../storable.ts";
import type { ConditionTable, ReadCondition, UnderstoodCondition } from "./condition-port.ts";
import type { Fingerprint } from "./ports.ts";
import { rowPriority } from "./priority.ts";
import { hashOf } from "./to-items.ts";

/** How a source selects rows. */
export type RowPlan = UnderstoodCondition & {
  /** Where the rows are, as people know it. */
  readonly place: string;
  /** In words. */
  readonly condition: string;
  /** Name of the key column. */
  readonly key: string;
  readonly priority: Priority;
};

/** A row that was read. */
export type Row = Fingerprint & {
  readonly key: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly values: Readonly<Record<string, unknown>>;
};

const MAX_VALUE_LENGTH = 300;
const MAX_FACTS = 12;
const MAX_NAMED = 20;

/** @throws ToolError for a condition, a key or a priority that cannot be used */
export function rowPlan(
  readCondition: ReadCondition,
  config: Readonly<Record<string, string>>,
  table: ConditionTable & { readonly place: string },
  now: Date,
): RowPlan {
  const { condition = "", key = "", priority = "" } = config;
  const level = priorities.find((one) => one === priority.trim().toLowerCase());
  if (!level) throw new ToolError("Priority must be critical, high, medium or low.");
  const read = readCondition(condition, table, now.toISOString().slice(0, 10));
  if ("problem" in read) throw new ToolError(read.problem);
  const column = table.columns.find(({ name, label }) =>
    [name, label].some((one) => one.toLowerCase() === key.trim().toLowerCase()),
  );
  if (!column) {
    const names = table.columns.slice(0, MAX_NAMED).map(({ label }) => label);
    throw new ToolError(
      `${table.place} has no column '${key}'. Choose the key column from: ${names.join(", ")}.`,
    );
  }
  return {
    ...read,
    place: table.place,
    condition: read.said,
    key: column.name,
    priority: level,
  };
}

/** @throws ToolError where the key does not tell rows apart */
export function requireKey(key: string, { empty, repeated }: { empty: number; repeated: number }) {
  if (empty > 0) {
    throw new ToolError(`The key column '${key}' is empty in ${empty} rows. Choose another one.`);
  }
  if (repeated > 0) {
    throw new ToolError(
      `The key column '${key}' has the same value in several rows. Choose one that is different in each row.`,
    );
  }
}

/**
 * A row with its id and a hash of its content. The id holds where it is and its key column: the rows of another file are other items,
 * also with the same keys.
 */
export function readRow(
  columns: readonly { readonly name: string; readonly label?: string }[],
  given: readonly unknown[],
  { key: keyName, place }: Pick<RowPlan, "key" | "place">,
): Row {
  // Cells of foreign files may contain characters that the database rejects.
  const cells = storable(given);
  const named = columns.map(({ name, label }, at) => ({
    name,
    label: label ?? name,
    value: cells[at],
  }));
  const key = String(named.find(({ name }) => name === keyName)?.value);
  const facts = named
    .filter(({ value }) => value !== null && value !== undefined && value !== "")
    .map(({ label, value }) => [label, String(value).slice(0, MAX_VALUE_LENGTH)] as const);
  // The columns may come in another order the next time.
  const sorted = named.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return {
    key,
    facts,
    externalId: hashOf(JSON.stringify([place, keyName, key])),
    fingerprint: hashOf(JSON.stringify(sorted.map(({ name, value }) => [name, value]))),
    values: Object.fromEntries(named.map(({ name, value }) => [name, value])),
  };
}

/** A row as an item of the inbox. */
export function rowItem(
  { key, facts, externalId, values }: Row,
  { place, condition, priority }: RowPlan,
  sourceId: string | null,
  { now, isKnown }: { now: Date; isKnown: boolean },
): BroughtItem {
  const more = facts.length > MAX_FACTS ? [`and ${facts.length - MAX_FACTS} more`] : [];
  const lines = facts.slice(0, MAX_FACTS).map(([label, value]) => `${label}: ${value}`);
  return {
    kind: "row",
    sourceType: "data_condition",
    sourceIdentifier: `row-${sourceId ?? "new"}-${externalId}`,
    title: `${key} in ${place}`,
    description: [...lines, ...more].join("\n"),
    ...rowPriority(priority, condition),
    status: "open",
    payload: { from: place, condition, ...values },
    receivedAt: now,
    // It was added before and has changed since.
    ...(isKnown && { again: true }),
  };
}
