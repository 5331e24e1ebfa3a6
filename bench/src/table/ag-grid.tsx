import {
  AllCommunityModule,
  type ColDef,
  ModuleRegistry,
  type RowSelectionOptions,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { createRoot } from "react-dom/client";
import { find } from "../measure.ts";
import { BOX_HEIGHT, COLUMNS, ROW_HEIGHT, type Row, type TableContender } from "./contender.ts";

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<Row>[] = COLUMNS.map(({ id, title }) => ({ field: id, headerName: title }));
const selection: RowSelectionOptions<Row> = { mode: "multiRow" };

const visible = (index: number) => `.ag-row[row-index="${index}"]`;

/** The community edition with its defaults and multiple row selection. */
export const contender: TableContender = {
  mount: (root, rows) =>
    createRoot(root).render(
      <div style={{ height: BOX_HEIGHT }}>
        <AgGridReact<Row>
          rowData={[...rows]}
          columnDefs={columns}
          rowSelection={selection}
          rowHeight={ROW_HEIGHT}
          getRowId={({ data }) => data.id}
        />
      </div>,
    ),
  isMounted: () => document.querySelector(`${visible(0)} [col-id=name]`)?.textContent !== undefined,
  box: (index) => find(`${visible(index)} .ag-selection-checkbox input`),
  isChecked: (box) => (box as HTMLInputElement).checked,
  allBox: () => find(".ag-header-select-all input"),
  nameHead: () => find('.ag-header-cell[col-id="name"] .ag-header-cell-label'),
  firstName: () => find(`${visible(0)} [col-id=name]`).textContent ?? "",
};
