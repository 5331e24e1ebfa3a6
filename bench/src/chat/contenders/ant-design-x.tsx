import { XMarkdown } from "@ant-design/x-markdown";
import "@ant-design/x-markdown/themes/light.css";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

const open = { hasNextChunk: true };
const closed = { hasNextChunk: false };

/** The part that a Bubble draws its content with; the bubble itself, which adds to it, is left out. */
function Answer({ text, streaming }: AnswerProps) {
  return (
    <XMarkdown
      className="x-markdown-light"
      content={text}
      openLinksInNewTab
      streaming={streaming ? open : closed}
    />
  );
}

export const contender = answersOf(Answer);
