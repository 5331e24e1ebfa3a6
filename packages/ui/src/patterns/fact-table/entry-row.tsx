import type { ReactNode } from "react";
import { DeletedRow, FixedRow, FreeRow } from "./fact-rows.tsx";
import type { Entry } from "./fact-table.logic.ts";
import type { FactField, FactRow } from "./fact-table.types.ts";
import type { Facts } from "./use-facts.ts";

interface EntryRowProps {
  entry: Entry;
  /** Names of the columns. */
  columns: { key: string; value: string };
  disabled: boolean;
  /** Another row has the same key. */
  duplicate: boolean;
  facts: Facts;
  /** Keys and values can be edited, rows added and deleted. */
  free: boolean;
  /** Position of the row, from 1. */
  index: number;
  mono: boolean;
  readOnly: boolean;
  renderField: ((field: FactField) => ReactNode) | undefined;
  renderNote: ((row: FactRow) => ReactNode) | undefined;
  renderValue: ((row: FactRow) => ReactNode) | undefined;
  variant: "card" | "plain";
}

/** One row, as the table lets it be changed; a deleted one can be brought back. */
export function EntryRow(props: EntryRowProps) {
  const { entry, columns, disabled, facts, renderNote, renderValue } = props;
  const { row } = entry;
  if (entry.deleted) {
    return (
      <DeletedRow
        disabled={disabled}
        name={row.key.trim() === "" ? row.value : row.key}
        onUndo={() => facts.bringBack(row.id)}
        place={`undo:${row.id}`}
      />
    );
  }
  const common = { disabled, facts, row, index: props.index, mono: props.mono };
  return props.free ? (
    <FreeRow
      {...common}
      columns={columns}
      duplicate={props.duplicate}
      note={renderNote?.(row)}
      renderField={props.renderField}
    />
  ) : (
    <FixedRow
      {...common}
      column={columns.value}
      note={renderNote?.(row)}
      readOnly={props.readOnly || renderValue !== undefined}
      renderValue={renderValue}
      variant={props.variant}
    />
  );
}
