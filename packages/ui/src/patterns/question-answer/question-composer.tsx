import { useRef } from "react";
import { useMergedRefs } from "../../internal/use-merged-refs.ts";
import { Composer, type ComposerProps } from "../composer/index.ts";
import type { ComposerQuestion } from "./composer-question.types.ts";
import { useComposerBar } from "./use-composer-bar.tsx";

/** Props of {@link QuestionComposer}. */
export type QuestionComposerProps = Omit<ComposerProps, "bar"> & ComposerQuestion;

/** The message box with the question bar; the bar is there below a `QuestionActionsProvider`. */
export function QuestionComposer({
  onAskQuestion,
  question,
  onQuestionChange,
  starters,
  ref,
  ...rest
}: QuestionComposerProps) {
  const message = useRef<HTMLTextAreaElement>(null);
  const merged = useMergedRefs(message, ref);
  const bar = useComposerBar({
    onAskQuestion: rest.busy ? undefined : onAskQuestion,
    question,
    onQuestionChange,
    starters,
    focusMessage: () => message.current?.focus(),
  });
  return <Composer {...rest} bar={onAskQuestion && bar} ref={merged} />;
}
