import { readDefinition } from "./link-definitions.ts";
import type { BlockNode, Span } from "./nodes.ts";

/** A line of a paragraph, from its first non-space character. */
export type TextLine = Span & { text: string };

/** A leaf block that is still open. */
export type Leaf =
  | { kind: "paragraph"; lines: TextLine[] }
  | (Span & { kind: "code"; lines: string[]; info: string; closed: boolean; fence: Fence | null })
  | (Span & { kind: "html"; lines: string[]; end: RegExp | undefined })
  | (Span & { kind: "table"; head: string; marks: string; rows: string[] });

/** The opening of a fence, and its indentation. */
export type Fence = { mark: string; indent: number };

/**
 * The blocks of a leaf that has ended.
 * @param verbatim the document, if the paragraph is at top level: its offsets are then those of the document
 */
export function finish(leaf: Leaf, verbatim: string | null): BlockNode[] {
  switch (leaf.kind) {
    case "paragraph": {
      const { definitions, rest } = splitParagraph(leaf.lines, verbatim);
      return rest === null ? definitions : [...definitions, { kind: "paragraph", ...rest }];
    }
    case "code":
      return [finishCode(leaf)];
    case "html": {
      const { from, to } = leaf;
      return [{ kind: "html", from, to, text: withoutBlankEnd(leaf.lines).join("\n") }];
    }
    case "table":
      return [leaf];
  }
}

function finishCode({ from, to, info, closed, fence, lines }: Extract<Leaf, { kind: "code" }>) {
  const text = (fence ? lines : withoutBlankEnd(lines)).join("\n");
  return { kind: "code", from, to, info, closed, text } as const;
}

function withoutBlankEnd(lines: readonly string[]): readonly string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== "") + 1);
}

/** A paragraph without its leading definitions; null if nothing else is in it. */
export function splitParagraph(
  lines: readonly TextLine[],
  verbatim: string | null,
): { definitions: BlockNode[]; rest: TextLine | null } {
  const from = lines[0]?.from ?? 0;
  const to = lines.at(-1)?.to ?? 0;
  const text = verbatim?.slice(from, to) ?? lines.map((line) => line.text).join("\n");
  const definitions: BlockNode[] = [];
  let at = 0;
  while (text[at] === "[") {
    const found = readDefinition(text.slice(at));
    if (found === null) break;
    const { label, target, end } = found;
    const place = verbatim === null ? { from, to } : { from: from + at, to: from + at + end };
    definitions.push({ kind: "definition", ...place, label, target });
    at += end + 1;
    while (text[at] === " " || text[at] === "\t") at++;
  }
  if (at >= text.length) return { definitions, rest: null };
  return {
    definitions,
    rest: { from: from + (verbatim === null ? 0 : at), to, text: text.slice(at) },
  };
}
