const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that HTML shows as it is. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * The Markdown of plugin guides as HTML: headings, paragraphs, lists, tables, code, emphasis and links. Everything else,
 * HTML included, comes out as the text that it is, so the result holds no element that is not made here.
 */
export function markdownToHtml(markdown: string): string {
  const lines = markdown.replaceAll("\r\n", "\n").split("\n");
  const html: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = readBlock(lines, at);
    if (block.html) html.push(block.html);
    at = block.next;
  }
  return html.join("\n");
}

type Block = { html: string; next: number };

function readBlock(lines: readonly string[], at: number): Block {
  const line = lines[at] ?? "";
  if (line.trim() === "") return { html: "", next: at + 1 };
  const heading = /^(#{1,4})\s+(.*)$/.exec(line);
  if (heading) {
    // The page has its own first heading.
    const level = Math.min((heading[1]?.length ?? 1) + 1, 5);
    return { html: `<h${level}>${inline(heading[2] ?? "")}</h${level}>`, next: at + 1 };
  }
  if (line.startsWith("```")) return codeBlock(lines, at);
  if (/^\s*[-*]\s+/.test(line)) return list(lines, at, "ul", /^\s*[-*]\s+/);
  if (/^\s*\d+\.\s+/.test(line)) return list(lines, at, "ol", /^\s*\d+\.\s+/);
  if (line.startsWith("|")) return table(lines, at);
  return paragraph(lines, at);
}

function takeWhile(lines: readonly string[], at: number, wanted: (line: string) => boolean) {
  let next = at;
  while (next < lines.length && wanted(lines[next] ?? "")) next++;
  return { taken: lines.slice(at, next), next };
}

function codeBlock(lines: readonly string[], at: number): Block {
  const { taken, next } = takeWhile(lines, at + 1, (line) => !line.startsWith("```"));
  return { html: `<pre><code>${escapeHtml(taken.join("\n"))}</code></pre>`, next: next + 1 };
}

function list(lines: readonly string[], at: number, tag: "ul" | "ol", marker: RegExp): Block {
  const { taken, next } = takeWhile(lines, at, (line) => marker.test(line));
  const items = taken.map((line) => `<li>${inline(line.replace(marker, ""))}</li>`).join("");
  return { html: `<${tag}>${items}</${tag}>`, next };
}

function table(lines: readonly string[], at: number): Block {
  const { taken, next } = takeWhile(lines, at, (line) => line.startsWith("|"));
  const rows = taken
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) => line.replaceAll(/^\||\|\s*$/g, "").split("|"));
  const cells = (row: readonly string[], tag: "th" | "td") =>
    `<tr>${row.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  const [head = [], ...body] = rows;
  return {
    html: `<table><thead>${cells(head, "th")}</thead><tbody>${body.map((row) => cells(row, "td")).join("")}</tbody></table>`,
    next,
  };
}

function paragraph(lines: readonly string[], at: number): Block {
  const { taken, next } = takeWhile(
    lines,
    at,
    (line) => line.trim() !== "" && !/^(?:#{1,4}\s|```|\s*[-*]\s|\s*\d+\.\s|\|)/.test(line),
  );
  // A line that only looks like the start of another block is still text.
  const text = taken.length > 0 ? taken : [lines[at] ?? ""];
  return { html: `<p>${inline(text.join(" "))}</p>`, next: Math.max(next, at + 1) };
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) =>
      /^`[^`]+`$/.test(part) ? `<code>${escapeHtml(part.slice(1, -1))}</code>` : formatted(part),
    )
    .join("");
}

const formatted = (text: string) =>
  escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, label: string, href: string) =>
      /^(?:https?:\/\/|\/(?!\/))/.test(href)
        ? `<a href="${href}" target="_blank" rel="noopener noreferrer">${label}</a>`
        : whole,
    )
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*([^*]+)\*/g, "<em>$1</em>");
