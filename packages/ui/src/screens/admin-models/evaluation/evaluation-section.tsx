import { useState } from "react";
import { Button } from "../../../components/button/index.ts";
import { EmptyState } from "../../../components/empty-state/index.ts";
import { Notice } from "../../../components/notice/index.ts";
import { Skeleton } from "../../../components/skeleton/index.ts";
import { Section } from "../section.tsx";
import { CasesDialog } from "./cases-dialog.tsx";
import { evaluationTexts as texts } from "./evaluation.texts.ts";
import type { EvaluationActions, EvaluationReady, EvaluationState } from "./evaluation.types.ts";
import { EvaluationTable } from "./evaluation-table.tsx";
import { StartDialog } from "./start-dialog.tsx";

/** Props of {@link EvaluationSection}. */
export interface EvaluationSectionProps {
  state: EvaluationState;
  actions: EvaluationActions;
}

/** How well each model answers, side by side. */
export function EvaluationSection({ state, actions }: EvaluationSectionProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  return (
    <Section
      actions={
        state.kind === "ready" && (
          <Button onClick={choose} size="sm">
            {texts.start}
          </Button>
        )
      }
      hint={texts.hint}
      title={texts.title}
    >
      {state.kind === "loading" && <Skeleton className="h-32 w-full" />}
      {state.kind === "error" && (
        <Notice tone="danger">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {texts.error}
            <Button onClick={actions.onRetry} size="sm">
              {texts.cases.retry}
            </Button>
          </span>
        </Notice>
      )}
      {state.kind === "ready" && <Evaluations actions={actions} onChoose={choose} state={state} />}
      {state.kind === "ready" && (
        <StartDialog
          onClose={() => setChoosing(false)}
          onStart={(start) => {
            setChoosing(false);
            actions.onStart(start);
          }}
          open={isChoosing}
          state={state}
        />
      )}
    </Section>
  );
}

type EvaluationsProps = {
  state: EvaluationReady;
  actions: EvaluationActions;
  onChoose: () => void;
};

function Evaluations({ state, actions, onChoose }: EvaluationsProps) {
  const { evaluations, problem, open, samples } = state;
  return (
    <>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      {evaluations.length === 0 ? (
        <EmptyState
          actions={
            <Button onClick={onChoose} size="sm">
              {texts.start}
            </Button>
          }
          className="rounded-8 border bg-surface"
          title={texts.empty}
        >
          {texts.emptyHint(samples)}
        </EmptyState>
      ) : (
        <>
          <EvaluationTable
            actions={actions}
            evaluations={evaluations}
            sample={samples.questions + samples.requests + samples.injections}
          />
          <p className="text-12 text-subtle">{texts.note}</p>
        </>
      )}
      <CasesDialog actions={actions} open={open} />
    </>
  );
}
