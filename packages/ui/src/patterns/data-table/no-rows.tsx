import { SearchX, TriangleAlert } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { Skeleton } from "../../components/skeleton/index.ts";
import { TableCell } from "../../components/table/index.ts";
import type { TableMessages } from "./data-table.types.ts";

interface NoRowsProps {
  kind: "empty" | "filtered" | "error";
  messages: TableMessages;
  span: number;
  onRetry: (() => void) | undefined;
}

/** One row over all columns that says why there are no others, with the way on. */
export function NoRows({ kind, messages, span, onRetry }: NoRowsProps) {
  const labels = useLabels();
  const fallback = {
    empty: { title: labels.noRows, icon: undefined },
    filtered: { title: labels.noMatches, icon: SearchX },
    error: { title: labels.loadFailed, icon: TriangleAlert },
  }[kind];
  const message = messages[kind];
  const actions =
    message?.actions ??
    (kind === "error" && onRetry ? (
      <Button onClick={onRetry}>{labels.tryAgain}</Button>
    ) : undefined);
  return (
    <tr data-slot="no-rows" data-state={kind}>
      <td colSpan={span}>
        <EmptyState
          {...fallback}
          {...message}
          actions={actions}
          role={kind === "error" ? "alert" : undefined}
        />
      </td>
    </tr>
  );
}

const SKELETONS = ["w-3/5", "w-2/5", "w-1/2", "w-3/5", "w-2/5"];

/** Rows that are on their way, where none were before. */
export function SkeletonRows({ columns, boxes }: { columns: number; boxes: boolean }) {
  return SKELETONS.map((width, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing moves in a skeleton
    <tr key={index} data-slot="skeleton-row" aria-hidden className="animate-appear">
      {boxes && (
        <td className="border-b ps-4">
          <Skeleton className="size-4" />
        </td>
      )}
      {Array.from({ length: columns }, (_, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- nothing moves in a skeleton
        <TableCell key={column}>
          <Skeleton className={width} />
        </TableCell>
      ))}
    </tr>
  ));
}
