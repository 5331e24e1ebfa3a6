import { TextMessagePartProvider } from "@assistant-ui/react";
import { MarkdownTextPrimitive } from "@assistant-ui/react-markdown";
import remarkGfm from "remark-gfm";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

const plugins = [remarkGfm];

/** The text part of a message. Its typing effect is off: it would draw text later than the others. */
function Answer({ text, streaming }: AnswerProps) {
  return (
    <TextMessagePartProvider isRunning={streaming} text={text}>
      <MarkdownTextPrimitive remarkPlugins={plugins} smooth={false} />
    </TextMessagePartProvider>
  );
}

export const contender = answersOf(Answer);
