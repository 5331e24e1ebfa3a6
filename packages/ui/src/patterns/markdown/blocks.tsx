import { createElement, memo, type ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { CodeBlock } from "./code-block.tsx";
import { renderInlines, InlineRun } from "./inlines.tsx";
import { MarkdownTable } from "./markdown-table.tsx";
import { toRuns } from "./open-block.ts";
import { partsOf, type Inlines } from "./paragraph-parts.ts";
import type { Block, ListItem } from "./types.ts";

type HeadingBlock = Extract<Block, { kind: "heading" }>;
type ListBlock = Extract<Block, { kind: "list" }>;

/**
 * Renders blocks; `outline` is added to each heading's level, so that an answer stays below its page's own headings.
 */
export function renderBlocks(blocks: readonly Block[], outline: number): ReactNode {
  return blocks.map((block, index) => renderBlock(block, outline, index));
}

function renderBlock(block: Block, outline: number, key: number): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        // Not text-pretty: it moves the words of the last lines while they are written.
        <p className="me-auto max-w-measure text-wrap" dir="auto" key={key}>
          {renderParts(partsOf([...(block.before ?? []), block.children]))}
        </p>
      );
    case "heading":
      return renderHeading(block, outline, key);
    case "list":
      return renderList(block, outline, key);
    case "quote":
      return (
        <blockquote
          className="flex me-auto max-w-measure flex-col gap-2 border-s-2 border-line ps-3 text-muted"
          dir="auto"
          key={key}
        >
          {renderBlocks(block.blocks, outline)}
        </blockquote>
      );
    case "code":
      return <CodeBlock block={block} key={key} />;
    case "table":
      return <MarkdownTable key={key} table={block} />;
    case "raw":
      return (
        <p
          className="me-auto max-w-measure font-mono text-12 whitespace-pre-wrap wrap-anywhere"
          dir="auto"
          key={key}
        >
          {block.text}
        </p>
      );
    case "rule":
      return <hr className="border-line" key={key} />;
  }
}

/**
 * The first part is inline in the paragraph, as in nearly all paragraphs: its elements stay mounted when another part
 * begins.
 */
function renderParts([first = [], ...others]: ReturnType<typeof partsOf>): ReactNode {
  const runs = (part: readonly Inlines[]) =>
    part.map((inlines, index) => <InlineRun key={index} of={inlines} />);
  return (
    <>
      {runs(first)}
      {others.map((part, index) => (
        // Contained: only the growing part is laid out and painted again.
        <span className="contained block" key={`part ${index}`}>
          {runs(part)}
        </span>
      ))}
    </>
  );
}

const headingLooks = {
  1: "pt-2 text-16 font-semibold",
  2: "pt-2 text-14 font-semibold",
  3: "pt-1 text-14 font-semibold",
  4: "text-14 font-medium",
  5: "text-13 font-medium",
  6: "text-13 font-medium text-muted",
} as const;

function renderHeading(block: HeadingBlock, outline: number, key: number): ReactNode {
  const tag = `h${Math.min(6, block.level + outline)}`;
  const looks = `me-auto max-w-measure first:pt-0 ${headingLooks[block.level]}`;
  return createElement(tag, { className: looks, dir: "auto", key }, renderInlines(block.children));
}

function renderList(block: ListBlock, outline: number, key: number): ReactNode {
  const looks = `me-auto max-w-measure marker:text-subtle ${block.tight ? "*:not-first:mt-1" : "*:not-first:mt-3"}`;
  const runs = toRuns(block.before ?? [], block.items);
  const entries = runs.map((items, index) => (
    <Entries items={items} key={index} outline={outline} tight={block.tight} />
  ));
  if (block.start === null) {
    const tasks = runs.length > 0 && runs.every((items) => items.every(isTask));
    const style = tasks ? "list-none" : "list-disc ps-5";
    return (
      <ul className={`${looks} ${style}`} dir="auto" key={key}>
        {entries}
      </ul>
    );
  }
  return (
    <ol
      className={`${looks} list-decimal nums ${numberRoom(block, runs)}`}
      dir="auto"
      key={key}
      start={block.start}
    >
      {entries}
    </ol>
  );
}

const rooms = ["ps-6", "ps-6", "ps-9", "ps-11", "ps-13"];

/** Space for the longest number: content outside the list's box would be cut off. */
function numberRoom({ start }: ListBlock, runs: readonly (readonly ListItem[])[]): string {
  const last = (start ?? 1) + runs.reduce((count, items) => count + items.length, 0) - 1;
  return rooms[Math.min(String(last).length, rooms.length) - 1] ?? "";
}

const isTask = ({ checked }: ListItem) => checked !== null;

type EntriesProps = { items: readonly ListItem[]; tight: boolean; outline: number };

/** Memoised by run and by entry: a list of thousands only renders its last entry. */
const Entries = memo(function Entries({ items, ...rest }: EntriesProps) {
  return items.map((item, index) => <Entry item={item} key={index} {...rest} />);
});

type EntryProps = { item: ListItem; tight: boolean; outline: number };

const Entry = memo(function Entry({ item, tight, outline }: EntryProps) {
  const words = useWords(markdownWords);
  const content = renderEntry(item, tight, outline);
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

// One path each, because a list of hundreds of tasks pays for every element.
const emptyBox =
  "M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5Z";
const tickedBox = `${emptyBox}m1.25 5.75 2 2 3.75-4`;

/** Most entries are one line, which needs no element of its own. */
function renderEntry({ blocks }: ListItem, tight: boolean, outline: number): ReactNode {
  const [only] = blocks;
  if (tight && blocks.length === 1 && only?.kind === "paragraph" && !only.before) {
    return renderInlines(only.children);
  }
  return (
    <div className={`flex min-w-0 flex-col ${tight ? "gap-1" : "gap-3"}`}>
      {renderBlocks(blocks, outline)}
    </div>
  );
}
