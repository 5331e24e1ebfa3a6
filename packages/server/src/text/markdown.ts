/** A text as Markdown shows it literally, on one line. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>|~#]/g, "\\$&");
}

/** Such a text as it was. */
export const unescapeMarkdown = (text: string): string =>
  text.replace(/\\([\\`*_[\]<>|~#])/g, "$1");

/** A table of finished cells; `right` marks the columns of figures. */
export function markdownTable(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly boolean[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(header),
    line(header.map((_cell, index) => (right[index] ? "---:" : "---"))),
    ...rows.map(line),
  ].join("\n");
}

/** `a`, `a and b`, `a, b and c`. */
export function sayList(items: readonly string[]): string {
  if (items.length <= 1) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
