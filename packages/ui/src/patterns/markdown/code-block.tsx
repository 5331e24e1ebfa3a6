import { memo } from "react";
import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { lineRuns } from "./open-block.ts";
import type { Block } from "./types.ts";

/** Props of {@link CodeBlock}. */
export interface CodeBlockProps {
  block: Extract<Block, { kind: "code" }>;
}

/** Code in an answer: scrolls inside, can be copied. */
export function CodeBlock({ block }: CodeBlockProps) {
  const words = useWords(markdownWords);
  const { language, before = [], text } = block;
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
        // A keyboard reader scrolls a long line only where focus can go.
        tabIndex={0}
      >
        <code>
          {[...before, ...lineRuns(text)].map((run, index) => (
            <Lines key={index} text={run} />
          ))}
        </code>
      </pre>
    </div>
  );
}

/** Memoised by run: code of thousands of lines grows by the drawing of its last ones. */
const Lines = memo(function Lines({ text }: { text: string }) {
  return text;
});
