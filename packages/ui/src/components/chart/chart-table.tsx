import { useWords } from "../labels/use-words.ts";
import { chartWords } from "../labels/words/chart-words.ts";
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from "../table/index.ts";
import type { ChartData } from "./chart.types.ts";

interface ChartTableProps extends ChartData {
  label: string;
  categoryLabel: string;
}

/** The same values in a table. */
export function ChartTable({ label, categoryLabel, categories, series, format }: ChartTableProps) {
  const labels = useWords(chartWords);
  return (
    <Table label={label} variant="plain">
      <TableHead>
        <TableRow>
          <TableHeadCell>{categoryLabel}</TableHeadCell>
          {series.map(({ name }) => (
            <TableHeadCell align="end" key={name}>
              {name}
            </TableHeadCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category, at) => (
          <TableRow key={category}>
            <TableCell lead>{category}</TableCell>
            {series.map(({ name, values }) => {
              const value = values[at] ?? null;
              return (
                <TableCell align="end" className="nums" key={name}>
                  {value === null ? labels.noValue : format(value)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
