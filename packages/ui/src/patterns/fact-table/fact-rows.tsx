import { clsx } from "clsx";
import { Trash2, Undo2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { type CellProps, KeyField, ValueField } from "./fact-cells.tsx";
import type { FactField, FactRow } from "./fact-table.types.ts";

const line = "border-b last:border-b-0";
const keySide = "border-e p-0 align-top";

/** A row whose key and value can be edited, and which can be deleted. */
export function FreeRow(
  props: Omit<CellProps, "column" | "grows"> & {
    columns: { key: string; value: string };
    duplicate: boolean;
    renderField: ((field: FactField) => ReactNode) | undefined;
    mono: boolean;
    note: ReactNode;
  },
) {
  const { row, index, columns, facts, disabled, duplicate, renderField, mono, note } = props;
  const labels = useLabels();
  const id = useId();
  const common = { row, index, facts, disabled, grows: true };
  const key = row.key.trim();
  return (
    <tr
      className={clsx(line, "group/fact")}
      data-slot="fact-row"
      data-state={duplicate ? "invalid" : undefined}
    >
      <td className={keySide}>
        <KeyField {...common} column={columns.key} duplicate={duplicate} id={id} />
      </td>
      <td className="p-0 align-top">
        <ValueField {...common} column={columns.value} mono={mono} render={renderField} />
        <Note>{note}</Note>
      </td>
      <td className="p-0 align-top">
        <span className="flex h-row items-center justify-center">
          <IconButton
            className="opacity-0 group-focus-within/fact:opacity-100 group-hover/fact:opacity-100 pointer-coarse:opacity-100 forced-colors:opacity-100"
            disabled={disabled}
            icon={Trash2}
            label={labels.deleteFact(key === "" ? labels.factRow(index) : key)}
            onClick={() => facts.remove(row.id)}
            size="xs"
            tone="danger"
          />
        </span>
      </td>
    </tr>
  );
}

/** A row with a fixed key: only its value can be edited, or nothing. */
export function FixedRow(
  props: Omit<CellProps, "grows"> & {
    variant: "card" | "plain";
    readOnly: boolean;
    mono: boolean;
    note: ReactNode;
    renderValue: ((row: FactRow) => ReactNode) | undefined;
  },
) {
  const { row, variant, readOnly, mono, note, renderValue, ...rest } = props;
  const plain = variant === "plain";
  return (
    <tr className={plain ? undefined : line} data-slot="fact-row">
      <th
        className={clsx(
          "text-start align-top font-normal text-13 text-muted wrap-anywhere",
          plain ? "py-1 pe-4" : clsx(keySide, "px-3 py-2.5"),
        )}
        dir="auto"
        scope="row"
      >
        {row.key}
      </th>
      <td
        className={clsx(
          "align-top",
          readOnly && "wrap-anywhere text-13",
          readOnly && (plain ? "py-1" : "px-3 py-2.5"),
          readOnly && mono && "font-mono",
          !readOnly && "p-0",
        )}
        dir={readOnly ? "auto" : undefined}
      >
        {readOnly ? (
          <span className="block whitespace-pre-wrap">{renderValue?.(row) ?? row.value}</span>
        ) : (
          <ValueField {...rest} grows={false} mono={mono} row={row} />
        )}
        <Note>{note}</Note>
      </td>
    </tr>
  );
}

/** A line below the value of a row. */
function Note({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null;
  return <div className="px-3.25 pb-2">{children}</div>;
}

/** Placeholder of a deleted row with Undo, until the rows are saved. */
export function DeletedRow({
  name,
  place,
  disabled,
  onUndo,
}: {
  name: string;
  place: string;
  disabled: boolean;
  onUndo: () => void;
}) {
  const labels = useLabels();
  return (
    <tr className={line} data-slot="fact-row" data-state="deleted">
      <td className="p-0" colSpan={3}>
        <span className="flex min-h-row items-center gap-3 ps-3.25 pe-2 text-13 text-subtle">
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {labels.factDeleted(name)}
          </span>
          <Button
            aria-label={labels.undoDelete(name)}
            data-place={place}
            disabled={disabled}
            iconStart={Undo2}
            onClick={onUndo}
            size="sm"
            variant="ghost"
          >
            {labels.undo}
          </Button>
        </span>
      </td>
    </tr>
  );
}
