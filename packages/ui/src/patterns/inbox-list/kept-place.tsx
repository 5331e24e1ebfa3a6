import { Component, type ReactNode, type RefObject } from "react";

interface KeptPlaceProps {
  ids: readonly string[];
  scrollerRef: RefObject<HTMLElement | null>;
  /** Offset of a row that is not mounted, as far as known. */
  offsetOf: (index: number) => number | undefined;
  children: ReactNode;
}

interface Place {
  id: string;
  /** Distance from the start of the scrolled content. */
  offset: number;
}

/** The rows in view and their positions. */
function placesIn(scroller: HTMLElement): Place[] {
  const { scrollTop, clientHeight } = scroller;
  return [...scroller.querySelectorAll<HTMLElement>("[data-item-id]")]
    .filter(
      ({ offsetTop, offsetHeight }) =>
        offsetTop + offsetHeight > scrollTop && offsetTop < scrollTop + clientHeight,
    )
    .map((row) => ({ id: row.dataset.itemId ?? "", offset: row.offsetTop }));
}

/**
 * Items added or removed above the view do not move the rows in view. The browser's scroll anchoring cannot do it: it
 * loses its anchor when the rows in view are re-rendered. A class, because only a class is asked for a snapshot: the
 * rows are measured right before they change, and at no other time. Measured beforehand, each step of a held key would
 * lay out the page twice.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate({ ids }: KeptPlaceProps): Place[] | null {
    const scroller = this.props.scrollerRef.current;
    const moved = ids !== this.props.ids && scroller !== null && scroller.scrollTop > 0;
    return moved ? placesIn(scroller) : null;
  }

  override componentDidUpdate(_: KeptPlaceProps, __: unknown, before: Place[] | null): void {
    const { ids, scrollerRef, offsetOf } = this.props;
    const scroller = scrollerRef.current;
    if (before === null || scroller === null) return;
    const at = new Map(ids.map((id, index) => [id, index]));
    const anchor = before.find(({ id }) => at.has(id));
    if (anchor === undefined) return;
    const row = scroller.querySelector<HTMLElement>(`[data-item-id="${CSS.escape(anchor.id)}"]`);
    const offset = row?.offsetTop ?? offsetOf(at.get(anchor.id) ?? -1);
    // By how far the row went, not to where it was: the reader may have scrolled since, and the event of that is still to come.
    if (offset !== undefined && offset !== anchor.offset)
      scroller.scrollTop += offset - anchor.offset;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
