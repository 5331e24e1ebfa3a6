import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type VirtualPart, virtualParts } from "../../hooks/virtual-parts.logic.ts";
import { createKept } from "./kept.ts";
import { listen } from "./view-listeners.ts";
import { createTranscriptView, type Shown, type TranscriptView } from "./view.ts";
import { drawnIndexes, wholeUpTo } from "./window.logic.ts";

/** What a transcript needs of its view. */
export type ViewOfTranscript = {
  view: TranscriptView;
  /** Ref of each row, and of what else stands in the content. */
  attach: TranscriptView["row"];
  jump: () => void;
  boxRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  roomRef: RefObject<HTMLDivElement | null>;
  /** The rows to draw and the room of the others, in order. */
  parts: readonly VirtualPart[];
  /** The end is out of sight. */
  away: boolean;
  /** The beginning is near. */
  nearStart: boolean;
  /** How many messages came in since the end was left. */
  fresh: number;
  handlers: {
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
};

/** Draws the part of a conversation that is near the view, and holds the view by the table in `scroll.logic.ts`. */
export function useTranscriptView({ conversation, messages }: Shown): ViewOfTranscript {
  // The view changes inside: memoised reads of it would show an earlier place.
  "use no memo";
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const roomRef = useRef<HTMLDivElement>(null);
  const [view] = useState(createTranscriptView);
  const [kept] = useState(() => createKept(view));
  useSyncExternalStore(view.subscribe, view.version, view.version);
  const { span, away, nearStart, fresh } = view.show({ conversation, messages });

  useLayoutEffect(() => {
    const [box, content, room] = [boxRef.current, contentRef.current, roomRef.current];
    if (!box || !content || !room) return undefined;
    return view.attach({ box, content, room });
  }, [view]);
  useLayoutEffect(() => {
    const box = boxRef.current;
    return box ? listen(box, view, kept) : undefined;
  }, [view, kept]);
  useLayoutEffect(() => view.drawn());

  const { layout } = view;
  const all = messages.length <= wholeUpTo;
  const indexes = all ? [] : drawnIndexes(span, kept.indexes(messages));
  const place = (index: number) => ({
    index,
    start: layout.offsetOf(index),
    end: layout.offsetOf(index + 1),
  });
  return {
    view,
    attach: view.row,
    jump: () => {
      view.jumpToNew();
      boxRef.current?.focus({ preventScroll: true });
    },
    boxRef,
    contentRef,
    roomRef,
    parts: all
      ? messages.map((_, index) => ({ kind: "row", index }))
      : virtualParts(indexes.map(place), layout.offsetOf(messages.length), 0),
    away,
    nearStart,
    fresh,
    handlers: {
      onClickCapture: ({ target }) => {
        const control = target instanceof Element ? target.closest("[aria-expanded]") : null;
        if (control === null) return;
        kept.open(control);
        view.happen({ type: "opened" }, control);
      },
      onFocus: ({ target }) => kept.focus(target),
      onBlur: () => kept.focus(null),
    },
  };
}
