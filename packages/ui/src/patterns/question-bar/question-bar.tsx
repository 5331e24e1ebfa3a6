import { clsx } from "clsx";
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useNarrow } from "../../hooks/use-narrow.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Chips } from "./chips.tsx";
import type { Writing } from "./columns.logic.ts";
import { FoldedQuestion } from "./folded-question.tsx";
import { isChosen } from "./question.logic.ts";
import { QuestionBarContext } from "./question-bar-context.ts";
import { QuestionFoot } from "./question-foot.tsx";
import { type SentencePart, sentenceParts } from "./sentence.logic.ts";
import type {
  AssumedPart,
  LoadColumnValues,
  OpenWord,
  PlacedWord,
  QuestionDraft,
  QuestionStatus,
  QuestionTable,
} from "./types.ts";
import { useChipMenu } from "./use-chip-menu.ts";
import { useQuestionEdits } from "./use-question-edits.ts";

/** Props of {@link QuestionBar}. */
export interface QuestionBarProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** The question, controlled by the caller; without `show` no figure is chosen yet. */
  question: QuestionDraft;
  /** The table that it is about. */
  table: QuestionTable;
  /** Every table that it could be about. @default only its own */
  tables?: readonly QuestionTable[];
  /** Called with the whole question, at each change. Without it the question can only be read. */
  onChange?: ((question: QuestionDraft) => void) | undefined;
  /** Called by the button or Ctrl+Enter, once nothing is missing. Without it there is no button. */
  onAsk?: (() => void) | undefined;
  /** Loads the values of a column for the menus. */
  loadValues: LoadColumnValues;
  /** How many rows count, or what must change. */
  status: QuestionStatus;
  /** Words that have no meaning yet. @default none */
  open?: readonly OpenWord[];
  /** Called when a person says what a word means. */
  onPlace?: ((placed: PlacedWord) => void) | undefined;
  /** Parts that nobody wrote. @default none */
  assumed?: readonly AssumedPart[];
  /** Shows the question as one line. @default false */
  folded?: boolean;
  /** Called to fold and unfold it. Without it there is no button. */
  onFoldedChange?: ((folded: boolean) => void) | undefined;
  /** Leads to how the file is read. */
  fileHref?: string | undefined;
  /** Shows the conditions alone, where the rest is not a person's to choose. @default everything */
  only?: "conditions";
}

const NO_WORDS: readonly OpenWord[] = [];
/** Below, the chips are a list with a line for each. */
const MIN_ROW_WIDTH = 480;

/** A question about a table as a sentence, of which each part can be changed. */
export function QuestionBar({
  question,
  table,
  tables,
  onChange,
  onAsk,
  loadValues,
  status,
  open = NO_WORDS,
  onPlace,
  assumed,
  folded = false,
  onFoldedChange,
  fileHref,
  only,
  className,
  ref,
  ...rest
}: QuestionBarProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRefs(root, ref);
  const words = useWords(questionBarWords);
  const { locale } = useLocale();
  const writing = useMemo((): Writing => ({ words, table, locale }), [words, table, locale]);
  const isList = useNarrow(root, MIN_ROW_WIDTH);
  const menu = useChipMenu(root, isList);
  const problems = status.kind === "problems" ? status.problems : undefined;
  const marks = { open, ...(problems ? { problems } : {}), ...(assumed ? { assumed } : {}) };
  const all = sentenceParts(question, writing, marks);
  const parts = only === undefined ? all : all.filter(isCondition);
  const edits = useQuestionEdits({
    question,
    parts,
    writing,
    menu,
    open,
    status,
    onChange,
    onPlace,
  });
  const blocked = blockedBy({ question, open, status }, words);
  const ask =
    onAsk &&
    (() => {
      if (blocked === undefined) onAsk();
    });
  const pressAnywhere = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !ask) return;
    event.preventDefault();
    event.stopPropagation();
    if (menu.opened !== null) menu.close();
    ask();
  };
  const isReadOnly = onChange === undefined;
  return (
    <QuestionBarContext
      value={{
        question,
        only,
        change: edits.change,
        remove: edits.remove,
        close: menu.close,
        whenClosing: menu.whenClosing,
        focusAfter: menu.focusAfter,
        writing,
        tables: tables ?? [table],
        status,
        loadValues,
        open,
        place: edits.place,
      }}
    >
      <div
        aria-label={words.question}
        className={clsx(
          "min-w-0 rounded-8 border bg-surface",
          !folded && !isReadOnly && "border-line-strong",
          className,
        )}
        data-slot="question-bar"
        data-state={folded ? "folded" : isReadOnly ? "read-only" : "editable"}
        onKeyDownCapture={pressAnywhere}
        ref={merged}
        role="group"
        {...rest}
      >
        {folded ? (
          <FoldedQuestion
            onUnfold={onFoldedChange && (() => onFoldedChange(false))}
            parts={parts}
            status={status}
            writing={writing}
          />
        ) : (
          <>
            <Chips
              layout={isList ? "list" : "row"}
              menu={isReadOnly ? undefined : menu}
              onRemove={edits.removeChip}
              parts={parts}
            />
            <QuestionFoot
              blocked={blocked}
              fileHref={fileHref}
              id={`${id}-foot`}
              menu={isReadOnly ? undefined : menu}
              onAsk={ask}
              onFold={onFoldedChange && (() => onFoldedChange(true))}
            />
          </>
        )}
        <span className="sr-only" role="status">
          {edits.announced}
        </span>
      </div>
    </QuestionBarContext>
  );
}

/** Without the words around them. */
const isCondition = (part: SentencePart) =>
  part.kind === "chip" && (part.role === "condition" || part.role === "period");

type Blocking = { question: QuestionDraft; open: readonly OpenWord[]; status: QuestionStatus };

/** Why nothing can be asked; undefined if it can. */
function blockedBy({ question, open, status }: Blocking, words: Writing["words"]) {
  if (open.length > 0) return words.nothingComputed;
  if (!isChosen(question)) return words.chooseFigureFirst;
  return status.kind === "problems"
    ? status.problems.find(({ blocks }) => blocks)?.sentence
    : undefined;
}
