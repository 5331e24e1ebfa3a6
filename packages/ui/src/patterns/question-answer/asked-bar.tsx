import { useCallback, useRef, useState } from "react";
import { FoldedLine } from "../question-bar/folded-question.tsx";
import {
  type LoadColumnValues,
  QuestionBar,
  type QuestionDraft,
  type QuestionStatus,
} from "../question-bar/index.ts";
import { partAt } from "../question-bar/question.logic.ts";
import { Segments } from "../question-bar/segments.tsx";
import { BarNotice, BarSkeleton } from "./bar-states.tsx";
import { saidSegments } from "./said.logic.ts";
import type { AskedView, QuestionActions } from "./types.ts";
import type { useAsked } from "./use-asked.ts";
import { useCellWriting } from "./use-cell-writing.ts";
import { useChecked } from "./use-checked.ts";
import { useFocusBar } from "./use-focus-bar.ts";
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
  const root = useRef<HTMLDivElement>(null);
  // Only who folds and unfolds it: one that is open from the start takes nobody's focus.
  const [isToggled, setToggled] = useState(false);
  const { tables, retry } = useTables(actions, isOpen);
  useFocusBar(root, isToggled ? `${isOpen} ${tables.kind}` : null);
  const toggle = (next: boolean) => {
    setToggled(true);
    onUnfoldedChange(next);
  };
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
      <div className="min-w-0 rounded-8 border bg-surface" data-slot="asked-line" ref={root}>
        <FoldedLine
          onUnfold={actions && (() => toggle(true))}
          rows={answer && words.questionRows(answer.counted, answer.counted.toLocaleString(locale))}
        >
          {said === undefined ? (
            words.question
          ) : (
            <Segments segments={saidSegments(said, asked.question)} />
          )}
        </FoldedLine>
      </div>
    );
  if (tables.kind === "loading") return <BarSkeleton said={said} />;
  if (tables.kind === "failed")
    return (
      <BarNotice onRetry={retry} ref={root}>
        {words.filesFailed}
      </BarNotice>
    );
  const table = tables.tables.find((one) => one.name === name);
  if (!table)
    return (
      <BarNotice ref={root} onFold={() => toggle(false)}>
        {words.fileGone(answer?.filename ?? name)}
      </BarNotice>
    );
  const isAskable = !edits.isRunning && (edits.isChanged || answer === undefined);
  return (
    <QuestionBar
      ref={root}
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
      onFoldedChange={() => toggle(false)}
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
