import { clsx } from "clsx";
import type { Ref } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { useCellWriting } from "./use-cell-writing.ts";

/** As high as the bar that comes. */
export function BarSkeleton({
  said,
  className,
}: {
  said?: string | undefined;
  className?: string;
}) {
  const { words } = useCellWriting();
  return (
    <div
      className={clsx("rounded-8 border border-line-strong bg-surface", className)}
      data-slot="question-bar-loading"
    >
      <div aria-label={words.loadingFiles} className="flex flex-wrap gap-1.5 p-2" role="img">
        {["w-28", "w-16", "w-32", "w-14"].map((width) => (
          <Skeleton className={`h-7 ${width}`} key={width} />
        ))}
      </div>
      <p className="flex min-h-9 items-center border-t px-3 text-12 text-subtle" dir="auto">
        {said ?? words.loadingFiles}
      </p>
    </div>
  );
}

interface BarNoticeProps {
  onRetry?: () => void;
  onFold?: () => void;
  className?: string;
  ref?: Ref<HTMLDivElement>;
  children: string;
}

/** Why there is no bar. */
export function BarNotice({ onRetry, onFold, className, ref, children }: BarNoticeProps) {
  const { words } = useCellWriting();
  const labels = useLabels();
  return (
    <div
      className={clsx(
        "flex min-h-11 flex-wrap items-center gap-2 rounded-8 border border-line-strong bg-surface py-1.5 ps-3 pe-1.5 text-13",
        className,
      )}
      ref={ref}
      role="alert"
    >
      <span className="min-w-0 flex-1 wrap-anywhere text-muted">{children}</span>
      {onRetry && (
        <Button onClick={onRetry} size="sm">
          {labels.tryAgain}
        </Button>
      )}
      {onFold && (
        <Button onClick={onFold} size="sm" variant="ghost">
          {words.foldQuestion}
        </Button>
      )}
    </div>
  );
}
