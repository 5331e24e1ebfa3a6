"use no memo"; // Drawn once and memoised by run: what the compiler would remember of each element costs more than it saves.

import { createElement, memo, type ReactNode } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { markdownWords } from "../../components/labels/words/markdown-words.ts";
import { CodeBlock } from "./code-block.tsx";
import { drawInlines, InlinePiece } from "./inlines.tsx";
import { MarkdownTable } from "./markdown-table.tsx";
import { toRuns } from "./open-block.ts";
import { partsOf, type Piece } from "./paragraph-parts.ts";
import type { Block, ListItem } from "./types.ts";

type HeadingBlock = Extract<Block, { kind: "heading" }>;
type ListBlock = Extract<Block, { kind: "list" }>;

/** Draws blocks; `outline` is added to each heading's level, so that an answer stays below its page's own headings. */
export function drawBlocks(blocks: readonly Block[], outline: number): ReactNode {
  return blocks.map((block, index) => drawBlock(block, outline, index));
}

function drawBlock(block: Block, outline: number, key: number): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        // Not text-pretty: it moves the words of the last lines while they are written.
        <p className="max-w-measure text-wrap" dir="auto" key={key}>
          {drawParts(partsOf([...(block.before ?? []), block.children]))}
        </p>
      );
    case "heading":
      return drawHeading(block, outline, key);
    case "list":
      return drawList(block, outline, key);
    case "quote":
      return (
        <blockquote
          className="flex max-w-measure flex-col gap-2 border-s-2 border-line ps-3 text-muted"
          dir="auto"
          key={key}
        >
          {drawBlocks(block.blocks, outline)}
        </blockquote>
      );
    case "code":
      return <CodeBlock block={block} key={key} />;
    case "table":
      return <MarkdownTable key={key} table={block} />;
    case "raw":
      return (
        <p
          className="max-w-measure font-mono text-12 whitespace-pre-wrap wrap-anywhere"
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

/** The first part stands in the paragraph itself, as nearly all paragraphs are: it keeps its elements when another one begins. */
function drawParts([first = [], ...others]: ReturnType<typeof partsOf>): ReactNode {
  const pieces = (part: readonly Piece[]) =>
    part.map((piece, index) => <InlinePiece key={index} of={piece} />);
  return (
    <>
      {pieces(first)}
      {others.map((part, index) => (
        // Contained: only the part that grows is laid out and painted again.
        <span className="contained block" key={`part ${index}`}>
          {pieces(part)}
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

function drawHeading(block: HeadingBlock, outline: number, key: number): ReactNode {
  const tag = `h${Math.min(6, block.level + outline)}`;
  const looks = `max-w-measure first:pt-0 ${headingLooks[block.level]}`;
  return createElement(tag, { className: looks, dir: "auto", key }, drawInlines(block.children));
}

function drawList(block: ListBlock, outline: number, key: number): ReactNode {
  const looks = `max-w-measure marker:text-subtle ${block.tight ? "*:not-first:mt-1" : "*:not-first:mt-3"}`;
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

/** Room for the longest number: what reaches out of the list would be cut off. */
function numberRoom({ start }: ListBlock, runs: readonly (readonly ListItem[])[]): string {
  const last = (start ?? 1) + runs.reduce((count, items) => count + items.length, 0) - 1;
  return rooms[Math.min(String(last).length, rooms.length) - 1] ?? "";
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
  const content = drawEntry(item, tight, outline);
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
function drawEntry({ blocks }: ListItem, tight: boolean, outline: number): ReactNode {
  const [only] = blocks;
  if (tight && blocks.length === 1 && only?.kind === "paragraph" && !only.before) {
    return drawInlines(only.children);
  }
  return (
    <div className={`flex min-w-0 flex-col ${tight ? "gap-1" : "gap-3"}`}>
      {drawBlocks(blocks, outline)}
    </div>
  );
}
