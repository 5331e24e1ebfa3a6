import { clsx } from "clsx";
import type { ClipboardEvent, KeyboardEvent, ReactNode } from "react";
import { FieldError } from "../../components/field/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import type { FactField, FactRow } from "./fact-table.types.ts";
import { readPastedFacts } from "./paste-facts.logic.ts";
import type { Facts } from "./use-facts.ts";

/** Shared by both cells of a row. */
export interface CellProps {
  row: FactRow;
  /** Position of the row, from 1. */
  index: number;
  /** Name of the column. */
  column: string;
  facts: Facts;
  disabled: boolean;
  /** Enter in the last row adds one. */
  grows: boolean;
}

/** A cell is its field: no border inside the table's own, only the focus shows its edge. */
export const cell = clsx(
  "block w-full min-w-0 text-ellipsis rounded-6 border border-transparent bg-transparent px-3 text-14 max-sm:text-16",
  "hover:not-disabled:not-focus:border-line-strong focus-visible:-outline-offset-2 aria-invalid:border-danger-solid",
  "disabled:cursor-not-allowed disabled:text-muted",
);

function onEnter(props: CellProps, name: "key" | "value") {
  return (event: KeyboardEvent) => {
    const plain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
    if (event.key !== "Enter" || !plain || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.facts.next(props.row.id, name, props.grows);
  };
}

/** The key as a single-line field. Several pasted lines become rows after a preview. */
export function KeyField(props: CellProps & { duplicate: boolean; id: string }) {
  const { row, index, column, facts, disabled, duplicate, id } = props;
  const labels = useLabels();
  const paste = (event: ClipboardEvent) => {
    const found = readPastedFacts(event.clipboardData.getData("text/plain"));
    if (found === null) return;
    event.preventDefault();
    facts.offerPaste(row.id, found);
  };
  return (
    <>
      <input
        aria-describedby={duplicate ? `${id}-double` : undefined}
        aria-invalid={duplicate || undefined}
        aria-label={labels.factCell(column, index)}
        autoComplete="off"
        className={clsx(cell, "h-row font-medium")}
        data-place={`key:${row.id}`}
        dir="auto"
        disabled={disabled}
        onChange={(event) => facts.type(row.id, { key: event.target.value })}
        onKeyDown={onEnter(props, "key")}
        onPaste={paste}
        placeholder={column}
        type="text"
        value={row.key}
      />
      {duplicate && (
        <FieldError className="px-3 pt-1 pb-2" id={`${id}-double`}>
          {labels.duplicateFact}
        </FieldError>
      )}
    </>
  );
}

/** The value as a field that grows with its text, or as the caller renders it. */
export function ValueField(
  props: CellProps & {
    mono?: boolean;
    render?: ((field: FactField) => ReactNode) | undefined;
  },
) {
  const { row, index, column, facts, disabled, mono = false, render } = props;
  const labels = useLabels();
  const key = row.key.trim();
  const field: FactField = {
    row,
    disabled,
    placeholder: column,
    place: `value:${row.id}`,
    label: key === "" ? labels.factCell(column, index) : labels.factValueOf(column, key),
    onType: (text) => facts.type(row.id, text),
    onKeyDown: onEnter(props, "value"),
  };
  if (render) return render(field);
  return (
    <textarea
      aria-label={field.label}
      autoComplete="off"
      className={clsx(
        cell,
        mono && "font-mono",
        "field-sizing-content min-h-row resize-none py-2.25",
      )}
      data-place={field.place}
      dir="auto"
      disabled={disabled}
      onChange={(event) => field.onType({ value: event.target.value })}
      onKeyDown={field.onKeyDown}
      placeholder={field.placeholder}
      rows={1}
      value={row.value}
    />
  );
}
