import { fold } from "../../text/stem.ts";
import type { Table } from "../../questions/catalog.ts";
import type { Token } from "../../questions/tokens.ts";
import { annotate } from "./annotate.ts";
import { type KnownTable, knowTable } from "../../questions/known-table.ts";

/** Tables by how many words of the question mean something there. */
export function rankTables(
  tokens: readonly Token[],
  tables: readonly Table[],
  today: string,
  preferred: Table | undefined,
): KnownTable[] {
  if (tables.length === 1) return tables.map(knowTable);
  const text = fold(tokens.map((token) => token.text).join(" "));
  const score = (known: KnownTable) => {
    const telling = annotate(tokens, known, today).filter(({ payload }) =>
      ["column", "value", "entity", "file"].includes(payload.kind),
    );
    const covered = new Map<number, number>();
    for (const span of telling)
      for (let at = span.at; at < span.at + span.length; at++)
        covered.set(at, Math.max(covered.get(at) ?? 0, span.strength));
    const title = fold(known.table.filename.replace(/\.[a-z]+$/i, ""))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && text.includes(word)).length;
    return (
      [...covered.values()].reduce((sum, one) => sum + one, 0) +
      title +
      (known.table === preferred ? 0.5 : 0)
    );
  };
  return tables
    .map((table) => ({ known: knowTable(table), at: 0 }))
    .map(({ known }, at) => ({ known, score: score(known), at }))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .map(({ known }) => known);
}
