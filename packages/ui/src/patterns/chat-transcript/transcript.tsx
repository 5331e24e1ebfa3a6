import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { latePart } from "../../components/late-part/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import { LongTablesContext } from "../markdown/long-tables-context.ts";
import { Announcer } from "./announcer.tsx";
import { createDates } from "./dates.logic.ts";
import { Earlier } from "./earlier.tsx";
import { JumpToLatest } from "./jump-to-latest.tsx";
import { copiedAt } from "./markdown.logic.ts";
import type { RowProps } from "./row.tsx";
import type { AnnouncePace, TranscriptMessage, WorkingView } from "./types.ts";
import { createUnits, type Unit } from "./units.logic.ts";
import { useExtras } from "./use-extras.ts";
import { useReading } from "./use-reading.ts";
import { useViewport, type ViewportState } from "./use-viewport.ts";
import { Working } from "./working.tsx";

/** Few conversations are searched: the search is loaded when it opens. */
const TranscriptSearch = latePart(
  async () => (await import("./search/transcript-search.tsx")).TranscriptSearch,
);

const none: readonly TranscriptMessage[] = [];

/** Props of {@link Transcript}. */
export interface TranscriptProps extends Omit<ComponentProps<"div">, "children"> {
  /** Whose scroll position is remembered; null for a chat that has no id yet. */
  conversationId: string | null;
  /** Oldest first. */
  messages: readonly TranscriptMessage[];
  /** The run in progress; null when there is none. */
  working?: WorkingView | null;
  /** Name of the product, shown as the author of answers. */
  product: string;
  /** The current time, milliseconds since 1970. */
  now: number;
  /** Shown while there is no message. */
  empty?: ReactNode;
  /** Older messages can be loaded. @default false */
  hasEarlier?: boolean;
  /** Older messages are loading. @default false */
  loadingEarlier?: boolean;
  /** The reader is near the beginning and older messages can be loaded: once for each first message, and on a press. */
  onReachStart?: () => void;
  /** When a screen reader announces an answer. @default "end" */
  announce?: AnnouncePace;
  /** Retries the question that the last message, an error, answered. */
  onRetry?: () => void;
  /** The search in the conversation is open. @default by the key `/` */
  searching?: boolean;
  /** The reader opens the search with `/`, or closes it. */
  onSearchingChange?: (change: { searching: boolean }) => void;
}

/** A conversation. Fills its parent, scrolls in itself, follows its end while the reader is there. */
export function Transcript({
  conversationId,
  messages,
  working = null,
  product,
  now,
  empty,
  hasEarlier = false,
  loadingEarlier = false,
  onReachStart,
  announce = "end",
  onRetry,
  searching,
  onSearchingChange,
  className,
  ...rest
}: TranscriptProps) {
  const words = useWords(transcriptWords);
  const [unitsOf] = useState(createUnits);
  const reading = useReading(messages.length > 0);
  const units = unitsOf(reading ? messages : none);
  const viewport = useViewport({ conversation: conversationId, messages: units });
  const { view, attach, boxRef, contentRef, spacerRef } = viewport;
  useEarlier(viewport.nearStart && hasEarlier && !loadingEarlier, messages[0]?.id, onReachStart);
  const dates = useDates();
  const conversation = useLatest(() => units);
  const retry = useLatest(() => onRetry?.());
  const extras = useExtras();
  const [search, setSearch] = useSearching(searching, onSearchingChange);
  useMessageKeys(viewport, extras, () => setSearch(true));
  const freshWords = useFreshWords(viewport);
  return (
    <div
      data-slot="transcript"
      className={clsx("relative flex h-full min-h-0 flex-col text-14 max-sm:text-16", className)}
      {...rest}
    >
      <div
        ref={boxRef}
        aria-keyshortcuts="/"
        aria-label={words.conversation}
        aria-live="off"
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
        role="log"
        tabIndex={0}
      >
        <div
          ref={contentRef}
          className="mx-auto flex min-h-full w-full max-w-184 flex-col px-4 pt-6 pb-4 sm:px-6"
          {...viewport.handlers}
        >
          {messages.length === 0 ? empty : null}
          {hasEarlier && onReachStart ? (
            <Earlier attach={attach} loading={loadingEarlier} onLoad={onReachStart} />
          ) : null}
          {/* A hit in a row that is folded could not be shown. */}
          <LongTablesContext value={search ? null : (reading?.foldedTables ?? null)}>
            {viewport.parts.map((part) => {
              if (part.kind === "gap") return <Gap key={part.key} size={part.size} />;
              const message = units[part.index];
              return message && reading ? (
                <reading.Row
                  key={message.id}
                  attach={attach}
                  Actions={extras?.MessageActions ?? null}
                  conversation={conversation}
                  copied={copiedAt(units, part.index, working !== null)}
                  day={dates.dayAbove(units, part.index, now)}
                  gap={gapAbove(units, part.index, working !== null)}
                  growing={working !== null && part.index === units.length - 1}
                  message={message}
                  now={working !== null && isTimed(units, part.index) ? now : null}
                  onRetry={retry}
                  position={part.index + 1}
                  product={product}
                  time={dates.timeOf(message)}
                  total={units.length}
                />
              ) : null;
            })}
          </LongTablesContext>
          {working ? (
            <div ref={attach} className={units.at(-1)?.kind === "user" ? undefined : "mt-3"}>
              <Working now={now} product={product} working={working} />
            </div>
          ) : null}
        </div>
        <div ref={spacerRef} />
      </div>
      {viewport.away ? <JumpToLatest fresh={freshWords} onJump={viewport.jump} /> : null}
      {search ? (
        <TranscriptSearch messages={units} onClose={() => setSearch(false)} view={view} />
      ) : null}
      <Announcer
        speech={reading}
        conversation={conversationId}
        fresh={freshWords}
        messages={messages}
        pace={announce}
        working={working ? words.isWorking(product) : null}
      />
    </div>
  );
}

