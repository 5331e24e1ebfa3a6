import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { useLabels } from "../../components/labels/index.ts";
import { EntryRow } from "./entry-row.tsx";
import { FactFoot, FactHead } from "./fact-edges.tsx";
import { duplicatesOf, entriesOf, readFacts } from "./fact-table.logic.ts";
import type { FactChange, FactField, FactRow } from "./fact-table.types.ts";
import { PastedRows } from "./pasted-rows.tsx";
import { useFacts } from "./use-facts.ts";

/** Words of one table instead of the default ones. */
export interface FactTableWords {
  key?: string;
  value?: string;
  add?: string;
  empty?: string;
}

/** Props of {@link FactTable}. */
export interface FactTableProps extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the table. */
  label: string;
  /** The facts, in order. Each keeps its id as long as it exists. */
  rows: readonly FactRow[];
  /** Called with the changed rows and the ids of those that share a key: save nothing while there are any. */
  onRowsChange?: (change: FactChange) => void;
  /**
   * `free`: keys and values can be edited, rows added and deleted. `fixed`: keys are the row headers.
   * @default "free"
   */
  keys?: "free" | "fixed";
  /** Shows the facts as text. @default false */
  readOnly?: boolean;
  /** Nothing can be changed, e.g. while saving. @default false */
  disabled?: boolean;
  /** Renders a value that cannot be edited, such as a status with its icon. */
  renderValue?: (row: FactRow) => ReactNode;
  /** Renders the field of an editable value instead of a text field. */
  renderField?: (field: FactField) => ReactNode;
  /** A quiet line below a value, such as where it came from. */
  renderNote?: (row: FactRow) => ReactNode;
  /** How many rows without a key the last save left out; announced. @default 0 */
  dropped?: number;
  /** A card of its own, or plain lines inside a panel. @default "card" */
  variant?: "card" | "plain";
  /** `mono` for ids and code. @default "text" */
  values?: "text" | "mono";
  /** Column headers, label of the add button, and the text of an empty table. */
  words?: FactTableWords;
}

/** Facts as pairs of key and value: read-only, with fixed keys, or freely editable. */
export function FactTable({
  label,
  rows,
  onRowsChange,
  keys = "free",
  readOnly = false,
  disabled = false,
  renderValue,
  renderField,
  renderNote,
  dropped = 0,
  variant = "card",
  values = "text",
  words = {},
  className,
  ...rest
}: FactTableProps) {
  const labels = useLabels();
  const within = useRef<HTMLDivElement>(null);
  const facts = useFacts(rows, onRowsChange, within);
  const free = keys === "free" && !readOnly;
  const card = variant === "card";
  const mono = values === "mono";
  const columns = { key: words.key ?? labels.factKey, value: words.value ?? labels.factValue };
  const duplicates = new Set(duplicatesOf(rows));
  const entries = entriesOf(rows, free ? facts.deleted : []);
  const numbers = new Map(rows.map(({ id }, index) => [id, index + 1]));

  return (
    <div
      data-slot="fact-table"
      data-variant={variant}
      className={clsx("min-w-0", card && "overflow-hidden rounded-8 border bg-surface", className)}
      {...rest}
    >
      <div ref={within}>
        <table aria-label={label} className="w-full table-fixed border-collapse text-start">
          <colgroup>
            <col className={card ? "w-2/5" : "w-1/3"} />
            <col />
            {free && <col className="w-11" />}
          </colgroup>
          <FactHead columns={columns} free={free} visible={card} />
          <tbody>
            {entries.map((entry) => (
              <EntryRow
                key={entry.row.id}
                entry={entry}
                columns={columns}
                disabled={disabled}
                duplicate={duplicates.has(entry.row.id)}
                facts={facts}
                free={free}
                index={numbers.get(entry.row.id) ?? 0}
                mono={mono}
                readOnly={readOnly}
                renderField={renderField}
                renderNote={renderNote}
                renderValue={renderValue}
                variant={variant}
              />
            ))}
            {entries.length === 0 && (
              <tr>
                <td className="px-3 py-6 text-center text-13 text-subtle" colSpan={free ? 3 : 2}>
                  {words.empty ?? labels.noFacts}
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {facts.pasted !== null && (
          <PastedRows
            id={facts.pasted.id}
            keys={rows.map(({ key }) => key)}
            onCancel={facts.cancelPaste}
            onTake={facts.takePaste}
            pasted={facts.pasted.facts}
          />
        )}
        {free && (
          <FactFoot
            add={words.add ?? labels.addFact}
            blank={readFacts(rows).dropped}
            disabled={disabled}
            dropped={dropped}
            onAdd={facts.add}
          />
        )}
      </div>
    </div>
  );
}
