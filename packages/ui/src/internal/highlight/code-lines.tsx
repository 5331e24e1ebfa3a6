import { memo, type ReactNode } from "react";
import type { CodeHighlighter, Token, TokenKind } from "./code-highlighter.ts";

const colours: Record<TokenKind, string> = {
  comment: "text-subtle",
  deleted: "text-danger",
  keyword: "text-accent",
  literal: "text-accent",
  number: "text-success",
  string: "text-info",
};

/** Props of {@link CodeLines}. */
export interface CodeLinesProps {
  /** Lines with their line feeds. */
  text: string;
  /** Index of this run in its block. */
  index: number;
  /** Null if the code is plain. */
  highlighter: CodeHighlighter | null;
  /** Long lines wrap instead of scrolling. @default false */
  wrap?: boolean;
}

/** A run of lines. Memoised, as each line is: code of thousands of lines only renders its last one. */
export const CodeLines = memo(function CodeLines({
  text,
  index,
  highlighter,
  wrap = false,
}: CodeLinesProps): ReactNode {
  const lines = highlighter?.read(index, text);
  const open = text.endsWith("\n") ? -1 : (lines?.length ?? 0) - 1;
  return (
    // Contained: the browser lays out and paints the last run again, not the whole code. As wide as its longest line,
    // since contained content is clipped at its edge.
    <span className={wrap ? "block whitespace-pre-wrap wrap-anywhere" : "contained block w-max"}>
      {lines?.map((tokens, line) => <Line key={line} open={line === open} tokens={tokens} />) ??
        text}
    </span>
  );
});

const Line = memo(function Line({ tokens, open }: { tokens: readonly Token[]; open: boolean }) {
  return (
    <>
      {tokens.map(({ text, kind }, index) =>
        kind === null ? (
          text
        ) : (
          <span className={colours[kind]} key={index}>
            {text}
          </span>
        ),
      )}
      {open ? null : "\n"}
    </>
  );
});
