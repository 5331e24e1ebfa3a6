import type { Block, Inline, ListItem } from "../../patterns/markdown/types.ts";

/** Writes blocks as the HTML of the specification, for its examples only: the product renders with blocks.tsx. */
export function specHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join("");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return `<p>${inlineHtml(block.children)}</p>\n`;
    case "heading":
      return `<h${block.level}>${inlineHtml(block.children)}</h${block.level}>\n`;
    case "quote":
      return `<blockquote>\n${specHtml(block.blocks)}</blockquote>\n`;
    case "code":
      return codeHtml(block);
    case "list":
      return listHtml(block);
    case "table":
      return tableHtml(block);
    case "raw":
      return `${escaped(block.text)}\n`;
    case "rule":
      return "<hr />\n";
  }
}

function codeHtml({ language, text }: Extract<Block, { kind: "code" }>): string {
  const name = language === "" ? "" : ` class="language-${escaped(language)}"`;
  return `<pre><code${name}>${text === "" ? "" : `${escaped(text)}\n`}</code></pre>\n`;
}

function listHtml({ items, start, tight }: Extract<Block, { kind: "list" }>): string {
  const entries = items.map((item) => itemHtml(item, tight)).join("");
  if (start === null) return `<ul>\n${entries}</ul>\n`;
  return `<ol${start === 1 ? "" : ` start="${start}"`}>\n${entries}</ol>\n`;
}

function itemHtml({ checked, blocks }: ListItem, tight: boolean): string {
  const box =
    checked === null ? "" : `<input ${checked ? 'checked="" ' : ""}disabled="" type="checkbox"> `;
  let html = "";
  for (const block of blocks) {
    const bare = tight && block.kind === "paragraph";
    if (bare) html += inlineHtml(block.children);
    else html += `${html === "" || html.endsWith("\n") ? "" : "\n"}${blockHtml(block)}`;
    if (!bare && html === blockHtml(block)) html = `\n${html}`;
  }
  return `<li>${box}${html}</li>\n`;
}

function tableHtml({ align, head, rows }: Extract<Block, { kind: "table" }>): string {
  const row = (cells: readonly (readonly Inline[])[], tag: string) => {
    const written = cells.map((cell, column) => {
      const side = align[column];
      const attribute =
        side === "center" ? ' align="center"' : side === "end" ? ' align="right"' : "";
      return `<${tag}${attribute}>${inlineHtml(cell)}</${tag}>\n`;
    });
    return `<tr>\n${written.join("")}</tr>\n`;
  };
  const body =
    rows.length === 0 ? "" : `<tbody>\n${rows.map((cells) => row(cells, "td")).join("")}</tbody>\n`;
  return `<table>\n<thead>\n${row(head, "th")}</thead>\n${body}</table>\n`;
}

const wrappers = { emphasis: "em", strong: "strong", struck: "del" } as const;

function inlineHtml(inlines: readonly Inline[]): string {
  return inlines.map(oneHtml).join("");
}

function oneHtml(inline: Inline): string {
  switch (inline.kind) {
    case "text":
      return escaped(inline.text);
    case "break":
      return "\n";
    case "code":
      return `<code>${escaped(inline.text)}</code>`;
    case "emphasis":
    case "strong":
    case "struck": {
      const tag = wrappers[inline.kind];
      return `<${tag}>${inlineHtml(inline.children)}</${tag}>`;
    }
    case "link": {
      const title = inline.title === undefined ? "" : ` title="${escaped(inline.title)}"`;
      return `<a href="${address(inline.href)}"${title}>${inlineHtml(inline.children)}</a>`;
    }
    case "image":
      return `<img src="${address(inline.address)}" alt="${escaped(inline.alt)}" />`;
    case "note":
      return escaped(inline.written);
  }
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Escapes an address as the reference implementations do: existing escapes stay. */
function address(written: string): string {
  return escaped(encodeURI(written).replace(/%25([\da-f]{2})/gi, "%$1"));
}
