import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "../../../components/alert-dialog/index.ts";
import { Button } from "../../../components/button/index.ts";
import { EmptyState } from "../../../components/empty-state/index.ts";
import { Notice } from "../../../components/notice/index.ts";
import { Skeleton } from "../../../components/skeleton/index.ts";
import { useWords } from "../../../components/labels/use-words.ts";
import { latePartWords } from "../../../components/labels/words/late-part-words.ts";
import { lazyModule } from "../../../internal/lazy-module.ts";
import { Section } from "../section.tsx";
import { evaluationTexts as texts } from "./evaluation.texts.ts";
import type {
  EvaluationActions,
  EvaluationReady,
  EvaluationRow,
  EvaluationState,
} from "./evaluation.types.ts";
import { EvaluationTable } from "./evaluation-table.tsx";

/** Opened by a press. */
const dialogs = lazyModule(() => import("./dialogs.ts"));

/** Props of {@link EvaluationSection}. */
export interface EvaluationSectionProps extends Omit<ComponentProps<"section">, "children"> {
  state: EvaluationState;
  actions: EvaluationActions;
}

/** How well each model answers, side by side. */
export function EvaluationSection({ state, actions, ...rest }: EvaluationSectionProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  const words = useWords(latePartWords);
  const Dialogs = dialogs.useLoaded(isChoosing || "idle", () => {
    if (isChoosing) window.alert(words.loadFailed);
    setChoosing(false);
  });
  return (
    <Section
      actions={
        state.kind === "ready" &&
        state.evaluations.length > 0 && (
          <Button onClick={choose} size="sm">
            {texts.start}
          </Button>
        )
      }
      data-slot="evaluation-section"
      heading={texts.title}
      hint={texts.hint}
      {...rest}
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
      {Dialogs && state.kind === "ready" && (
        <Dialogs.StartDialog
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
  const [removing, setRemoving] = useState<EvaluationRow | null>(null);
  const words = useWords(latePartWords);
  const Dialogs = dialogs.useLoaded(open !== null || "idle", () => {
    if (open === null) return;
    window.alert(words.loadFailed);
    actions.onCloseCases();
  });
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
            onRemove={setRemoving}
            sample={samples.questions + samples.requests + samples.injections}
          />
          <p className="text-12 text-subtle">{texts.note}</p>
        </>
      )}
      {Dialogs && <Dialogs.CasesDialog actions={actions} open={open} />}
      <RemoveQuestion
        asked={removing}
        onCancel={() => setRemoving(null)}
        onConfirm={(evaluation) => {
          setRemoving(null);
          actions.onRemove(evaluation);
        }}
      />
    </>
  );
}

type RemoveQuestionProps = {
  asked: EvaluationRow | null;
  onConfirm: (evaluation: { id: string }) => void;
  onCancel: () => void;
};

/** Its provider was paid for it, and it can't be had again as it was. */
function RemoveQuestion({ asked, onConfirm, onCancel }: RemoveQuestionProps) {
  // The words stay readable while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <ConfirmDialog
      message={texts.removing.message(shown?.modelName ?? "")}
      onCancel={onCancel}
      onConfirm={() => asked && onConfirm({ id: asked.id })}
      open={asked !== null}
      title={texts.removing.title}
      verb={texts.removing.verb}
    />
  );
}
