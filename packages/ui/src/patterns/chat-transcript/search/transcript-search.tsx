import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../../../components/icon-button/index.ts";
import { useWords } from "../../../components/labels/use-words.ts";
import { transcriptSearchWords } from "../../../components/labels/words/transcript-search-words.ts";
import { useLocale } from "../../../components/locale/index.ts";
import { TextInput } from "../../../components/text-input/index.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import type { Unit } from "../units.logic.ts";
import type { TranscriptView } from "../view.ts";
import { type Hit, patternOf } from "./hits.logic.ts";
import { createMarks } from "./marks.ts";
import { createPasses } from "./passes.logic.ts";

export type TranscriptSearchProps = {
  messages: readonly Unit[];
  view: TranscriptView;
  onClose: () => void;
};

type Found = { pattern: RegExp | null; hits: readonly Hit[]; at: number };
const nothing: Found = { pattern: null, hits: [], at: -1 };

/** Searches a whole conversation, also what is not drawn. Lies over its upper end: nothing moves when it opens. */
export function TranscriptSearch({ messages, view, onClose }: TranscriptSearchProps) {
  const words = useWords(transcriptSearchWords);
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(nothing);
  const panel = useRef<HTMLDivElement>(null);
  const go = useGoing(view, setFound);
  useFinding(messages, query, found, view, (next) => {
    // The first hit is shown while the words are typed; news in the conversation moves nothing.
    if (next.pattern?.source === found.pattern?.source) setFound(next);
    else go(next, next.at);
  });
  useMarks(view, found);
  const close = useReturningFocus(onClose);

  const onKey = useLatest((event: Pick<KeyboardEvent, "key" | "shiftKey" | "preventDefault">) => {
    if (event.key === "Escape") close();
    else if (event.key === "F3") go(found, found.at + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const root = panel.current?.closest<HTMLElement>("[data-slot=transcript]");
    root?.addEventListener("keydown", onKey);
    return () => root?.removeEventListener("keydown", onKey);
  }, [onKey]);

  const count = found.hits.length;
  const write = (value: number) => value.toLocaleString(locale);
  return (
    <div
      ref={panel}
      className="floating absolute end-3 top-2 z-sticky flex max-w-full items-center gap-0.5 rounded-8 p-1 shadow-2 max-sm:inset-x-2"
      data-slot="transcript-search"
      role="search"
    >
      <TextInput
        aria-label={words.searchChat}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press or a key, to be typed into
        autoFocus
        className="min-w-0 max-sm:flex-1"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          go(found, found.at + (event.shiftKey ? -1 : 1));
        }}
        placeholder={words.searchChat}
        // Not the type: with it each browser draws a cross of its own beside ours.
        role="searchbox"
        size="sm"
        value={query}
      />
      <span className="nums min-w-16 px-1 text-center text-12 text-muted" role="status">
        {found.pattern === null ? "" : words.hitOf(write(found.at + 1), write(count), count)}
      </span>
      <IconButton
        disabled={count === 0}
        icon={ChevronUp}
        label={words.previousHit}
        onClick={() => go(found, found.at - 1)}
        size="xs"
      />
      <IconButton
        disabled={count === 0}
        icon={ChevronDown}
        label={words.nextHit}
        onClick={() => go(found, found.at + 1)}
        size="xs"
      />
      <IconButton icon={X} label={words.closeSearch} onClick={close} size="xs" />
    </div>
  );
}

/** Gives the focus back to where it was before the search opened. */
function useReturningFocus(onClose: () => void): () => void {
  const [opener] = useState(() => document.activeElement);
  return useLatest(() => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  });
}

/** Searches anew when the words or the messages change. */
function useFinding(
  messages: readonly Unit[],
  query: string,
  found: Found,
  view: TranscriptView,
  onFound: (found: Found) => void,
) {
  const take = useLatest((pattern: RegExp, hits: readonly Hit[]) => {
    // The one that was gone to stays it; else the first from where the reader is.
    const { id: last, nth } = found.hits[found.at] ?? { id: null, nth: 0 };
    const same = hits.findIndex((hit) => hit.id === last && hit.nth === nth);
    const first = view.firstInView();
    const ahead = hits.findIndex(({ id }) => view.layout.indexOf(id) >= first);
    const at = same >= 0 ? same : Math.max(0, ahead);
    onFound({ pattern, hits, at: hits.length === 0 ? -1 : at });
  });
  const lose = useLatest(() => onFound(nothing));
  const [passes] = useState(() => createPasses(take));
  useEffect(() => {
    const pattern = patternOf(query);
    if (pattern !== null) passes.search(messages, pattern);
    else {
      passes.stop();
      lose();
    }
  }, [passes, lose, messages, query]);
  useEffect(() => passes.stop, [passes]);
}

/** Goes to a hit; past the last one comes the first. */
function useGoing(view: TranscriptView, setFound: (found: Found) => void) {
  return useLatest((found: Found, wanted: number) => {
    const { hits } = found;
    if (hits.length === 0) return setFound(found);
    const at = (wanted + hits.length) % hits.length;
    setFound({ ...found, at });
    const hit = hits[at];
    if (hit) view.reveal(hit.id, "middle");
  });
}

/** Marks the hits that are drawn, and brings the current one into view inside of a long message. */
function useMarks(view: TranscriptView, found: Found) {
  const [marks] = useState(createMarks);
  useEffect(() => {
    const { pattern, hits, at } = found;
    if (pattern === null) return marks.clear();
    const ids = new Set(hits.map(({ id }) => id));
    const draw = () => marks.draw(view.rows, ids, hits[at], pattern);
    const place = draw();
    if (place) view.bring(place);
    // What comes into view is drawn first, then marked; unless another hit has been gone to meanwhile.
    let wanted = true;
    const stop = view.subscribe(() => requestAnimationFrame(() => wanted && draw()));
    return () => {
      wanted = false;
      stop();
    };
  }, [marks, view, found]);
  useEffect(() => marks.install(), [marks]);
}
