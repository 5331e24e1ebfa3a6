import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { useId, useState } from "react";
import { ChartDrawing } from "../../components/chart/chart-drawing.tsx";
import { Icon } from "../../components/icon/index.ts";
import type { QuestionAnswer } from "../question-bar/index.ts";
import { AnswerFigures } from "./answer-figures.tsx";
import { type AnswerShape, shapeOf, titleOf } from "./answer.logic.ts";
import { AnswerTable } from "./answer-table.tsx";
import { numberIn } from "./cells.logic.ts";
import { type DrawnAnswer, drawnOf } from "./chart.logic.ts";
import type { FigurePicking } from "./picking.types.ts";
import { useQuestions } from "./question-actions.tsx";
import { useCellWriting } from "./use-cell-writing.ts";

interface AnswerResultProps {
  callId: string;
  answer: QuestionAnswer;
  readOnly: boolean;
}

/** The figures of an answer: a large one, a chart or a table. Each opens the rows that it was computed from. */
export function AnswerResult({ callId, answer, readOnly }: AnswerResultProps) {
  const writing = useCellWriting();
  const { words } = writing;
  const questions = useQuestions();
  const shape = shapeOf(answer);
  const drawn = drawnOf(answer, shape, writing);
  const [view, setView] = useView(callId);
  const shown = drawn ? view : "table";
  const opened = questions?.opened;
  const picking: FigurePicking = {
    opened: opened?.callId === callId ? opened.at : undefined,
    onOpen: questions && !readOnly ? (at) => questions.open({ callId, answer, at }) : undefined,
  };
  const title = titleOf(answer, shape, writing);
  const parts = { answer, shape, picking };
  if (answer.rows.length === 0)
    return (
      <p className="text-13 text-muted" data-slot="answer-result">
        {words.noResult}
      </p>
    );
  if (shape.groups.length === 0 && shape.figures.length > 0) return <AnswerFigures {...parts} />;
  const [only, another] = shape.figures;
  return (
    <div className="grid min-w-0 gap-3" data-slot="answer-result">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-13 font-semibold wrap-anywhere" dir="auto">
          {title}
          {only?.unit && !another && (
            <span className="ps-2 font-normal text-muted">{only.unit}</span>
          )}
        </p>
        {drawn && <ViewSwitch onChange={setView} value={shown} />}
      </div>
      {drawn && shown === "chart" ? (
        <AnswerDrawing drawn={drawn} picking={picking} shape={shape} title={title} />
      ) : (
        <AnswerTable {...parts} title={title} />
      )}
    </div>
  );
}

/** The chart comes first; what was chosen stays for this answer. */
function useView(callId: string) {
  const views = useQuestions()?.views;
  const [view, setView] = useState(() => views?.get(callId) ?? "chart");
  return [
    view,
    (next: "chart" | "table") => {
      views?.set(callId, next);
      setView(next);
    },
  ] as const;
}

const VIEWS = [
  { view: "chart", icon: ChartNoAxesColumn },
  { view: "table", icon: Table2 },
] as const;

type ViewSwitchProps = {
  value: "chart" | "table";
  onChange: (view: "chart" | "table") => void;
};

function ViewSwitch({ value, onChange }: ViewSwitchProps) {
  const { words } = useCellWriting();
  const name = useId();
  const names = { chart: words.viewChart, table: words.viewTable };
  return (
    <div
      aria-label={words.viewOf}
      className="flex shrink-0 rounded-6 border print:hidden"
      data-slot="answer-view"
      role="radiogroup"
    >
      {VIEWS.map(({ view, icon }) => (
        <label
          className="relative inline-flex h-6.5 cursor-pointer items-center gap-1.5 px-2.5 text-12 text-muted first:rounded-s-6 last:rounded-e-6 hover:text-default has-checked:bg-fill has-checked:font-medium has-checked:text-default has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-solid has-focus-visible:outline-offset-2 pointer-coarse:h-11"
          key={view}
        >
          <input
            checked={value === view}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            name={name}
            onChange={() => onChange(view)}
            type="radio"
          />
          <Icon icon={icon} />
          {names[view]}
        </label>
      ))}
    </div>
  );
}

type AnswerDrawingProps = {
  drawn: DrawnAnswer;
  shape: AnswerShape;
  title: string;
  picking: FigurePicking;
};

function AnswerDrawing({ drawn, shape, title, picking: { opened, onOpen } }: AnswerDrawingProps) {
  const writing = useCellWriting();
  const { figureAt, categoryOf, ...data } = drawn;
  const [figure] = shape.figures;
  const decimals = figure?.decimals ?? 0;
  // Values read off an axis have no decimals of a column.
  const min = drawn.kind === "line" ? 0 : decimals;
  return (
    <ChartDrawing
      {...data}
      format={(value) => numberIn(value, writing, { min, max: Math.max(2, decimals) }) ?? ""}
      label={title}
      onPick={
        onOpen &&
        ((point) => {
          const at = figureAt(point);
          if (at) onOpen(at);
        })
      }
      picked={opened && categoryOf(opened)}
    />
  );
}
