import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import {
  type ComponentProps,
  Fragment,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "../../components/icon/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useNarrow } from "../../hooks/use-narrow.ts";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Chips } from "./chips.tsx";
import { numberText, type Writing } from "./columns.logic.ts";
import { isChosen, removeAt } from "./question.logic.ts";
import { QuestionBarContext } from "./question-bar-context.ts";
import { QuestionFoot } from "./question-foot.tsx";
import { Segments } from "./segments.tsx";
import { type ChipPart, type SentencePart, sentenceParts, sentenceText } from "./sentence.logic.ts";
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
  const parts = sentenceParts(question, writing, marks);
  const announced = useAnnounced(parts, status, writing);
  const change = (next: QuestionDraft) => {
    announced.changed();
    onChange?.(next);
  };
  const place = (placed: PlacedWord) => {
    announced.changed();
    onPlace?.(placed);
  };
  /** The chip before a part, once that is removed. */
  const neighbourOf = (path: string, next: QuestionDraft): string => {
    const at = chipsOf(parts).findIndex((chip) => chip.path === path);
    return chipsOf(sentenceParts(next, writing, { open }))[Math.max(0, at - 1)]?.path ?? "add";
  };
  const remove = (path: string) => {
    const next = removeAt(question, path);
    menu.close(neighbourOf(path, next));
    change(next);
  };
  const removeChip = ({ path, role, state }: ChipPart) => {
    if (state === "empty") return;
    const word = role === "open" ? open[Number(path.split("/")[1])] : undefined;
    const next = word ? question : removeAt(question, path);
    menu.focusNext(neighbourOf(path, next));
    if (word) place({ word: word.word, means: { kind: "nothing" }, remember: false });
    else change(next);
  };
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
        change,
        remove,
        close: menu.close,
        whenClosing: menu.whenClosing,
        focusAfter: menu.focusAfter,
        writing,
        tables: tables ?? [table],
        status,
        loadValues,
        open,
        place,
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
              onRemove={removeChip}
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
          {announced.text}
        </span>
      </div>
    </QuestionBarContext>
  );
}

const chipsOf = (parts: readonly SentencePart[]): ChipPart[] =>
  parts.filter((part) => part.kind === "chip");

type Blocking = { question: QuestionDraft; open: readonly OpenWord[]; status: QuestionStatus };

/** Why nothing can be asked; undefined if it can. */
function blockedBy({ question, open, status }: Blocking, words: Writing["words"]) {
  if (open.length > 0) return words.nothingComputed;
  if (!isChosen(question)) return words.chooseFigureFirst;
  return status.kind === "problems" ? status.problems[0]?.sentence : undefined;
}

/** Says the question and its rows once after a change, when they are counted anew. */
function useAnnounced(parts: readonly SentencePart[], status: QuestionStatus, writing: Writing) {
  const [text, setText] = useState("");
  const before = useRef<QuestionStatus>(null);
  const sentence = sentenceText(parts);
  useEffect(() => {
    // The sentence changes before its rows are known.
    if (before.current === null || before.current === status || status.kind !== "counted") return;
    before.current = null;
    const { words } = writing;
    const rows = words.questionRows(status.rows, numberText(status.rows, writing));
    setText(words.questionReads(sentence, rows));
  }, [status, sentence, writing]);
  return {
    text,
    changed: () => {
      before.current = status;
    },
  };
}

type FoldedQuestionProps = {
  parts: readonly SentencePart[];
  status: QuestionStatus;
  writing: Writing;
  onUnfold: (() => void) | undefined;
};

/** The question as one line, which opens it. */
function FoldedQuestion({ parts, status, writing, onUnfold }: FoldedQuestionProps) {
  const { words } = writing;
  const content = (
    <>
      {onUnfold && <Icon className="mt-0.5 text-subtle rtl:-scale-x-100" icon={ChevronRight} />}
      <span className="min-w-0 flex-1 wrap-anywhere text-as-parent" dir="auto">
        {parts.map((part, at) => {
          if (part.kind === "pause") return ",";
          const space = at > 0 ? " " : "";
          if (part.kind === "word") return `${space}${part.text}`;
          return (
            <Fragment key={part.path}>
              {space}
              <Segments segments={part.segments} />
            </Fragment>
          );
        })}
      </span>
      {status.kind === "counted" && (
        <span className="nums shrink-0 text-12 leading-5 text-subtle">
          {words.questionRows(status.rows, numberText(status.rows, writing))}
        </span>
      )}
    </>
  );
  const look =
    "flex min-h-8 w-full items-start gap-2 rounded-8 py-1.5 ps-2 pe-3 text-start text-13 text-muted";
  if (!onUnfold) return <div className={look}>{content}</div>;
  return (
    <button
      aria-expanded={false}
      className={clsx(look, "hover:bg-canvas pointer-coarse:min-h-11")}
      onClick={onUnfold}
      type="button"
    >
      {content}
    </button>
  );
}
