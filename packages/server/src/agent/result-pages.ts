import type { ToolOutput } from "../domain/runs/single-call.ts";
import { beginningOf } from "../tables/beginning-of.ts";

/** Characters of a result that a model is given at once. */
export const PAGE_CHARACTERS = 24_000;

/** The name of the tool that reads on. Tools of plugins have the plugin's name before theirs, so none can have this one. */
export const READ_RESULT = "read_result";

/** A part of a result: which one of how many, and what it holds. */
export type ResultPage = {
  readonly page: number;
  readonly of: number;
  /** Such as `rows 1 to 200 of 1,000`. */
  readonly holds: string;
  readonly value: unknown;
};

/**
 * Splits a result that is too long to be read at once. A list of rows is split between two rows, with everything beside it on
 * each page, so that no row is read in part; anything else by characters.
 * @returns undefined for a page that the result does not have, or for a result that is one page
 */
export function pageOf(
  result: unknown,
  page: number,
  most: number = PAGE_CHARACTERS,
): ResultPage | undefined {
  const text = JSON.stringify(result) ?? "null";
  if (text.length <= most) return undefined;
  const pages = rowPages(JSON.parse(text), most) ?? textPages(text, most);
  const found = pages[page - 1];
  return found && { ...found, page, of: pages.length };
}

/** A page as the model reads it, with what is left out and how to read on. */
export function toPageOutput(callId: string, { page, of, holds, value }: ResultPage): ToolOutput {
  const next =
    page < of
      ? `The rest is kept. To read on, call ${READ_RESULT} with ${JSON.stringify({ result: callId, page: page + 1 })}.`
      : "This is the last page.";
  const note = `Page ${page} of ${of}: ${holds}. ${next}`;
  if (typeof value === "string") return { type: "text", value: `${value}\n[${note}]` };
  // Many results have a page of their own, which must not take the place of the note.
  const key = "page" in Object(value) ? "page_of_result" : "page";
  return { type: "json", value: JSON.parse(JSON.stringify({ [key]: note, ...Object(value) })) };
}

type Part = Pick<ResultPage, "holds" | "value">;

/** The pages of a result that is mostly one list; undefined for any other. */
function rowPages(result: unknown, most: number): Part[] | undefined {
  const list = longestList(result);
  if (!list) return undefined;
  const { key, rows, beside } = list;
  const room = most - JSON.stringify({ ...beside, [key]: [] }).length;
  const groups = room > most / 2 ? groupRows(rows, room) : undefined;
  let first = 0;
  return groups?.map((group) => {
    const from = first + 1;
    first += group.length;
    return {
      holds: `rows ${count(from)} to ${count(first)} of ${count(rows.length)}`,
      value: { ...beside, [key]: group },
    };
  });
}

/** Rows in groups that fit; undefined where a row alone does not. */
function groupRows(rows: readonly unknown[], room: number): unknown[][] | undefined {
  const groups: unknown[][] = [];
  let left = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length + 1;
    if (length > room) return undefined;
    if (length > left) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(row);
    left -= length;
  }
  return groups;
}

type List = {
  readonly key: string;
  readonly rows: readonly unknown[];
  readonly beside: Readonly<Record<string, unknown>>;
};

function longestList(result: unknown): List | undefined {
  if (Array.isArray(result)) return { key: "items", rows: result, beside: {} };
  if (typeof result !== "object" || result === null) return undefined;
  const lists = Object.entries(result).flatMap(([key, rows]: [string, unknown]) =>
    Array.isArray(rows) && rows.length > 1 ? [{ key, rows: rows as unknown[] }] : [],
  );
  const [longest] = lists.toSorted((a, b) => lengthOf(b.rows) - lengthOf(a.rows));
  if (!longest) return undefined;
  const { [longest.key]: _rows, ...beside } = result as Record<string, unknown>;
  return { ...longest, beside };
}

const lengthOf = (value: unknown) => JSON.stringify(value).length;

function textPages(text: string, most: number): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < text.length; ) {
    const value = beginningOf(text.slice(from), most);
    const to = from + value.length;
    const holds = `characters ${count(from + 1)} to ${count(to)} of ${count(text.length)}`;
    parts.push({ holds, value });
    from = to;
  }
  return parts;
}

const count = (number: number) => number.toLocaleString("en-US");
