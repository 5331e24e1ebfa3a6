export {
  Markdown,
  type MarkdownProps,
  StreamingMarkdown,
  type StreamingMarkdownProps,
} from "./markdown.tsx";
export { type ImageSource, ImageSourceContext } from "./image-source.ts";
export type { ChunkedText } from "./chunked-text.ts";
export { createMarkdownStream, type MarkdownStream } from "./markdown-stream.ts";
