import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { CodeLines } from "../../internal/highlight/code-lines.tsx";
import { loadHighlighter } from "../../internal/highlight/load-highlighter.ts";
import { useHighlighter } from "../../internal/highlight/use-highlighter.ts";
import { lineRuns } from "./open-block.ts";
import type { Block } from "./types.ts";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  block: Extract<Block, { kind: "code" }>;
}

/** Code in an answer: coloured once its language is loaded, scrolls inside, can be copied. */
export function CodeBlock({ block }: CodeBlockProps) {
  const words = useWords(markdownWords);
  const { language, before = [], text } = block;
  const highlighter = useHighlighter(language, loadHighlighter);
  return (
    <div className="overflow-hidden rounded-8 border border-line bg-sunken" data-slot="code-block">
      <div className="flex h-control-md items-center justify-between ps-3 pe-1">
        <span className="truncate font-mono text-12 text-subtle">{language}</span>
        <CopyButton label={words.copyCode} text={() => before.join("") + text} />
      </div>
      <pre
        aria-label={language === "" ? words.code : words.codeIn(language)}
        className="overflow-x-auto px-3 pb-3 font-mono text-13"
        dir="ltr"
        role="group"
        // A keyboard user can scroll a long line only with focus on it.
        tabIndex={0}
      >
        <code>
          {[...before, ...lineRuns(text)].map((run, index) => (
            <CodeLines highlighter={highlighter} index={index} key={index} text={run} />
          ))}
        </code>
      </pre>
    </div>
  );
}
