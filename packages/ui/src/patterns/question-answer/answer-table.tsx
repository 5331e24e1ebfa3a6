import { useId, useState } from "react";
import { Button } from "../../components/button/index.ts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from "../../components/table/index.ts";
import type { Json } from "../json-view/types.ts";
import type { QuestionAnswer } from "../question-bar/index.ts";
import { ResultDownloads } from "../tool-call/result-downloads.tsx";
import {
  type AnswerShape,
  type FigureColumn,
  figureText,
  groupName,
  type PlacedColumn,
  withUnit,
} from "./answer.logic.ts";
import type { FigurePicking } from "./picking.types.ts";
import { cellText, decimalsOf, groupText, isNumber, MAX_DECIMALS } from "./cells.logic.ts";
import { FigureButton } from "./figure-button.tsx";
import { useCellWriting } from "./use-cell-writing.ts";

/** A table that is a little longer is shown whole: a button that shows two more rows helps nobody. */
const MAX_ROWS = 12;
const FOLDED_ROWS = 10;

interface AnswerTableProps {
  answer: QuestionAnswer;
  shape: AnswerShape;
  picking: FigurePicking;
  title: string;
}

/** The answer as a table, its first rows first. */
export function AnswerTable({ answer, shape, picking, title }: AnswerTableProps) {
  const { words, locale } = useCellWriting();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { rows, row_count: total } = answer;
  const folds = rows.length > MAX_ROWS;
  const shown = folds && !isWhole ? FOLDED_ROWS : rows.length;
  const isPart = shown < total;
  const number = (count: number) => count.toLocaleString(locale);
  const notes = [
    ...(isPart ? [words.rowsShown(number(shown), number(total))] : []),
    ...(picking.onOpen && shape.figures.length > 0 ? [words.figuresOpen] : []),
  ];
  return (
    <div className="grid min-w-0 gap-2">
      <Table id={id} label={title}>
        <Head shape={shape} />
        <TableBody>
          {rows.slice(0, shown).map((_, row) => (
            <AnswerRow answer={answer} key={row} picking={picking} row={row} shape={shape} />
          ))}
        </TableBody>
      </Table>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-12 text-subtle">
        <span className="nums" dir="auto">
          {notes.join(" ")}
        </span>
        {folds && (
          <Button
            aria-controls={id}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            size="sm"
            variant="ghost"
          >
            {isWhole ? words.showFewerRows : words.showAllRows}
          </Button>
        )}
        <ResultDownloads
          formats={["csv"]}
          name={title.replace(/\.\w+$/, "")}
          result={() => tableOf(answer, shape)}
        />
      </div>
    </div>
  );
}

/** What the table shows, of all rows of the answer. */
function tableOf({ rows }: QuestionAnswer, { groups, plain, figures, counts }: AnswerShape): Json {
  const columns = [...groups, ...plain, ...figures, ...(counts ? [counts] : [])];
  return {
    kind: "table",
    columns: columns.map(({ name, label, type }) => ({ name, label, type })),
    rows: rows.map((cells) => columns.map(({ at }) => (cells[at] ?? null) as Json)),
    row_count: rows.length,
    truncated: false,
  };
}

function Head({ shape }: { shape: AnswerShape }) {
  const { words } = useCellWriting();
  const { groups, plain, figures, counts } = shape;
  const one = figures.length === 1;
  const text = ({ label, unit }: PlacedColumn) => (unit && !one ? `${label}, ${unit}` : label);
  return (
    <TableHead>
      <TableRow>
        {[...groups, ...plain, ...figures].map((column) => (
          <TableHeadCell align={isEnd(column, shape) ? "end" : "start"} key={column.at}>
            <Clipped>{text(column)}</Clipped>
          </TableHeadCell>
        ))}
        {counts && <TableHeadCell align="end">{words.countedRows}</TableHeadCell>}
      </TableRow>
    </TableHead>
  );
}

const isEnd = (column: PlacedColumn, { groups, figures }: AnswerShape) =>
  figures.some(({ at }) => at === column.at) || (!groups.includes(column) && isNumber(column));

type AnswerRowProps = Omit<AnswerTableProps, "title"> & { row: number };

function AnswerRow({ answer, shape, picking, row }: AnswerRowProps) {
  const writing = useCellWriting();
  const { words } = writing;
  const { rows, question } = answer;
  const cells = rows[row] ?? [];
  const name = groupName(answer, shape, row, writing);
  return (
    <TableRow>
      {shape.groups.map((column, place) => (
        <TableCell key={column.at} lead={place === 0}>
          <Clipped>
            {groupText(cells[column.at], column, question.by?.[column.at]?.each, writing)}
          </Clipped>
        </TableCell>
      ))}
      {shape.plain.map((column, place) => (
        <TableCell align={isNumber(column) ? "end" : "start"} key={column.at} lead={place === 0}>
          <Clipped>{plainText(answer, column, row, writing)}</Clipped>
        </TableCell>
      ))}
      {shape.figures.map((column: FigureColumn, figure) => {
        const text = figureText(cells[column.at], column, writing);
        return (
          <TableCell align="end" key={column.at} lead>
            <FigureButton
              at={{ row, figure }}
              name={words.figureOf(name, column.label, withUnit(text, column.unit))}
              picking={picking}
            >
              {text}
            </FigureButton>
          </TableCell>
        );
      })}
      {shape.counts && (
        <TableCell align="end">
          {cellText(cells[shape.counts.at], { type: "integer" }, writing)}
        </TableCell>
      )}
    </TableRow>
  );
}

function plainText(
  { rows }: QuestionAnswer,
  column: PlacedColumn,
  row: number,
  writing: Parameters<typeof cellText>[2],
): string {
  const min = decimalsOf(
    rows.map((cells) => cells[column.at]),
    MAX_DECIMALS,
  );
  return cellText(rows[row]?.[column.at], column, writing, { min, max: min });
}

/** Long values are cut, and say all of it under the pointer. */
function Clipped({ children }: { children: string }) {
  return (
    <span className="block max-w-60 truncate" dir="auto" title={children}>
      {children}
    </span>
  );
}
