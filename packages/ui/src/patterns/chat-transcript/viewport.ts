import type { ScrollEvent } from "./scroll.logic.ts";
import { jumpToEnd, jumpToNew, reveal, scrollToRange } from "./viewport/jump.ts";
import { mountInView } from "./viewport/mount.ts";
import { attach, attachRow } from "./viewport/observe.ts";
import { dispatch, scrolled, settle } from "./viewport/settle.ts";
import { show } from "./viewport/show.ts";
import { createView, topOf, type ViewportElements, type ViewportInput } from "./viewport/view.ts";

/**
 * The viewport of one conversation: which messages are mounted, and the scroll position. It lives outside React,
 * because a scroll must not wait for a render; React is notified only when the mounted messages change.
 */
export type Viewport = ReturnType<typeof createViewport>;

export function createViewport() {
  const view = createView(mountInView);
  const { layout, listeners, rows } = view;
  return {
    layout,
    rows,
    dispatch: (event: ScrollEvent, line?: Element) => dispatch(view, event, line),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => view.version,

    /** Takes what to show; called during render. Idempotent. */
    show: (next: ViewportInput) => show(view, next),

    /** React has committed what was shown. */
    committed() {
      if (view.moved) settle(view);
      view.moved = false;
    },

    /** Starts observing sizes. @returns stops it */
    attach: (elements: ViewportElements) => attach(view, elements),

    /** Ref of each row, and of everything else in the content. */
    row: (element: HTMLElement | null) => (element === null ? undefined : attachRow(view, element)),

    scrolled: () => scrolled(view),

    /** The first message that is at least partly in view. */
    firstInView: (): number => layout.indexAt(topOf(view)),

    /** Scrolls a range in a long message into view. */
    scrollToRange: (position: Range) => scrollToRange(view, position),

    jumpToEnd: () => jumpToEnd(view),

    /** Scrolls a message into view. @returns its row */
    reveal: (id: string, where: "nearest" | "middle" | "top") => reveal(view, id, where),

    /**
     * To the first message that the reader had no chance to see, if the new ones fill more than the view; otherwise to
     * the end.
     */
    jumpToNew: () => jumpToNew(view),
  };
}
