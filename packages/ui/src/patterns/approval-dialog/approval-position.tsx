import { ChevronLeft, ChevronRight } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import type { ApprovalRequest } from "./types.ts";

type ApprovalPositionProps = {
  request: ApprovalRequest;
  /** All pending requests, including this one. */
  waiting: readonly ApprovalRequest[];
  disabled: boolean;
  onShow: (id: string) => void;
};

/** Position of this call among the pending ones, and buttons to the others. */
export function ApprovalPosition({ request, waiting, disabled, onShow }: ApprovalPositionProps) {
  const words = useWords(approvalWords);
  const position = positionOf(request, waiting);
  if (position === null) return null;
  const at = waiting.indexOf(request);
  const show = (step: number) => {
    // Wraps around: neither button is ever disabled under the finger.
    const next = waiting[(at + step + waiting.length) % waiting.length];
    if (next && !disabled) onShow(next.id);
  };
  const button = { "aria-disabled": disabled || undefined, size: "xs" } as const;
  return (
    <span className="flex items-center gap-1">
      <Badge variant="line">{words.approvalPosition(position.index, position.total)}</Badge>
      {waiting.length > 1 ? (
        <>
          <IconButton
            {...button}
            className="rtl:-scale-x-100"
            icon={ChevronLeft}
            label={words.previousRequest}
            onClick={() => show(-1)}
          />
          <IconButton
            {...button}
            className="rtl:-scale-x-100"
            icon={ChevronRight}
            label={words.nextRequest}
            onClick={() => show(1)}
          />
        </>
      ) : null}
    </span>
  );
}

/** A request's position among those asked together; null if it is the only one. */
export function positionOf(
  request: ApprovalRequest,
  waiting: readonly ApprovalRequest[],
): { index: number; total: number } | null {
  const position = request.position ?? {
    index: waiting.indexOf(request) + 1,
    total: waiting.length,
  };
  return position.total > 1 ? position : null;
}
