import { clsx } from "clsx";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { FieldError } from "../../components/field/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import type { FactRow } from "./fact-table.types.ts";
import { readPastedFacts } from "./paste-facts.logic.ts";
import type { Facts } from "./use-facts.ts";

/** What both cells of a row need to know. */
export interface CellProps {
  row: FactRow;
  /** Place of the row, from 1. */
  index: number;
  /** Name of the column. */
  column: string;
  facts: Facts;
  disabled: boolean;
  /** Enter in the last row adds one. */
  grows: boolean;
}

/** A cell is its field: no box inside the table's box, only the focus shows its edge. */
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

/** The key, as a field: one line. Several pasted lines become rows after a look at them. */
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

/** The value, as a field that grows with its text; one line with proposals where there are any. */
export function ValueField(props: CellProps & { listId?: string | undefined; mono?: boolean }) {
  const { row, index, column, facts, disabled, listId, mono = false } = props;
  const labels = useLabels();
  const key = row.key.trim();
  const common = {
    "aria-label": key === "" ? labels.factCell(column, index) : labels.factValueOf(column, key),
    autoComplete: "off",
    "data-place": `value:${row.id}`,
    dir: "auto",
    disabled,
    onKeyDown: onEnter(props, "value"),
    placeholder: column,
    value: row.value,
  };
  const look = clsx(cell, mono && "font-mono");
  if (listId !== undefined) {
    return (
      <input
        {...common}
        className={clsx(look, "h-row")}
        list={listId}
        onChange={(event) => facts.type(row.id, { value: event.target.value })}
        type="text"
      />
    );
  }
  return (
    <textarea
      {...common}
      className={clsx(look, "field-sizing-content min-h-row resize-none py-2.25")}
      onChange={(event) => facts.type(row.id, { value: event.target.value })}
      rows={1}
    />
  );
}
