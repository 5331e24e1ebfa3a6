import { clsx } from "clsx";
import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import type { InboxListProps } from "./types.ts";
import type { RowFocus } from "./use-row-focus.ts";

interface InboxScrollerProps extends Pick<InboxListProps, "place"> {
  scrollerRef: RefObject<HTMLDivElement | null>;
  focus: Pick<RowFocus, "walked" | "onFocus" | "onBlur">;
  /** Items are selected, so the list has a bar for them. */
  selecting: boolean;
  children: ReactNode;
}

/** The box that scrolls the items, from the place where it was left. */
export function InboxScroller({
  scrollerRef,
  focus,
  selecting,
  place,
  children,
}: InboxScrollerProps) {
  // Before the row that was left takes the focus: it then needs no scrolling of its own.
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (scroller !== null && place !== undefined) scroller.scrollTop = place.read();
  }, [scrollerRef, place]);
  return (
    <div
      ref={scrollerRef}
      data-slot="inbox-scroller"
      // Takes the focus when the last item is gone.
      tabIndex={-1}
      className={clsx(
        "relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto focus-visible:-outline-offset-2",
        // It holds the focus for the row that a held key has reached; a second ring would mark the whole list.
        focus.walked && "outline-none",
        selecting && "scroll-pb-20 pb-20",
      )}
      style={{ overflowAnchor: "none" }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onScroll={({ currentTarget }) => place?.keep(currentTarget.scrollTop)}
    >
      {children}
    </div>
  );
}