/** Dates and times in the person's language. */
function useDates() {
  const words = useWords(transcriptWords);
  const { locale, timeZone } = useLocale();
  return useMemo(() => createDates(words, { locale, timeZone }), [words, locale, timeZone]);
}

/** How many messages arrived since the reader left the end, in words; null while none did. */
function useFreshWords({ fresh, away }: ViewportState): string | null {
  const words = useWords(transcriptWords);
  const { locale } = useLocale();
  return fresh > 0 && away ? words.newMessages(fresh, fresh.toLocaleString(locale)) : null;
}

/** Keys that go from message to message, once they are loaded, and open the search. */
function useMessageKeys(
  { boxRef, view }: ViewportState,
  extras: ReturnType<typeof useExtras>,
  onSearch: () => void,
) {
  const search = useLatest(onSearch);
  useEffect(
    () => (boxRef.current ? extras?.messageKeys(boxRef.current, view, search) : undefined),
    [boxRef, extras, view, search],
  );
}

/** Whether the search is open: controlled by the caller, otherwise local state. */
function useSearching(
  searching: boolean | undefined,
  onChange: TranscriptProps["onSearchingChange"],
): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(false);
  return [
    searching ?? own,
    (open) => {
      setOwn(open);
      onChange?.({ searching: open });
    },
  ];
}

/** The space of messages that are not mounted. */
function Gap({ size }: { size: number }) {
  // The browser must not use it as a scroll anchor: its messages will be mounted in its place.
  return <div className="shrink-0" style={{ height: size, overflowAnchor: "none" }} />;
}

/** Requests older messages once for each first message: after a failed load only a press retries. */
function useEarlier(wanted: boolean, first: string | undefined, onReachStart?: () => void) {
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!wanted || first === undefined || asked.current === first) return;
    asked.current = first;
    onReachStart?.();
  }, [wanted, first, onReachStart]);
}

/** How far from the end a running call can be. */
const runningWithin = 5;

/** Whether it may show elapsed time: the others are not re-rendered each second. */
function isTimed(units: readonly Unit[], index: number): boolean {
  const kind = units[index]?.kind;
  return index >= units.length - runningWithin && (kind === "tool_call" || kind === "tool_calls");
}

function gapAbove(units: readonly Unit[], index: number, working: boolean): RowProps["gap"] {
  if (index === 0) return "none";
  const isQuestion = units[index]?.kind === "user";
  if (copiedAt(units, index - 1, working) !== null) return isQuestion ? "tiny" : "none";
  return isQuestion ? "large" : "small";
}
