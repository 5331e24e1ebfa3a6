import type { DatasetTable } from "./ports.ts";

/** What was decided about a table, in sentences. */
export const notesOf = ({ decisions, notes = [] }: DatasetTable): string[] =>
  decisions?.map(({ sentence }) => sentence) ?? [...notes];

/** Doubtful decisions that a sum depends on. */
const OF_SUMS: ReadonlySet<string> = new Set(["totals", "named_totals", "merged"]);
const MAX_DOUBTS = 3;

/** What a person should know who reads a figure of a table: rows that may be totals of others. */
export const doubtsOn = (filename: string, { decisions = [] }: DatasetTable): string[] =>
  decisions
    .filter(({ kind, isDoubtful }) => isDoubtful && OF_SUMS.has(kind))
    .slice(0, MAX_DOUBTS)
    .map(({ sentence }) => `${filename}: ${sentence}`);
