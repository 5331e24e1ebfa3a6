import { clsx } from "clsx";
import { type ComponentProps, useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Markdown } from "../markdown/index.ts";
import { AnswerResult } from "./answer-result.tsx";
import { AskedBar } from "./asked-bar.tsx";
import { useQuestions } from "./question-actions.tsx";
import type { AskedView } from "./types.ts";
import { type Failure, useAsked } from "./use-asked.ts";
import { useCellWriting } from "./use-cell-writing.ts";

/** Props of {@link QuestionAnswer}. */
export interface QuestionAnswerProps extends Omit<ComponentProps<"section">, "children"> {
  /** The question and its answer; what changes it comes from the surrounding `QuestionActionsProvider`. */
  asked: AskedView;
}

/** A question about a file with its answer: the question can be changed in place, and each figure opens its rows. */
export function QuestionAnswer({ asked, className, ref, ...rest }: QuestionAnswerProps) {
  const root = useRef<HTMLElement>(null);
  const merged = useMergedRefs(root, ref);
  const { words, locale } = useCellWriting();
  const questions = useQuestions();
  const { callId, answer, readOnly = false, changed = false, completed = false } = asked;
  const actions = readOnly ? undefined : questions?.actions;
  const edits = useAsked(asked, actions);
  const [unfolded, setUnfolded] = useState((asked.open?.length ?? 0) > 0);
  const { isRunning } = edits;
  const announced = useAnnounced(asked, isRunning);
  /** A button that goes away must not take the focus with it. */
  const keepFocus = () => {
    const find = (place: string) => root.current?.querySelector<HTMLElement>(place);
    (find('[data-slot="question-chips"] [tabindex="0"]') ?? find("button"))?.focus();
  };
  const failure = edits.failure ?? storedFailure(asked);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from its figures
    <section
      aria-busy={isRunning || undefined}
      aria-label={words.answeredQuestion}
      className={clsx("grid min-w-0 gap-3", className)}
      data-call={callId}
      data-slot="question-answer"
      data-state={isRunning ? "running" : failure ? "failed" : answer ? "answered" : "open"}
      // No landmark: a chat has many of them.
      role="group"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || questions?.opened?.callId !== callId) return;
        if (!event.defaultPrevented) questions.open(null);
      }}
      ref={merged}
      {...rest}
    >
      <div className="grid min-w-0 gap-1.5">
        <AskedBar
          actions={actions}
          asked={asked}
          edits={edits}
          onBeforeAsk={keepFocus}
          onUnfoldedChange={setUnfolded}
          unfolded={unfolded}
        />
        {changed && (
          <p className="flex min-h-6 items-center gap-2 ps-2 text-12 text-subtle">
            {completed ? words.completedByYou : words.changedAfter}
            {actions && !isRunning && (
              <Button
                onClick={() => {
                  keepFocus();
                  edits.undo();
                }}
                size="sm"
                variant="ghost"
              >
                {words.undoChange}
              </Button>
            )}
          </p>
        )}
      </div>
      {isRunning && (
        <p className="flex items-center gap-2 text-13 text-muted">
          <Spinner immediate label={null} />
          {words.computing}
        </p>
      )}
      {failure && (!isRunning || failure.kind === "remember") && <AskFailure failure={failure} />}
      {answer && (
        <div className={clsx("grid min-w-0 gap-4", isRunning && "opacity-50")} inert={isRunning}>
          <Markdown text={answer.text} />
          <AnswerResult answer={answer} callId={callId} readOnly={actions === undefined} />
        </div>
      )}
      <span className="sr-only" role="status">
        {isRunning
          ? words.computing
          : announced && answer
            ? words.answerIs(
                answer.said,
                words.questionRows(answer.counted, answer.counted.toLocaleString(locale)),
              )
            : ""}
      </span>
    </section>
  );
}

const storedFailure = ({ state, failure = "" }: AskedView): Failure | undefined =>
  state === "failed" ? { kind: "ask", message: failure } : undefined;

function AskFailure({ failure }: { failure: Failure }) {
  const { words } = useCellWriting();
  if (failure.kind === "remember")
    return <Notice tone="warning">{words.notRemembered(failure.word)}</Notice>;
  return (
    <Notice tone="danger" title={failure.kind === "ask" ? words.notComputed : words.notUndone}>
      {failure.message}
    </Notice>
  );
}

/** Whether the answer came while this was there: one that is opened later is read, not announced. */
function useAnnounced({ answer }: AskedView, isRunning: boolean): boolean {
  const [first] = useState(() => answer);
  const [hasRun, setHasRun] = useState(isRunning);
  if (isRunning && !hasRun) setHasRun(true);
  return hasRun && answer !== first;
}
