import { marked } from "marked";
import { memo, useMemo } from "react";
import ReactMarkdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

const plugins = [remarkGfm];

const Block = memo(function Block({ content }: { content: string }) {
  return <ReactMarkdown remarkPlugins={plugins}>{content}</ReactMarkdown>;
});

/** What the cookbook of the AI SDK did before Streamdown: marked cuts the text, blocks that stayed the same are kept. */
function Answer({ text }: AnswerProps) {
  const blocks = useMemo(() => marked.lexer(text).map(({ raw }) => raw), [text]);
  return blocks.map((content, index) => <Block content={content} key={index} />);
}

export const contender = answersOf(Answer);
