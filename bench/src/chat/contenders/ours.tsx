import "../../../../packages/ui/src/styles.css";
import { type AnswerText, grown } from "../../../../packages/app/src/chat/answer-text.ts";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import { Markdown } from "../../../../packages/ui/src/patterns/markdown/index.ts";
import { type AnswerProps, answersIn } from "../mount-react.tsx";

/** The answer as a message of the product draws it. */
function Answer({ text, streaming }: AnswerProps<AnswerText>) {
  return (
    <article className="min-w-0 text-14">
      <Markdown streaming={streaming} text={text} />
    </article>
  );
}

export const contender = answersIn(Answer, grown, usePacedStore);
