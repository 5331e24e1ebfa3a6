import { ArrowLeft, Sheet } from "lucide-react";
import type { RefObject } from "react";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { useReadingWords } from "./use-reading-words.ts";

type ReadingBarProps = {
  title: string;
  titleRef?: RefObject<HTMLHeadingElement | null>;
  backHref: string;
  /** Unsaved changes, and what is done about them. Without it nothing can be saved. */
  changes?: {
    count: number;
    answers: number | undefined;
    saving: boolean;
    blocked: boolean;
    onUndo: () => void;
    onSave: () => void;
  };
};

/** The name of the page, with the way back and what becomes of its changes. */
export function ReadingBar({ title, titleRef, backHref, changes }: ReadingBarProps) {
  const { words, number } = useReadingWords();
  const canSave = changes !== undefined && changes.count > 0 && !changes.blocked;
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b bg-surface px-4 py-2.5">
      <div className="flex min-w-0 items-center gap-2 max-sm:w-full">
        <Link
          aria-label={words.backToChat}
          className="touch-target -ms-1 flex size-7 shrink-0 items-center justify-center rounded-6 text-muted hover:bg-fill hover:text-default"
          href={backHref}
          variant="plain"
        >
          <Icon className="rtl:-scale-x-100" icon={ArrowLeft} />
        </Link>
        <Icon className="text-subtle" icon={Sheet} />
        <h1
          className="line-clamp-2 min-w-0 font-semibold text-14 outline-none wrap-anywhere"
          dir="auto"
          ref={titleRef}
          tabIndex={-1}
        >
          {title}
        </h1>
      </div>
      {changes && changes.count > 0 && (
        <Badge tone="accent">{words.readingChanges(changes.count, number(changes.count))}</Badge>
      )}
      {changes && (
        <div className="flex flex-1 items-center justify-end gap-3">
          {changes.answers !== undefined && changes.answers > 0 && changes.count > 0 && (
            <span className="text-12 text-subtle max-sm:hidden">
              {words.answersMarked(changes.answers, number(changes.answers))}
            </span>
          )}
          {changes.count > 0 && (
            <Button onClick={changes.onUndo} variant="ghost">
              {words.undoChanges}
            </Button>
          )}
          {/* Not disabled once it has saved: the focus would be lost with it. */}
          <Button
            aria-disabled={!canSave || changes.saving || undefined}
            loading={changes.saving}
            onClick={() => {
              if (canSave) changes.onSave();
            }}
            variant={canSave ? "primary" : "neutral"}
          >
            {words.saveReading}
          </Button>
        </div>
      )}
    </header>
  );
}
