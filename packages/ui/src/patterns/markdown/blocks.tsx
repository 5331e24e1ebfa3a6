"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { createElement, memo, type ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { CodeBlock } from "./code-block.tsx";
import { InlinePiece, Inlines } from "./inlines.tsx";
import { MarkdownTable } from "./markdown-table.tsx";
import { toRuns } from "./open-block.ts";
import type { Block, ListItem } from "./types.ts";

type HeadingBlock = Extract<Block, { kind: "heading" }>;
type ListBlock = Extract<Block, { kind: "list" }>;

/** Draws blocks; `outline` is added to each heading's level, so that an answer stays below its page's own headings. */
export function Blocks({
  of: blocks,
  outline,
}: {
  of: readonly Block[];
  outline: number;
}): ReactNode {
  return blocks.map((block, index) => <One block={block} key={index} outline={outline} />);
}

function One({ block, outline }: { block: Block; outline: number }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        // Not text-pretty: it moves the words of the last lines while they are written.
        <p className="max-w-measure text-wrap" dir="auto">
          {[...(block.before ?? []), block.children].map((piece, index) => (
            <InlinePiece of={piece} key={index} />
          ))}
        </p>
      );
    case "heading":
      return <Heading block={block} outline={outline} />;
    case "list":
      return <List block={block} outline={outline} />;
    case "quote":
      return (
        <blockquote
          className="flex max-w-measure flex-col gap-2 border-s-2 border-line ps-3 text-muted"
          dir="auto"
        >
          <Blocks of={block.blocks} outline={outline} />
        </blockquote>
      );
    case "code":
      return <CodeBlock block={block} />;
    case "table":
      return <MarkdownTable table={block} />;
    case "raw":
      return (
        <p className="max-w-measure font-mono text-12 whitespace-pre-wrap wrap-anywhere" dir="auto">
          {block.text}
        </p>
      );
    case "rule":
      return <hr className="border-line" />;
  }
}

const headingLooks = {
  1: "pt-2 text-16 font-semibold",
  2: "pt-2 text-14 font-semibold",
  3: "pt-1 text-14 font-semibold",
  4: "text-14 font-medium",
  5: "text-13 font-medium",
  6: "text-13 font-medium text-muted",
} as const;

function Heading({ block, outline }: { block: HeadingBlock; outline: number }) {
  const tag = `h${Math.min(6, block.level + outline)}`;
  const looks = `max-w-measure first:pt-0 ${headingLooks[block.level]}`;
  return createElement(tag, { className: looks, dir: "auto" }, <Inlines of={block.children} />);
}

function List({ block, outline }: { block: ListBlock; outline: number }) {
  const looks = `max-w-measure marker:text-subtle ${block.tight ? "*:not-first:mt-1" : "*:not-first:mt-3"}`;
  const runs = toRuns(block.before ?? [], block.items);
  const entries = runs.map((items, index) => (
    <Entries items={items} key={index} outline={outline} tight={block.tight} />
  ));
  if (block.start === null) {
    const tasks = runs.length > 0 && runs.every((items) => items.every(isTask));
    const style = tasks ? "list-none" : "list-disc ps-5";
    return (
      <ul className={`${looks} ${style}`} dir="auto">
        {entries}
      </ul>
    );
  }
  return (
    <ol className={`${looks} list-decimal ps-6 nums`} dir="auto" start={block.start}>
      {entries}
    </ol>
  );
}

const isTask = ({ checked }: ListItem) => checked !== null;

type EntriesProps = { items: readonly ListItem[]; tight: boolean; outline: number };

/** Memoised by run and by entry: a list of thousands grows by the drawing of its last entry. */
const Entries = memo(function Entries({ items, ...rest }: EntriesProps) {
  return items.map((item, index) => <Entry item={item} key={index} {...rest} />);
});

type EntryProps = { item: ListItem; tight: boolean; outline: number };

const Entry = memo(function Entry({ item, tight, outline }: EntryProps) {
  const words = useWords(markdownWords);
  const content = <EntryContent item={item} outline={outline} tight={tight} />;
  if (item.checked === null) return <li>{content}</li>;
  return (
    <li className="relative list-none ps-6">
      <svg
        aria-label={item.checked ? words.taskDone : words.taskOpen}
        className="absolute start-0 top-0.5 size-4 text-muted"
        fill="none"
        role="img"
        stroke="currentColor"
        viewBox="0 0 16 16"
      >
        <path d={item.checked ? tickedBox : emptyBox} />
      </svg>
      {content}
    </li>
  );
});

// Drawn here with one path each: a list of hundreds of tasks pays for every element.
const emptyBox =
  "M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5Z";
const tickedBox = `${emptyBox}m1.25 5.75 2 2 3.75-4`;

/** Most entries are one line, which needs no element of its own. */
function EntryContent({ item: { blocks }, tight, outline }: EntryProps) {
  const [only] = blocks;
  if (tight && blocks.length === 1 && only?.kind === "paragraph" && !only.before) {
    return <Inlines of={only.children} />;
  }
  return (
    <div className={`flex min-w-0 flex-col ${tight ? "gap-1" : "gap-3"}`}>
      <Blocks of={blocks} outline={outline} />
    </div>
  );
}
