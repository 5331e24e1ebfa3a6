import type { ChartCardView } from "./types.ts";

/** A chart as Markdown: its title, and its figures as a table. */
export function chartMarkdown({ title, category, categories, series }: ChartCardView): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(" | ")} |`;
  const rows = categories.map((name, at) =>
    line([name, ...series.map(({ values }) => String(values[at] ?? ""))]),
  );
  return [
    `**${title}**`,
    "",
    line([category, ...series.map(({ name }) => name)]),
    line(["---", ...series.map(() => "---:")]),
    ...rows,
  ].join("\n");
}

const cellOf = (text: string) => text.replace(/\s+/g, " ").replace(/[\\|]/g, "\\$&");
