import { useCallback } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { FoldedLine } from "../question-bar/folded-question.tsx";
import {
  type LoadColumnValues,
  QuestionBar,
  type QuestionDraft,
  type QuestionStatus,
} from "../question-bar/index.ts";
import { partAt } from "../question-bar/question.logic.ts";
import type { AskedView, QuestionActions } from "./types.ts";
import type { useAsked } from "./use-asked.ts";
import { useCellWriting } from "./use-cell-writing.ts";
import { useChecked } from "./use-checked.ts";
import { useTables } from "./use-tables.ts";

interface AskedBarProps {
  asked: AskedView;
  /** Without them the question can only be read. */
  actions: QuestionActions | undefined;
  edits: ReturnType<typeof useAsked>;
  unfolded: boolean;
  onUnfoldedChange: (unfolded: boolean) => void;
  /** Called before the button that asks goes away. */
  onBeforeAsk: () => void;
}

/** The question over its answer: a line that opens to the bar. */
export function AskedBar({
  asked,
  actions,
  edits,
  unfolded,
  onUnfoldedChange,
  onBeforeAsk,
}: AskedBarProps) {
  const { words, locale } = useCellWriting();
  const { answer, said = answer?.said, assumed = [] } = asked;
  const isOpen = unfolded && actions !== undefined;
  const { tables, retry } = useTables(actions, isOpen);
  const status = useChecked(actions?.check, {
    question: edits.question,
    known: edits.isChanged ? undefined : countedOf(asked),
    wanted: isOpen && edits.open.length === 0,
  });
  const name = edits.question.table;
  const loadValues = useCallback<LoadColumnValues>(
    async (...wanted) => (await actions?.loadValues(name, ...wanted)) ?? { values: [], total: 0 },
    [actions, name],
  );
  if (!isOpen)
    return (
      <div className="min-w-0 rounded-8 border bg-surface" data-slot="asked-line">
        <FoldedLine
          onUnfold={actions && (() => onUnfoldedChange(true))}
          rows={answer && words.questionRows(answer.counted, answer.counted.toLocaleString(locale))}
        >
          {said ?? words.question}
        </FoldedLine>
      </div>
    );
  if (tables.kind === "loading") return <BarSkeleton said={said} />;
  if (tables.kind === "failed") return <BarNotice onRetry={retry}>{words.filesFailed}</BarNotice>;
  const table = tables.tables.find((one) => one.name === name);
  if (!table)
    return (
      <BarNotice onFold={() => onUnfoldedChange(false)}>
        {words.fileGone(answer?.filename ?? name)}
      </BarNotice>
    );
  const isAskable = !edits.isRunning && (edits.isChanged || answer === undefined);
  return (
    <QuestionBar
      assumed={assumed.filter(({ path }) => isSame(path, asked.question, edits.question))}
      fileHref={actions.fileHref?.(table.dataset_id)}
      loadValues={loadValues}
      onAsk={
        isAskable
          ? () => {
              onBeforeAsk();
              edits.ask();
            }
          : undefined
      }
      onChange={edits.change}
      onFoldedChange={() => onUnfoldedChange(false)}
      onPlace={(placed) => edits.place(placed, table)}
      open={edits.open}
      question={edits.question}
      status={status}
      table={table}
      tables={tables.tables}
    />
  );
}

/** Who changes a part has chosen it. */
const isSame = (path: string, before: QuestionDraft, after: QuestionDraft) =>
  JSON.stringify(partAt(before, path)) === JSON.stringify(partAt(after, path));

function countedOf({ answer }: AskedView): QuestionStatus | undefined {
  if (!answer) return undefined;
  const { counted, of, groups, row_count: count } = answer;
  return { kind: "counted", rows: counted, of, ...(groups > 0 && { groups: count }) };
}

/** As high as the bar that comes. */
function BarSkeleton({ said }: { said: string | undefined }) {
  const { words } = useCellWriting();
  return (
    <div className="rounded-8 border border-line-strong bg-surface" data-slot="asked-bar-loading">
      <div aria-label={words.loadingFiles} className="flex flex-wrap gap-1.5 p-2" role="img">
        {["w-28", "w-16", "w-32", "w-14"].map((width) => (
          <Skeleton className={`h-7 ${width}`} key={width} />
        ))}
      </div>
      <p className="flex min-h-9 items-center border-t px-3 text-12 text-subtle" dir="auto">
        {said ?? words.loadingFiles}
      </p>
    </div>
  );
}

interface BarNoticeProps {
  onRetry?: () => void;
  onFold?: () => void;
  children: string;
}

function BarNotice({ onRetry, onFold, children }: BarNoticeProps) {
  const { words } = useCellWriting();
  const labels = useLabels();
  return (
    <div
      className="flex min-h-11 flex-wrap items-center gap-2 rounded-8 border border-line-strong bg-surface py-1.5 ps-3 pe-1.5 text-13"
      role="alert"
    >
      <span className="min-w-0 flex-1 wrap-anywhere text-muted">{children}</span>
      {onRetry && (
        <Button onClick={onRetry} size="sm">
          {labels.tryAgain}
        </Button>
      )}
      {onFold && (
        <Button onClick={onFold} size="sm" variant="ghost">
          {words.foldQuestion}
        </Button>
      )}
    </div>
  );
}
