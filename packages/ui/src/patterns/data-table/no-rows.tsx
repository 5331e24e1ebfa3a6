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

/** One row over all columns that says why there are no others, with an action. */
function NoRows({ kind, messages, span, onRetry }: NoRowsProps) {
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

/** Skeleton rows: their keys and the widths of their bars. */
const SKELETONS = {
  first: "w-3/5",
  second: "w-2/5",
  third: "w-1/2",
  fourth: "w-3/5",
  fifth: "w-2/5",
} as const;

interface SkeletonRowsProps {
  columns: readonly { id: string }[];
  /** The rows have checkboxes. */
  boxes: boolean;
  /** The rows have actions. */
  actions: boolean;
}

/** Placeholder rows during the first load. */
function SkeletonRows({ columns, boxes, actions }: SkeletonRowsProps) {
  return Object.entries(SKELETONS).map(([row, width]) => (
    <tr key={row} data-slot="skeleton-row" aria-hidden className="animate-appear last:*:border-b-0">
      {boxes && (
        <td className="border-b ps-4">
          <Skeleton className="size-4" />
        </td>
      )}
      {columns.map(({ id }) => (
        <TableCell key={id}>
          <Skeleton className={width} />
        </TableCell>
      ))}
      {actions && (
        <TableCell>
          <Skeleton className={width} />
        </TableCell>
      )}
    </tr>
  ));
}

type EmptyRowsProps = Omit<NoRowsProps, "kind"> &
  SkeletonRowsProps & {
    status: "ready" | "loading" | "error";
    /** A filter is active. */
    filtered: boolean;
  };

/** What a table without rows shows: that they are loading, or why there are none. */
export function EmptyRows({ status, filtered, columns, boxes, actions, ...props }: EmptyRowsProps) {
  if (status === "loading") {
    return <SkeletonRows columns={columns} boxes={boxes} actions={actions} />;
  }
  return (
    <NoRows kind={status === "error" ? "error" : filtered ? "filtered" : "empty"} {...props} />
  );
}
