import type { RefObject } from "react";
import { ArrowUp } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import type { Selection } from "../../hooks/use-selection.ts";
import { useVirtualRows } from "../../hooks/use-virtual-rows.ts";
import { InboxItem } from "./inbox-item.tsx";
import { KeptPlace } from "./kept-place.tsx";
import type { InboxListProps } from "./types.ts";
import { useArrivals } from "./use-arrivals.ts";
import type { RowFocus } from "./use-row-focus.ts";

interface InboxRowsProps
  extends Pick<InboxListProps, "items" | "now" | "resolve" | "busy" | "onIntent">,
    Required<Pick<InboxListProps, "folder" | "total">> {
  ids: readonly string[];
  scrollerRef: RefObject<HTMLDivElement | null>;
  focus: Pick<RowFocus, "current" | "currentNow" | "within" | "walked">;
  selection: Selection;
  loading: boolean;
}

/** The items in view, with gaps for the others. New items above do not move them. */
export function InboxRows({
  items,
  total,
  folder,
  ids,
  now,
  resolve,
  busy,
  onIntent,
  scrollerRef,
  focus,
  selection,
  loading,
}: InboxRowsProps) {
  const { current, currentNow, within, walked } = focus;
  const labels = useLabels();
  const touch = useCoarsePointer();
  const { parts, measure, offsetOf } = useVirtualRows({
    ids,
    scroller: scrollerRef,
    estimate: 40,
    keep: () => {
      const id = currentNow();
      return id === null ? -1 : ids.indexOf(id);
    },
    overscan: 1,
    walked,
  });
  const { arrived, inView, toTop } = useArrivals(ids, scrollerRef);
  return (
    <KeptPlace ids={ids} scrollerRef={scrollerRef} offsetOf={offsetOf}>
      <div
        role="status"
        data-slot="inbox-arrivals"
        className="pointer-events-none sticky top-2 z-sticky flex h-0 justify-center"
      >
        {arrived > 0 && (
          <Button
            size="sm"
            variant="primary"
            iconStart={ArrowUp}
            className="pointer-events-auto"
            onClick={toTop}
          >
            {labels.newItems(arrived)}
          </Button>
        )}
        {inView > 0 && (
          // Sighted users see them arrive; keyed, because the same number twice would be announced only once.
          <span key={ids[0]} className="sr-only">
            {labels.newItems(inView)}
          </span>
        )}
      </div>
      {/* Isolated: as layers of the page, all rows in view would be painted anew at every step and scroll. */}
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without its marks a list is no list to Safari
        role="list"
        aria-label={labels.inbox}
        aria-busy={loading || undefined}
        className="isolate"
      >
        {parts.map((part) => {
          if (part.kind === "gap") {
            return <li key={part.key} role="presentation" style={{ height: part.size }} />;
          }
          const item = items[part.index];
          return (
            item && (
              <InboxItem
                key={item.id}
                item={item}
                index={part.index}
                total={total}
                folder={folder}
                now={now}
                selected={selection.selected.has(item.id)}
                current={item.id === current && !walked}
                focused={item.id === current && within && !walked}
                busy={busy?.has(item.id) ?? false}
                touch={touch}
                resolve={resolve}
                onPress={selection.press}
                onIntent={onIntent}
                measure={measure}
              />
            )
          );
        })}
      </ul>
    </KeptPlace>
  );
}
