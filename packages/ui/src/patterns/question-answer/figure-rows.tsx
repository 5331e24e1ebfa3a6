import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import {
  type FigureAt,
  type FigureWanted,
  figuresIn,
  figureText,
  groupName,
  sameFigure,
  shapeOf,
  wantedOf,
  withUnit,
} from "./answer.logic.ts";
import { computedText } from "./figure.logic.ts";
import type { OpenedFigure } from "./picking.types.ts";
import { RowsTable } from "./rows-table.tsx";
import type { QuestionActions } from "./types.ts";
import { useCellWriting } from "./use-cell-writing.ts";
import { PAGE_ROWS, type useFigureRows } from "./use-figure-rows.ts";

/** What a figure is called, and which ones are before and after it. */
export function useOpenedFigure({ answer, at }: OpenedFigure) {
  const writing = useCellWriting();
  const shape = shapeOf(answer);
  const all = figuresIn(answer, shape);
  const place = all.findIndex((figure) => sameFigure(figure, at));
  const column = shape.figures[at.figure];
  return {
    column,
    wanted: wantedOf(answer, shape, at),
    name: groupName(answer, shape, at.row, writing) || writing.words.allOfThem,
    value: column ? figureText(answer.rows[at.row]?.[column.at], column, writing) : "",
    previous: all[place - 1],
    next: all[place + 1],
  };
}

type Figure = ReturnType<typeof useOpenedFigure>;

type StepsProps = { figure: Figure; onMove: (at: FigureAt) => void };

/** The buttons that show the rows of the figures before and after. */
export function FigureSteps({ figure: { previous, next }, onMove }: StepsProps) {
  const { words } = useCellWriting();
  return (
    <>
      <IconButton
        aria-disabled={previous === undefined || undefined}
        className="aria-disabled:text-disabled"
        icon={ChevronUp}
        label={words.previousFigure}
        onClick={() => previous && onMove(previous)}
      />
      <IconButton
        aria-disabled={next === undefined || undefined}
        className="aria-disabled:text-disabled"
        icon={ChevronDown}
        label={words.nextFigure}
        onClick={() => next && onMove(next)}
      />
    </>
  );
}

interface FigureRowsProps {
  figure: Figure;
  loaded: ReturnType<typeof useFigureRows>;
  saveRows: QuestionActions["saveRows"];
}

/** A figure, how it is computed, and the rows that it is computed from. */
export function FigureRowsBody({ figure, loaded, saveRows }: FigureRowsProps) {
  const { column, wanted, value } = figure;
  const writing = useCellWriting();
  const { words, locale } = writing;
  const labels = useLabels();
  const { rows, retry, turn } = loaded;
  const unit = column?.unit;
  return (
    <>
      <div className="shrink-0 px-4 pt-3 pb-4" data-slot="figure-of-rows">
        <p className="text-12 text-muted wrap-anywhere">{column?.label}</p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <bdi className="nums text-20 font-semibold">{withUnit(value, unit)}</bdi>
          <bdi className="nums text-13 text-muted">
            {rows.kind === "ready" &&
              computedText(rows.found, wanted.question.show[wanted.figure ?? 0], unit, writing)}
          </bdi>
        </p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto ps-4">
        {rows.kind === "loading" && <RowsSkeleton label={words.loadingRows} />}
        {rows.kind === "failed" && (
          <div className="grid justify-items-start gap-2 border-t py-4 pe-4 text-13" role="alert">
            <p className="text-danger">{words.figureRowsFailed}</p>
            <Button onClick={retry} size="sm">
              {labels.tryAgain}
            </Button>
          </div>
        )}
        {rows.kind === "ready" &&
          (rows.found.total === 0 ? (
            <p className="border-t py-4 text-13 text-muted">{words.noFigureRows}</p>
          ) : (
            <RowsTable found={rows.found} stale={rows.loading} wanted={wanted} />
          ))}
      </div>
      {rows.kind === "ready" && rows.found.total > 0 && (
        <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-1 border-t px-4 py-1.5 text-13">
          <span className="nums pe-1 text-muted" dir="auto" role="status">
            {words.rowsRange(
              (rows.from + 1).toLocaleString(locale),
              (rows.from + rows.found.rows.length).toLocaleString(locale),
              rows.found.total.toLocaleString(locale),
            )}
          </span>
          <IconButton
            aria-disabled={rows.from === 0 || undefined}
            className="aria-disabled:text-disabled rtl:-scale-x-100"
            icon={ChevronLeft}
            label={words.previousRows}
            onClick={() => rows.from > 0 && turn(Math.max(0, rows.from - PAGE_ROWS))}
          />
          <IconButton
            aria-disabled={rows.from + PAGE_ROWS >= rows.found.total || undefined}
            className="aria-disabled:text-disabled rtl:-scale-x-100"
            icon={ChevronRight}
            label={words.nextRows}
            onClick={() => rows.from + PAGE_ROWS < rows.found.total && turn(rows.from + PAGE_ROWS)}
          />
          <SaveRows save={saveRows} wanted={wanted} />
        </div>
      )}
    </>
  );
}

type SaveRowsProps = { save: QuestionActions["saveRows"]; wanted: FigureWanted };

function SaveRows({ save, wanted }: SaveRowsProps) {
  const { words } = useCellWriting();
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const press = () => {
    setState("saving");
    save(wanted).then(
      () => setState("idle"),
      () => setState("failed"),
    );
  };
  return (
    <span className="ms-auto flex items-center gap-2">
      <span className="text-12 text-danger" role="status">
        {state === "failed" && words.rowsNotSaved}
      </span>
      <Button
        aria-label={words.saveRowsAs}
        iconStart={Download}
        loading={state === "saving"}
        onClick={press}
        size="sm"
        variant="ghost"
      >
        {words.saveRows}
      </Button>
    </span>
  );
}

function RowsSkeleton({ label }: { label: string }) {
  return (
    <div aria-label={label} className="grid gap-4 border-t py-4 pe-4" role="img">
      {Array.from({ length: 8 }, (_, row) => (
        <span className="grid grid-cols-[2rem_1fr_1fr_3rem] gap-6" key={row}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </span>
      ))}
    </div>
  );
}
