import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { useLatest } from "../../hooks/use-latest.ts";
import type { InboxListProps } from "./types.ts";

type MoreItemsProps = NonNullable<InboxListProps["more"]> & {
  scroller: RefObject<HTMLElement | null>;
};

/** The end of what is loaded: loads more before the reader is there. */
export function MoreItems({ state, onMore, scroller }: MoreItemsProps) {
  const labels = useLabels();
  const end = useRef<HTMLDivElement>(null);
  const load = useLatest(onMore);
  useEffect(() => {
    if (end.current === null || state !== "ready") return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { root: scroller.current, rootMargin: "800px 0px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, load, scroller]);
  return (
    <div ref={end} data-slot="inbox-more" className="flex min-h-11 items-center justify-center p-2">
      {state === "loading" && <Spinner label={labels.loading} />}
      {state === "failed" && (
        <p role="alert" className="flex items-center gap-3 text-13 text-muted">
          {labels.inboxFailed}
          <Button size="sm" onClick={load}>
            {labels.tryAgain}
          </Button>
        </p>
      )}
    </div>
  );
}
