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
import { createKeepMounted } from "./keep-mounted.ts";
import { listen } from "./viewport-listeners.ts";
import { createViewport, type Viewport } from "./viewport.ts";
import type { ViewportInput } from "./viewport/view.ts";
import { mountedIndexes, windowedAbove } from "./window.logic.ts";

/** What a transcript needs of its viewport. */
export type ViewportState = {
  view: Viewport;
  /** Ref of each row, and of everything else in the content. */
  attach: Viewport["row"];
  jump: () => void;
  boxRef: RefObject<HTMLDivElement | null>;
  contentRef: RefObject<HTMLDivElement | null>;
  spacerRef: RefObject<HTMLDivElement | null>;
  /** The rows to render and the space of the others, in order. */
  parts: readonly VirtualPart[];
  /** The end is out of view. */
  away: boolean;
  /** The beginning is near. */
  nearStart: boolean;
  /** How many messages arrived since the reader left the end. */
  fresh: number;
  handlers: {
    onClickCapture: (event: MouseEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onBlur: () => void;
  };
};

/**
 * Renders the part of a conversation that is near the view, and keeps the scroll position by the rules in
 * `scroll.logic.ts`.
 */
export function useViewport({ conversation, messages }: ViewportInput): ViewportState {
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const spacerRef = useRef<HTMLDivElement>(null);
  const [view] = useState(createViewport);
  const [keepMounted] = useState(() => createKeepMounted(view));
  useSyncExternalStore(view.subscribe, view.version, view.version);
  const { span, away, nearStart, fresh } = view.show({ conversation, messages });

  useLayoutEffect(() => {
    const [box, content, spacer] = [boxRef.current, contentRef.current, spacerRef.current];
    if (!box || !content || !spacer) return undefined;
    return view.attach({ box, content, spacer });
  }, [view]);
  useLayoutEffect(() => {
    const box = boxRef.current;
    return box ? listen(box, view, keepMounted) : undefined;
  }, [view, keepMounted]);
  useLayoutEffect(() => view.committed());

  const { layout } = view;
  const all = messages.length <= windowedAbove;
  const indexes = all ? [] : mountedIndexes(span, keepMounted.indexes(messages));
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
    spacerRef,
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
        keepMounted.open(control);
        view.dispatch({ type: "opened" }, control);
      },
      onFocus: ({ target }) => keepMounted.focus(target),
      onBlur: () => keepMounted.focus(null),
    },
  };
}
