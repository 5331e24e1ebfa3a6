import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

const plugins = [remarkGfm];

/** react-markdown as its readme shows it: the whole text is read again with each update. */
function Answer({ text }: AnswerProps) {
  return <ReactMarkdown remarkPlugins={plugins}>{text}</ReactMarkdown>;
}

export const contender = answersOf(Answer);
