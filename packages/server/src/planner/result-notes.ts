import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { catalogIn } from "./data/catalog.ts";

/** Characters of a list of files for the planner, which are kept with the run: two hundred files of forty columns. */
const LONGEST_LIST = 1_000_000;

/**
 * The whole list of files of a result that models read a part of, as a note that only the planner reads: it finds tables and
 * columns by their names, and knows only those it sees. Undefined for any other result.
 */
export function resultNotes(value: unknown) {
  const files = catalogIn(value);
  if (!files || JSON.stringify(files).length > LONGEST_LIST) return undefined;
  return { switchboard: { whole: files } };
}

/** What `resultNotes` keeps beside a text; undefined where there is no note. */
export const wholeResult = (notes: LanguageModelV4Prompt[number]["providerOptions"]): unknown =>
  notes?.["switchboard"]?.["whole"];
