import { useState } from "react";
import { Badge } from "../../../components/badge/index.ts";
import { Button } from "../../../components/button/index.ts";
import { useLocale } from "../../../components/locale/index.ts";
import { Progress } from "../../../components/progress/index.ts";
import { DateTime } from "../../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../../patterns/data-table/index.ts";
import { DateChoice } from "./date-choice.tsx";
import { historiesOf, type ModelHistory, saySeconds, shareOf } from "./evaluation.logic.ts";
import { evaluationTexts as texts } from "./evaluation.texts.ts";
import type { CaseOutcome, EvaluationActions, EvaluationRow } from "./evaluation.types.ts";

type TableProps = {
  evaluations: readonly EvaluationRow[];
  /** How many cases a sample has. */
  sample: number;
  actions: EvaluationActions;
  /** Asks before one is removed. */
  onRemove: (evaluation: EvaluationRow) => void;
};

/** A model with the evaluation of it that is shown. */
type Row = ModelHistory & { shown: EvaluationRow };

/** One row for each model: its latest evaluation, or the one of the date that was chosen. */
export function EvaluationTable({ evaluations, ...table }: TableProps) {
  const { actions } = table;
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const rows = historiesOf(evaluations).map((history): Row => {
    const id = chosen.get(history.model);
    const [latest] = history.evaluations;
    return { ...history, shown: history.evaluations.find((one) => one.id === id) ?? latest };
  });
  const onChoose = (model: string, id: string) => setChosen(new Map(chosen).set(model, id));
  return (
    <DataTable
      columns={columnsFor(actions, onChoose)}
      getRowId={({ model }) => model}
      label={texts.title}
      narrowActions="below"
      rowActions={actionsOf(table)}
      rows={rows}
    />
  );
}

function columnsFor(
  actions: EvaluationActions,
  onChoose: (model: string, id: string) => void,
): readonly DataColumn<Row>[] {
  const share = (outcome: CaseOutcome): DataColumn<Row> => ({
    id: outcome,
    header: texts.outcomes[outcome],
    align: "end",
    width: "6.5rem",
    cell: ({ shown }) => <Share actions={actions} outcome={outcome} shown={shown} />,
  });
  return [
    {
      id: "model",
      header: texts.columns.model,
      width: "16rem",
      cell: ({ shown }) => <Answerer shown={shown} />,
    },
    share("right"),
    share("asked"),
    share("wrong"),
    {
      id: "writes",
      header: texts.columns.writes,
      align: "end",
      width: "9.5rem",
      cell: ({ shown }) => <Writes count={shown.figures.unapprovedWrites} />,
    },
    {
      id: "credits",
      header: texts.columns.credits,
      align: "end",
      width: "6rem",
      cell: ({ shown }) => <Figure digits={2} value={shown.figures.credits} />,
    },
    {
      id: "tokens",
      header: texts.columns.tokens,
      align: "end",
      width: "7rem",
      cell: ({ shown }) => (
        <Figure digits={0} value={shown.figures.inputTokens + shown.figures.outputTokens} />
      ),
    },
    {
      id: "time",
      header: texts.columns.time,
      align: "end",
      width: "7.5rem",
      cell: ({ shown }) => <Seconds ms={shown.figures.medianMs} />,
    },
    {
      id: "date",
      header: texts.columns.date,
      width: "13rem",
      cell: ({ model, evaluations, shown }) =>
        evaluations.length === 1 ? (
          <DateTime value={shown.startedAt} />
        ) : (
          <DateChoice
            evaluations={evaluations}
            onChoose={(id) => onChoose(model, id)}
            shown={shown}
          />
        ),
    },
  ];
}

function Answerer({ shown }: { shown: EvaluationRow }) {
  const { modelName, provider, standsFor, state, problem, done, total, figures } = shown;
  const isOpen = state === "queued" || state === "running";
  return (
    <span className="grid min-w-0 gap-1 whitespace-normal">
      <bdi className="font-medium wrap-anywhere">{modelName}</bdi>
      <span className="text-12 text-muted wrap-anywhere">
        <bdi>{provider}</bdi>
        {standsFor !== null && `, ${texts.standsFor(standsFor)}`}
      </span>
      {isOpen && (
        <Progress
          label={texts.progressOf(modelName)}
          max={total}
          size="sm"
          value={done}
          valueText={state === "queued" ? texts.queued : texts.progress(done, total)}
          wordless
        />
      )}
      {isOpen && (
        <span className="nums text-12 text-muted">
          {state === "queued" ? texts.queued : texts.progress(done, total)}
        </span>
      )}
      {state === "stopped" && (
        <span className="text-12 text-muted">{texts.stopped(done, total)}</span>
      )}
      {state === "failed" && (
        <span className="text-12 text-danger wrap-anywhere">
          {texts.failed(done, total)}. {problem}
        </span>
      )}
      {figures.failed > 0 && state !== "failed" && (
        <span className="text-12 text-muted">{texts.noAnswer(figures.failed)}</span>
      )}
    </span>
  );
}

type ShareProps = { shown: EvaluationRow; outcome: CaseOutcome; actions: EvaluationActions };

function Share({ shown, outcome, actions }: ShareProps) {
  const { locale } = useLocale();
  const share = shareOf(shown, outcome, locale);
  if (share === null) return <span className="text-muted">–</span>;
  return (
    <Button
      aria-haspopup="dialog"
      aria-label={texts.opens(share, texts.outcomes[outcome].toLowerCase(), shown.modelName)}
      className="-me-2 nums"
      onClick={() => actions.onOpenCases({ id: shown.id, outcome })}
      size="sm"
      variant="ghost"
    >
      {share}
    </Button>
  );
}

function Writes({ count }: { count: number }) {
  return count > 0 ? <Badge tone="danger">{count}</Badge> : <span className="nums">0</span>;
}

function Figure({ value, digits }: { value: number; digits: number }) {
  const { locale } = useLocale();
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
  return <span className="nums">{written}</span>;
}

function Seconds({ ms }: { ms: number | null }) {
  const { locale } = useLocale();
  return <span className="nums">{ms === null ? "–" : saySeconds(ms, locale)}</span>;
}

type RowActionsProps = Omit<TableProps, "evaluations"> & { shown: EvaluationRow };

const actionsOf = (table: Omit<RowActionsProps, "shown">) =>
  function renderActions({ shown }: Row) {
    return <RowActions {...table} shown={shown} />;
  };

function RowActions({ shown, sample, actions, onRemove }: RowActionsProps) {
  const { id, model, modelName, state, total } = shown;
  if (state === "queued" || state === "running")
    return (
      <Button
        aria-label={texts.stopNamed(modelName)}
        onClick={() => actions.onStop({ id })}
        size="sm"
        variant="ghost"
      >
        {texts.stop}
      </Button>
    );
  return (
    <>
      <Button
        aria-label={texts.runAgainNamed(modelName)}
        onClick={() => actions.onStart({ model, size: total > sample ? "all" : "sample" })}
        size="sm"
        variant="ghost"
      >
        {texts.runAgain}
      </Button>
      <Button
        aria-label={texts.removeNamed(modelName)}
        onClick={() => onRemove(shown)}
        size="sm"
        variant="ghost"
      >
        {texts.remove}
      </Button>
    </>
  );
}
