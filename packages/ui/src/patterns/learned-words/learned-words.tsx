import { clsx } from "clsx";
import { BookA, MoveRight, Trash2 } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { learnedWordsWords } from "../../components/labels/words/learned-words-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { useToast } from "../../components/toast/index.ts";
import type { LearnedWord, LearnedWordsState } from "./types.ts";

/** Props of {@link LearnedWords}. */
export interface LearnedWordsProps extends Omit<ComponentProps<"section">, "children"> {
  /** The file whose words they are. @default those of all files */
  filename?: string;
  /** Its words, on their way, or why there are none. */
  state: LearnedWordsState;
  /** The current time, milliseconds since 1970. */
  now: number;
  /** Removes a word at once. Without it the words can only be read. */
  onRemove?: ((word: LearnedWord) => Promise<void>) | undefined;
  /** Takes the removal of a word back. */
  onRestore?: ((word: LearnedWord) => Promise<void>) | undefined;
}

/** The words that people gave a meaning, where they can be removed. Needs a `ToastProvider` above it. */
export function LearnedWords({
  filename,
  state,
  now,
  onRemove,
  onRestore,
  className,
  ref,
  ...rest
}: LearnedWordsProps) {
  const id = useId();
  const words = useWords(learnedWordsWords);
  return (
    <section
      aria-labelledby={id}
      className={clsx("grid min-w-0 gap-3", className)}
      data-slot="learned-words"
      data-state={state.kind}
      ref={ref}
      {...rest}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-14 font-semibold wrap-anywhere" id={id}>
          {filename === undefined ? words.allLearnedWords : words.learnedWords(filename)}
        </h2>
        <p className="text-13 text-muted">{words.learnedWordsHint}</p>
      </div>
      <Words now={now} onRemove={onRemove} onRestore={onRestore} state={state} />
    </section>
  );
}

const LIST = "min-w-0 rounded-8 border bg-surface *:not-first:border-t";

type WordsProps = Pick<LearnedWordsProps, "state" | "now" | "onRemove" | "onRestore">;

function Words({ state, ...rest }: WordsProps) {
  const words = useWords(learnedWordsWords);
  const labels = useLabels();
  if (state.kind === "loading")
    return (
      <div aria-label={words.loadingLearnedWords} className={LIST} role="img">
        {["w-20", "w-16", "w-24"].map((width) => (
          <div className="flex h-row items-center gap-8 px-4" key={width}>
            <Skeleton className={width} />
            <Skeleton className="w-40" />
          </div>
        ))}
      </div>
    );
  if (state.kind === "failed")
    return (
      <div
        className="flex flex-wrap items-center gap-3 rounded-8 border px-4 py-3 text-13"
        role="alert"
      >
        <span className="min-w-0 flex-1 text-danger">{words.learnedWordsFailed}</span>
        {state.onRetry && (
          <Button onClick={state.onRetry} size="sm">
            {labels.tryAgain}
          </Button>
        )}
      </div>
    );
  return <WordList {...rest} words={state.words} />;
}

type WordListProps = { words: readonly LearnedWord[] } & Omit<WordsProps, "state">;

function WordList({ words: learned, now, onRemove, onRestore }: WordListProps) {
  const words = useWords(learnedWordsWords);
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const shown = learned.filter(({ id }) => !removed.has(id));
  const put = (id: string, isGone: boolean) =>
    setRemoved((before) => {
      const next = new Set(before);
      if (isGone) next.add(id);
      else next.delete(id);
      return next;
    });
  const remove = (word: LearnedWord) => {
    const { id } = word;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = shown.indexOf(word);
    // The pressed button goes; its neighbour takes the focus, or the list.
    (buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus();
    put(id, true);
    const fail = (isGone: boolean, message: string) => () => {
      put(id, isGone);
      toast.show({ message, tone: "danger" });
    };
    const removal = onRemove?.(word) ?? Promise.resolve();
    removal.catch(fail(false, words.wordNotRemoved(word.word)));
    const restore = () => {
      put(id, false);
      // A removal that failed has said so, and there is nothing to take back.
      removal.then(
        () => onRestore?.(word).catch(fail(true, words.wordNotRestored(word.word))),
        () => undefined,
      );
    };
    toast.show({
      message: words.wordRemoved(word.word),
      ...(onRestore && { undo: { onUndo: restore } }),
    });
  };
  return (
    <div className="outline-none" ref={list} tabIndex={-1}>
      {shown.length === 0 ? (
        <EmptyState icon={BookA} title={words.noLearnedWords}>
          {words.noLearnedWordsHint}
        </EmptyState>
      ) : (
        <ul className={LIST}>
          {shown.map((word) => (
            <WordRow
              key={word.id}
              now={now}
              onRemove={onRemove && (() => remove(word))}
              word={word}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type WordRowProps = { word: LearnedWord; now: number; onRemove: (() => void) | undefined };

function WordRow({ word: { word, means, scope, by, at }, now, onRemove }: WordRowProps) {
  const words = useWords(learnedWordsWords);
  const day = useDay(at, now);
  return (
    <li className="grid min-h-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 py-1.5 ps-4 pe-2 text-13 sm:grid-cols-[minmax(0,1fr)_1rem_minmax(0,3fr)_minmax(0,11rem)_2rem]">
      <b className="min-w-0 font-semibold wrap-anywhere" dir="auto">
        {words.learnedWord(word)}
      </b>
      <span className="max-sm:sr-only">
        <Icon className="text-subtle rtl:-scale-x-100" icon={MoveRight} />
        <span className="sr-only">{words.wordMeans}</span>
      </span>
      <span className="min-w-0 wrap-anywhere max-sm:col-start-1" dir="auto">
        {means}{" "}
        <span className="text-subtle">
          {scope.kind === "column"
            ? words.scopeColumn(scope.column)
            : scope.filename === undefined
              ? words.scopeFile
              : words.scopeOfFile(scope.filename)}
        </span>
      </span>
      <span
        className="min-w-0 text-12 text-subtle wrap-anywhere max-sm:col-start-1 sm:text-end"
        dir="auto"
      >
        {words.wordBy(by ?? words.learnedByYou, day)}
      </span>
      {onRemove && (
        <IconButton
          className="max-sm:col-start-2 max-sm:row-start-1"
          icon={Trash2}
          label={words.removeWord(word)}
          onClick={onRemove}
          tone="danger"
        />
      )}
    </li>
  );
}

/** The day in words: its year only where it is another one. */
function useDay(at: string, now: number): string {
  const words = useWords(learnedWordsWords);
  const { locale, timeZone } = useLocale();
  const date = new Date(at);
  const write = (moment: Date | number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString(locale, { timeZone, ...options });
  if (Number.isNaN(date.getTime())) return at;
  const full = { day: "numeric", month: "long", year: "numeric" } as const;
  if (write(date, full) === write(now, full)) return words.learnedToday;
  const isThisYear = write(date, { year: "numeric" }) === write(now, { year: "numeric" });
  return write(date, isThisYear ? { day: "numeric", month: "long" } : full);
}
