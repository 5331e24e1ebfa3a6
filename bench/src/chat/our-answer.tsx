import "../../../packages/ui/src/styles.css";
import type { AnswerText } from "../../../packages/app/src/chat/answer-text.ts";
import { Markdown } from "../../../packages/ui/src/patterns/markdown/index.ts";
import type { AnswerProps } from "./mount-react.tsx";

/** The answer as a message of the product draws it. */
export function OurAnswer({ text, streaming }: AnswerProps<AnswerText>) {
  return (
    <article className="min-w-0 text-14">
      <Markdown streaming={streaming} text={text} />
    </article>
  );
}
