import { useState } from "react";
import { QuestionBar, type QuestionBarProps } from "./question-bar.tsx";

/** The bar in a page that keeps the question, the words that have no meaning yet and whether it is folded. */
export function QuestionBarStage({
  question,
  open,
  folded,
  table,
  status,
  onChange,
  onPlace,
  onFoldedChange,
  ...rest
}: QuestionBarProps) {
  const [kept, setKept] = useState({ question, open, status, folded: folded ?? false });
  const current = rest.tables?.find(({ name }) => name === kept.question.table) ?? table;
  return (
    <QuestionBar
      {...rest}
      folded={kept.folded}
      onChange={
        onChange &&
        ((next) => {
          onChange(next);
          // A server would count again, and what was missing is mended.
          setKept((now) => ({
            ...now,
            question: next,
            status: now.status.kind === "problems" ? { kind: "idle" } : { ...now.status },
          }));
        })
      }
      onFoldedChange={
        onFoldedChange &&
        ((next) => {
          onFoldedChange(next);
          setKept((now) => ({ ...now, folded: next }));
        })
      }
      onPlace={(placed) => {
        onPlace?.(placed);
        setKept((now) => ({
          ...now,
          open: now.open?.filter(({ word }) => word !== placed.word),
          question:
            placed.means.kind === "candidate" ? placed.means.candidate.question : now.question,
        }));
      }}
      {...(kept.open ? { open: kept.open } : {})}
      question={kept.question}
      status={kept.status}
      table={current}
    />
  );
}
