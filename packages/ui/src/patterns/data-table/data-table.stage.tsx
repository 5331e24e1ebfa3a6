import { Trash2 } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { DateTime } from "../../components/time/index.ts";
import type { ConnectionRow, LedgerRow } from "./data-table.fixtures.ts";
import { dataColumns } from "./data-table.types.ts";

export const connectionColumns = dataColumns<ConnectionRow>([
  { id: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: "type", header: "Type", cell: ({ type }) => type, sortBy: ({ type }) => type },
  {
    id: "checked",
    header: "Last checked",
    cell: ({ checked }) =>
      checked === null ? "Never" : <DateTime value={checked} precision="day" />,
    sortBy: ({ checked }) => (checked === null ? null : Date.parse(checked)),
  },
  {
    id: "tools",
    header: "Enabled Tools",
    align: "end",
    cell: ({ enabled, tools }) => `${enabled} of ${tools}`,
    sortBy: ({ enabled }) => enabled,
  },
]);

export const ledgerColumns = dataColumns<LedgerRow>([
  { id: "name", header: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    id: "email",
    header: "E-mail",
    cell: ({ email }) => email,
    sortBy: ({ email }) => email,
    truncate: true,
  },
  {
    id: "team",
    header: "Team",
    cell: ({ team }) => team,
    sortBy: ({ team }) => team,
    width: "9rem",
  },
  {
    id: "balance",
    header: "Balance",
    align: "end",
    cell: ({ balance }) => balance.toFixed(2),
    sortBy: ({ balance }) => balance,
    width: "8rem",
  },
]);

export const idOf = ({ id }: { id: string }) => id;
export const nameOf = ({ name }: { name: string }) => name;

/** Edit and delete actions of a connection. */
export function connectionActions({ name }: ConnectionRow) {
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <IconButton icon={Trash2} tone="danger" label={`Delete ${name}`} />
    </>
  );
}

/** The names in their displayed order. */
export function namesIn(table: HTMLElement): string[] {
  return [...table.querySelectorAll('tbody [data-slot="table-cell"]:is(td:nth-of-type(1))')].map(
    (cell) => cell.textContent ?? "",
  );
}
