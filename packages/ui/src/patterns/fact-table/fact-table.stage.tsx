import { useState } from "react";
import { fireEvent } from "storybook/test";
import { FactTable, type FactTableProps } from "./fact-table.tsx";

/** Stores the rows, as a form does. */
export function Stateful({ rows: first, onRowsChange, ...rest }: FactTableProps) {
  const [rows, setRows] = useState(first);
  return (
    <FactTable
      {...rest}
      rows={rows}
      onRowsChange={(change) => {
        setRows(change.rows);
        onRowsChange?.(change);
      }}
    />
  );
}

/** Pastes a text into the focused element. */
export async function paste(into: HTMLElement, text: string) {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  // A real clipboard needs the person's permission.
  Object.defineProperty(event, "clipboardData", { value: { getData: () => text } });
  await fireEvent(into, event);
}
