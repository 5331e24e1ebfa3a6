export {
  Markdown,
  type MarkdownProps,
  StreamingMarkdown,
  type StreamingMarkdownProps,
} from "./markdown.tsx";
export { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";
