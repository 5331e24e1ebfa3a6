import { readSections } from "./read-blocks.ts";
import type { Block, ColumnAlign, Inline, ListItem, Row } from "./types.ts";

/**
 * A Markdown text as HTML for the clipboard: a word processor or a mail takes its tables, lists and links. It has no styles, and no
 * pictures, which the other program would load from a stranger's server.
 */
export function answerHtml(markdown: string): string {
  const first = readSections(markdown, new Map());
  const { blocks, notes } = first.defined.size > 0 ? readSections(markdown, first.defined) : first;
  const labels = [...notes.keys()];
  const noteOf = (label: string) => labels.indexOf(label) + 1;
  const write = createWriter(noteOf);
  const footnotes = [...notes.values()].map((note) => `<li>${write(note)}</li>`).join("");
  return write(blocks) + (footnotes === "" ? "" : `<hr><ol>${footnotes}</ol>`);
}

const tags = { emphasis: "em", strong: "strong", struck: "del" } as const;
const sides: Partial<Record<ColumnAlign, string>> = {
  center: ' align="center"',
  end: ' align="right"',
  number: ' align="right"',
};

/** @param noteOf the number of a footnote, by its label; 0 if it is not defined */
function createWriter(noteOf: (label: string) => number) {
  const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join("");
  const inlinesHtml = (inlines: readonly Inline[]): string => inlines.map(inlineHtml).join("");

  function blockHtml(block: Block): string {
    switch (block.kind) {
      case "paragraph":
        return `<p>${inlinesHtml(block.children)}</p>`;
      case "heading":
        return `<h${block.level}>${inlinesHtml(block.children)}</h${block.level}>`;
      case "quote":
        return `<blockquote>${blocksHtml(block.blocks)}</blockquote>`;
      case "code":
        return `<pre><code>${escaped(block.text)}</code></pre>`;
      case "list":
        return listHtml(block);
      case "table":
        return tableHtml(block);
      case "raw":
        return `<pre>${escaped(block.text)}</pre>`;
      case "rule":
        return "<hr>";
    }
  }

  function listHtml({ items, start, tight }: Extract<Block, { kind: "list" }>): string {
    const entries = items.map((item) => `<li>${itemHtml(item, tight)}</li>`).join("");
    if (start === null) return `<ul>${entries}</ul>`;
    return `<ol${start === 1 ? "" : ` start="${start}"`}>${entries}</ol>`;
  }

  function itemHtml({ checked, blocks }: ListItem, tight: boolean): string {
    const box = checked === null ? "" : checked ? "☑ " : "☐ ";
    const content = blocks.map((block) =>
      tight && block.kind === "paragraph" ? inlinesHtml(block.children) : blockHtml(block),
    );
    return box + content.join("");
  }

  function tableHtml({ align, head, rows }: Extract<Block, { kind: "table" }>): string {
    const row = (cells: Row, tag: "th" | "td") =>
      `<tr>${cells
        .map(
          (cell, column) =>
            `<${tag}${sides[align[column] ?? "start"] ?? ""}>${inlinesHtml(cell)}</${tag}>`,
        )
        .join("")}</tr>`;
    const body = rows.map((cells) => row(cells, "td")).join("");
    return `<table border="1"><thead>${row(head, "th")}</thead><tbody>${body}</tbody></table>`;
  }

  function inlineHtml(inline: Inline): string {
    switch (inline.kind) {
      case "text":
        return escaped(inline.text);
      case "break":
        return "<br>";
      case "code":
        return `<code>${escaped(inline.text)}</code>`;
      case "emphasis":
      case "strong":
      case "struck":
        return `<${tags[inline.kind]}>${inlinesHtml(inline.children)}</${tags[inline.kind]}>`;
      case "link":
        return `<a href="${escaped(inline.href)}">${inlinesHtml(inline.children)}</a>`;
      case "image": {
        const alt = escaped(inline.alt || inline.address);
        return inline.href === undefined ? alt : `<a href="${escaped(inline.href)}">${alt}</a>`;
      }
      case "note": {
        const number = noteOf(inline.label);
        return number > 0 ? `<sup>${number}</sup>` : escaped(inline.written);
      }
    }
  }

  return blocksHtml;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
