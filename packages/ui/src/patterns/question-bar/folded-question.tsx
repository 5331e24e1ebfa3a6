import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Icon } from "../../components/icon/index.ts";
import { numberText, type Writing } from "./columns.logic.ts";
import { Segments } from "./segments.tsx";
import type { SentencePart } from "./sentence.logic.ts";
import type { QuestionStatus } from "./types.ts";

interface FoldedQuestionProps {
  parts: readonly SentencePart[];
  status: QuestionStatus;
  writing: Writing;
  onUnfold: (() => void) | undefined;
}

/** The question as one line, which opens it. */
export function FoldedQuestion({ parts, status, writing, onUnfold }: FoldedQuestionProps) {
  const { words } = writing;
  const rows =
    status.kind === "counted"
      ? words.questionRows(status.rows, numberText(status.rows, writing))
      : undefined;
  return (
    <FoldedLine onUnfold={onUnfold} rows={rows}>
      {parts.map((part, at) => {
        if (part.kind === "pause") return ",";
        const space = at > 0 ? " " : "";
        if (part.kind === "word") return `${space}${part.text}`;
        return (
          <Fragment key={part.path}>
            {space}
            <Segments segments={part.segments} />
          </Fragment>
        );
      })}
    </FoldedLine>
  );
}

interface FoldedLineProps {
  /** How many rows it counts. */
  rows: string | undefined;
  onUnfold: (() => void) | undefined;
  children: ReactNode;
}

/** A question in words, with its rows. */
export function FoldedLine({ rows, onUnfold, children }: FoldedLineProps) {
  const content = (
    <>
      {onUnfold && <Icon className="mt-0.5 text-subtle rtl:-scale-x-100" icon={ChevronRight} />}
      <span className="min-w-0 flex-1 wrap-anywhere text-as-parent" dir="auto">
        {children}
      </span>
      {rows !== undefined && (
        <bdi className="nums shrink-0 text-12 leading-5 text-subtle">{rows}</bdi>
      )}
    </>
  );
  const look =
    "flex min-h-8 w-full items-start gap-2 rounded-8 py-1.5 ps-2 pe-3 text-start text-13 text-muted";
  if (!onUnfold) return <div className={look}>{content}</div>;
  return (
    <button
      aria-expanded={false}
      className={clsx(look, "hover:bg-canvas pointer-coarse:min-h-11")}
      onClick={onUnfold}
      type="button"
    >
      {content}
    </button>
  );
}
