import { CircleCheckBig, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";

interface NoItemsProps {
  status: "ready" | "loading" | "error";
  /** There are items, which stay below. */
  some: boolean;
  empty: ReactNode;
  onRetry: () => void;
}

/** Skeleton rows: their keys and the widths of their bars. */
const SKELETONS = {
  first: "w-3/5",
  second: "w-2/5",
  third: "w-1/2",
  fourth: "w-3/5",
  fifth: "w-1/3",
  sixth: "w-1/2",
} as const;

/** Shown above the items, or instead of them: loading, failed, or done. */
export function NoItems({ status, some, empty, onRetry }: NoItemsProps) {
  const labels = useLabels();
  if (status === "error") {
    return some ? (
      <Notice
        tone="danger"
        className="m-3"
        action={
          <Button size="sm" onClick={onRetry}>
            {labels.tryAgain}
          </Button>
        }
      >
        {labels.inboxFailed}
      </Notice>
    ) : (
      <EmptyState
        role="alert"
        icon={TriangleAlert}
        title={labels.inboxFailed}
        actions={<Button onClick={onRetry}>{labels.tryAgain}</Button>}
      />
    );
  }
  if (some) return null;
  if (status === "ready") {
    return empty ?? <EmptyState icon={CircleCheckBig} title={labels.inboxEmpty} />;
  }
  return (
    <SkeletonGroup>
      {Object.entries(SKELETONS).map(([row, width]) => (
        <div key={row} className="flex h-row items-center gap-3 border-b px-4 @sm/inbox:px-6">
          <Skeleton className="size-4" />
          <Skeleton className={width} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
