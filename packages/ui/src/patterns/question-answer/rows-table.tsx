import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from "../../components/table/index.ts";
import type { FigureRows, Question } from "../question-bar/index.ts";
import { columnsIn } from "../question-bar/question.logic.ts";
import type { FigureWanted } from "./answer.logic.ts";
import { cellText, decimalsOf, isNumber, MAX_DECIMALS } from "./cells.logic.ts";
import { sumOf } from "./figure.logic.ts";
import { useCellWriting } from "./use-cell-writing.ts";

interface RowsTableProps {
  found: FigureRows;
  wanted: FigureWanted;
  /** They are about to be replaced. */
  stale: boolean;
}

/** The row number, then what the question names, its figure last of these, then everything else. */
function orderedColumns({ columns }: FigureRows, question: Question, figure: string | undefined) {
  const [number, ...others] = columns.map((column, at) => ({ ...column, at }));
  const named = new Set(columnsIn([question.by, question.where, question.share, question.compare]));
  const rank = ({ name }: { name: string }) => (name === figure ? 1 : named.has(name) ? 0 : 2);
  return [...(number ? [number] : []), ...others.toSorted((a, b) => rank(a) - rank(b))];
}

/** The rows of a figure as the file has them, with their number there. */
export function RowsTable({ found, wanted: { question, figure = 0 }, stale }: RowsTableProps) {
  const writing = useCellWriting();
  const { words, locale } = writing;
  const measured = question.show[figure]?.column;
  const sum = sumOf(found, question.show[figure]);
  const columns = orderedColumns(found, question, measured).map((column, place) => ({
    ...column,
    isEnd: place === 0 || isNumber(column),
    decimals: decimalsOf(
      [...found.rows.map((row) => row[column.at]), column.name === measured ? sum : null],
      MAX_DECIMALS,
    ),
  }));
  const summed = columns.findIndex(({ name }) => name === measured);
  const sumColumn = columns[summed];
  const text = (value: unknown, { at, type, decimals }: (typeof columns)[number]) =>
    at === 0 ? String(value) : cellText(value, { type }, writing, { min: decimals, max: decimals });
  return (
    <Table
      aria-busy={stale || undefined}
      className={stale ? "opacity-60" : undefined}
      label={words.figureRows}
      variant="plain"
    >
      <TableHead>
        <TableRow>
          {columns.map(({ name, label, unit, at, isEnd }) => (
            <TableHeadCell align={isEnd ? "end" : "start"} className="last:pe-4" key={name}>
              <span className="block max-w-60 truncate" dir="auto" title={label}>
                {at === 0 ? words.rowNumber : unit ? `${label}, ${unit}` : label}
              </span>
            </TableHeadCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {found.rows.map((row) => (
          <TableRow key={String(row[0])}>
            {columns.map((column) => {
              const { name, at, isEnd } = column;
              const cell = text(row[at], column);
              return (
                <TableCell align={isEnd ? "end" : "start"} className="last:pe-4" key={name}>
                  <span className="block max-w-60 truncate" dir="auto" title={cell}>
                    {cell}
                  </span>
                </TableCell>
              );
            })}
          </TableRow>
        ))}
        {sum !== undefined && sumColumn && summed > 0 && (
          <TableRow>
            <TableCell className="font-semibold" colSpan={summed} lead>
              {words.sumOfRows(found.total, found.total.toLocaleString(locale))}
            </TableCell>
            <TableCell align="end" className="font-semibold last:pe-4" lead>
              {text(sum, sumColumn)}
            </TableCell>
            {summed < columns.length - 1 && <TableCell colSpan={columns.length - 1 - summed} />}
          </TableRow>
        )}
      </TableBody>
    </Table>
  );
}
