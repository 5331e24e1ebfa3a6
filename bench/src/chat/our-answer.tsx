import "../../../packages/ui/src/styles.css";
import { type ChunkedText, Markdown } from "../../../packages/ui/src/patterns/markdown/index.ts";
import type { AnswerProps } from "./mount-react.tsx";

/** The answer as a message of the product draws it. */
export function OurAnswer({ text, streaming }: AnswerProps<ChunkedText>) {
  return (
    <article className="min-w-0 text-14">
      <Markdown streaming={streaming} text={text} />
    </article>
  );
}
