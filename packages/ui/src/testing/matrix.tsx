import type { ReactNode } from "react";

/** Texts that break weak layouts: long, unbreakable, another script and direction. */
export const roughTexts = {
  long: "Draft a reply to every customer whose order was delayed by more than a week",
  unbreakable: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  rightToLeft: "مرحبا بالعالم",
} as const;

interface MatrixProps<Row extends string, Column extends string> {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Renders one cell. */
  children: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two properties, with labels at the edges. For stories only. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <table className="border-separate border-spacing-3 text-start">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Row</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="text-start font-normal text-12 text-muted">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className="text-start font-normal text-12 text-muted">
              {row}
            </th>
            {columns.map((column) => (
              <td key={column}>{children(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
