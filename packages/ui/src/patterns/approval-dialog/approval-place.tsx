import { ChevronLeft, ChevronRight } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { approvalWords } from "../../components/labels/words/approval-words.ts";
import type { ApprovalRequest } from "./types.ts";

type ApprovalPlaceProps = {
  request: ApprovalRequest;
  /** All that wait, this one among them. */
  waiting: readonly ApprovalRequest[];
  disabled: boolean;
  onShow: (id: string) => void;
};

/** Which of several calls this is, and the way to the others that still wait. */
export function ApprovalPlace({ request, waiting, disabled, onShow }: ApprovalPlaceProps) {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
  const words = useWords(approvalWords);
  const place = placeOf(request, waiting);
  if (place === null) return null;
  const at = waiting.indexOf(request);
  const show = (step: number) => {
    // After the last comes the first: neither button ever goes dead under the finger.
    const next = waiting[(at + step + waiting.length) % waiting.length];
    if (next && !disabled) onShow(next.id);
  };
  const button = { "aria-disabled": disabled || undefined, size: "xs" } as const;
  return (
    <span className="flex items-center gap-1">
      <Badge variant="line">{words.approvalPosition(place.index, place.total)}</Badge>
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

/** A request's place among those that were asked together; null for one alone. */
export function placeOf(
  request: ApprovalRequest,
  waiting: readonly ApprovalRequest[],
): { index: number; total: number } | null {
  const place = request.position ?? {
    index: waiting.indexOf(request) + 1,
    total: waiting.length,
  };
  return place.total > 1 ? place : null;
}
