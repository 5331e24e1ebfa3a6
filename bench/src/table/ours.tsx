import "../../../packages/ui/src/styles.css";
import { createRoot } from "react-dom/client";
import { DataTable, dataColumns } from "../../../packages/ui/src/patterns/data-table/index.ts";
import { find } from "../measure.ts";
import { BOX_HEIGHT, COLUMNS, type Row, type TableContender } from "./contender.ts";

const columns = dataColumns<Row>(
  COLUMNS.map(({ id, title }) => ({
    id,
    header: title,
    cell: (row) => row[id],
    sortBy: (row) => row[id],
  })),
);
const idOf = ({ id }: Row) => id;
const selection = { rowName: ({ name }: Row) => name };

/** The data table as the product uses it, looks and all. */
export const contender: TableContender = {
  mount: (root, rows) =>
    createRoot(root).render(
      <DataTable
        label="People"
        rows={rows}
        columns={columns}
        getRowId={idOf}
        selection={selection}
        maxHeight={`${BOX_HEIGHT}px`}
      />,
    ),
  isMounted: () => document.querySelector("tbody [role=checkbox]") !== null,
  box: (index) => find(`tbody tr[aria-rowindex="${index + 2}"] [role=checkbox]`),
  isChecked: (box) => box.getAttribute("aria-checked") === "true",
  allBox: () => find("thead [role=checkbox]"),
  nameHead: () => find("thead th:nth-child(2) button"),
  firstName: () =>
    find('tbody tr[aria-rowindex="2"] [data-slot=table-cell]:nth-child(2)').textContent ?? "",
};
