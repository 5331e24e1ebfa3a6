import type { AskedView } from "@switchboard/ui/patterns/question-answer";
import { markdownTable, plain } from "./markdown-parts.ts";

/** A question in words with its answer: the rows that were counted, the figures, and what may be wrong with them. */
export function questionMarkdown(
  { said, answer, changed, open = [], question }: AskedView,
  first: AskedView | null,
): string[] {
  const words = `**${plain(said ?? question.table)}**`;
  if (!answer) {
    const missing = open.map(({ word }) => `“${plain(word)}”`).join(", ");
    return [
      words,
      missing === "" ? "Not computed." : `Not computed: what ${missing} means is open.`,
    ];
  }
  const { columns, rows, row_count: rowCount, counted, of, filename, notes } = answer;
  const before = first?.said === undefined ? "" : ` Before: **${plain(first.said)}**`;
  return [
    words,
    ...(changed ? [`Changed by a person.${before}`] : []),
    `${counted} of ${of} rows of ${plain(filename)}.`,
    ...(columns.length === 0
      ? []
      : markdownTable({ columns: columns.map(({ label }) => label), rows, rowCount })),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${plain(note)}`).join("\n")]),
  ];
}
