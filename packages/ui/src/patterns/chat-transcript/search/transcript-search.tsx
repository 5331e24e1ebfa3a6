import { ChevronDown, ChevronUp, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "../../../components/icon-button/index.ts";
import { useWords } from "../../../components/labels/use-words.ts";
import { transcriptSearchWords } from "../../../components/labels/words/transcript-search-words.ts";
import { useLocale } from "../../../components/locale/index.ts";
import { TextInput } from "../../../components/text-input/index.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import type { Unit } from "../units.logic.ts";
import type { Viewport } from "../viewport.ts";
import { type Hit, patternOf } from "./hits.logic.ts";
import { createMarks } from "./marks.ts";
import { createLiveSearch } from "./live-search.logic.ts";

export type TranscriptSearchProps = {
  messages: readonly Unit[];
  view: Viewport;
  onClose: () => void;
};

type Found = { pattern: RegExp | null; hits: readonly Hit[]; at: number };
const nothing: Found = { pattern: null, hits: [], at: -1 };

/** Searches a whole conversation, mounted or not. Floats over its upper end, so nothing moves when it opens. */
export function TranscriptSearch({ messages, view, onClose }: TranscriptSearchProps) {
  const words = useWords(transcriptSearchWords);
  const { locale } = useLocale();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState(nothing);
  const panel = useRef<HTMLDivElement>(null);
  const go = useGoing(view, setFound);
  useFinding(messages, query, found, view, (next) => {
    // The first hit is shown while the query is typed; new messages do not move the view.
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
        // Not `type`: with it each browser adds a clear button of its own beside ours.
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

/** Returns focus to where it was before the search opened. */
function useReturningFocus(onClose: () => void): () => void {
  const [opener] = useState(() => document.activeElement);
  return useLatest(() => {
    onClose();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  });
}

/** Searches again when the query or the messages change. */
function useFinding(
  messages: readonly Unit[],
  query: string,
  found: Found,
  view: Viewport,
  onFound: (found: Found) => void,
) {
  const take = useLatest((pattern: RegExp, hits: readonly Hit[]) => {
    // The current hit stays current; otherwise take the first from the reader's position on.
    const { id: last, nth } = found.hits[found.at] ?? { id: null, nth: 0 };
    const same = hits.findIndex((hit) => hit.id === last && hit.nth === nth);
    const first = view.firstInView();
    const ahead = hits.findIndex(({ id }) => view.layout.indexOf(id) >= first);
    const at = same >= 0 ? same : Math.max(0, ahead);
    onFound({ pattern, hits, at: hits.length === 0 ? -1 : at });
  });
  const lose = useLatest(() => onFound(nothing));
  const [liveSearch] = useState(() => createLiveSearch(take));
  useEffect(() => {
    const pattern = patternOf(query);
    if (pattern !== null) liveSearch.search(messages, pattern);
    else {
      liveSearch.stop();
      lose();
    }
  }, [liveSearch, lose, messages, query]);
  useEffect(() => liveSearch.stop, [liveSearch]);
}

/** Goes to a hit; after the last one comes the first. */
function useGoing(view: Viewport, setFound: (found: Found) => void) {
  return useLatest((found: Found, wanted: number) => {
    const { hits } = found;
    if (hits.length === 0) return setFound(found);
    const at = (wanted + hits.length) % hits.length;
    setFound({ ...found, at });
    const hit = hits[at];
    if (hit) view.reveal(hit.id, "middle");
  });
}

/** Marks the mounted hits, and scrolls the current one into view inside a long message. */
function useMarks(view: Viewport, found: Found) {
  const [marks] = useState(createMarks);
  useEffect(() => {
    const { pattern, hits, at } = found;
    if (pattern === null) return marks.clear();
    const ids = new Set(hits.map(({ id }) => id));
    const render = () => marks.render(view.rows, ids, hits[at], pattern);
    const place = render();
    if (place) view.scrollToRange(place);
    // What scrolls into view is rendered first, then marked, unless another hit has become current.
    let wanted = true;
    const stop = view.subscribe(() => requestAnimationFrame(() => wanted && render()));
    return () => {
      wanted = false;
      stop();
    };
  }, [marks, view, found]);
  useEffect(() => marks.install(), [marks]);
}
