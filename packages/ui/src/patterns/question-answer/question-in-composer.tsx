import { useCallback, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { composerWords } from "../../components/labels/words/composer-words.ts";
import { questionAnswerWords } from "../../components/labels/words/question-answer-words.ts";
import { BarNotice, BarSkeleton } from "./bar-states.tsx";
import type { QuestionActions } from "./types.ts";
import { useChecked } from "./use-checked.ts";
import { useFocusBar } from "./use-focus-bar.ts";
import { useTables } from "./use-tables.ts";
import { type LoadColumnValues, QuestionBar, type QuestionDraft } from "../question-bar/index.ts";
import { isChosen } from "../question-bar/question.logic.ts";
import type { ComposerQuestion, QuestionStarter } from "./composer-question.types.ts";

interface QuestionInComposerProps {
  actions: QuestionActions;
  /** The question so far; undefined for an empty one about the newest file. */
  draft: QuestionDraft | undefined;
  onDraftChange: (draft: QuestionDraft) => void;
  onAsk: NonNullable<ComposerQuestion["onAskQuestion"]>;
}

/** Its lines are those of the box that it is in. */
const FLUSH = "rounded-none! rounded-t-12! border-x-0! border-t-0! border-b-line!";

/** The bar above the message: one choice is enough to ask. */
export function QuestionInComposer({
  actions,
  draft,
  onDraftChange,
  onAsk,
}: QuestionInComposerProps) {
  const answerWords = useWords(questionAnswerWords);
  const words = useWords(composerWords);
  const { tables, retry } = useTables(actions, true);
  const root = useRef<HTMLDivElement>(null);
  useFocusBar(root, tables.kind);
  const [newest] = tables.kind === "ready" ? tables.tables : [];
  const question = draft ?? { table: newest?.name ?? "" };
  const status = useChecked(actions.check, { question, known: undefined, wanted: true });
  const name = question.table;
  const loadValues = useCallback<LoadColumnValues>(
    (...wanted) => actions.loadValues(name, ...wanted),
    [actions, name],
  );
  if (tables.kind === "loading") return <BarSkeleton className={FLUSH} />;
  if (tables.kind === "failed")
    return (
      <BarNotice className={FLUSH} onRetry={retry}>
        {answerWords.filesFailed}
      </BarNotice>
    );
  const table = tables.tables.find((one) => one.name === name) ?? newest;
  if (!table) return <BarNotice className={FLUSH}>{words.noFileToAsk}</BarNotice>;
  return (
    <QuestionBar
      ref={root}
      className={FLUSH}
      fileHref={actions.fileHref?.(table.dataset_id)}
      loadValues={loadValues}
      onAsk={() => {
        if (isChosen(question)) onAsk(question);
      }}
      onChange={onDraftChange}
      question={question.table === table.name ? question : { table: table.name }}
      status={status}
      table={table}
      tables={tables.tables}
    />
  );
}

interface StartersProps {
  starters: readonly QuestionStarter[];
  onChoose: (starter: QuestionStarter) => void;
}

/** Questions that are filled in already. */
export function Starters({ starters, onChoose }: StartersProps) {
  const words = useWords(composerWords);
  return (
    <div className="flex flex-wrap items-center gap-2 pt-3 text-13" data-slot="question-starters">
      <span className="text-subtle">{words.orBeginWith}</span>
      {starters.map((starter) => (
        <Button key={starter.label} onClick={() => onChoose(starter)} size="sm">
          <bdi>{starter.label}</bdi>
        </Button>
      ))}
    </div>
  );
}
