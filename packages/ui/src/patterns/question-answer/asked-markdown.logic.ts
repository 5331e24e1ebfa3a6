import { textOf } from "./text-of.logic.ts";
import type { AskedView } from "./types.ts";

const SPECIAL = /[\\|]/g;

const lineOf = (cells: readonly unknown[]) =>
  `| ${cells.map((cell) => cellOf(cell).replace(/\s+/g, " ").replace(SPECIAL, "\\$&")).join(" | ")} |`;

const cellOf = (cell: unknown): string => (cell === null || cell === undefined ? "" : textOf(cell));

/** A question and its answer as Markdown that can be pasted elsewhere: what was asked, and the figures as a table. */
export function askedMarkdown({ said = "", answer }: AskedView): string {
  if (!answer) return said && `**${said}**`;
  const { text, columns, rows, row_count: total } = answer;
  const table = [
    lineOf(columns.map(({ label, unit }) => (unit ? `${label}, ${unit}` : label))),
    lineOf(columns.map(({ type }) => (type === "integer" || type === "decimal" ? "---:" : "---"))),
    ...rows.map(lineOf),
    ...(rows.length < total ? [lineOf(columns.map(() => "…"))] : []),
  ];
  return [`**${answer.said}**`, text, ...(rows.length > 0 ? [table.join("\n")] : [])].join("\n\n");
}
