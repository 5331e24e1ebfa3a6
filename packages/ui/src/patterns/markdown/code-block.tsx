import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";

export type CodeBlockProps = {
  /** Word behind the opening fence; empty when there is none. */
  language: string;
  text: string;
};

/** Code in an answer: scrolls inside, can be copied. */
export function CodeBlock({ language, text }: CodeBlockProps) {
  "use no memo"; // So small that what the compiler remembers is larger than what it saves.
  const words = useWords(markdownWords);
  return (
    <div className="overflow-hidden rounded-8 border border-line bg-sunken" data-slot="code-block">
      <div className="flex h-control-md items-center justify-between ps-3 pe-1">
        <span className="truncate font-mono text-12 text-subtle">{language}</span>
        <CopyButton label={words.copyCode} text={text} />
      </div>
      <pre
        aria-label={language === "" ? words.code : words.codeIn(language)}
        className="overflow-x-auto px-3 pb-3 font-mono text-13"
        dir="ltr"
        role="group"
        // A keyboard reader scrolls a long line only where focus can go.
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
    </div>
  );
}
