import "../../../../packages/ui/src/styles.css";
import { Markdown } from "../../../../packages/ui/src/patterns/markdown/index.ts";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

/** The answer as a message of the product draws it. */
function Answer({ text, streaming }: AnswerProps) {
  return (
    <article className="min-w-0 text-14">
      <Markdown streaming={streaming} text={text} />
    </article>
  );
}

export const contender = answersOf(Answer);
