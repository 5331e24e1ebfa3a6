import { use } from "react";
import { LabelsContext } from "./labels-context.ts";

/*
 * Words of the smallest components, each by itself and apart from all others: a page with one button would otherwise load
 * the words of the whole library.
 */
export const loading = "Loading…";
export const newTab = "opens in a new tab";
export const copy = "Copy";
export const copied = "Copied";
export const copyFailed = "Copying failed";

/** All of them, for the labels. */
export const smallWords = { loading, newTab, copy, copied, copyFailed } as const;

/** One of these words in the language in force here. */
export function useSmallWord(word: keyof typeof smallWords, english: string): string {
  return use(LabelsContext)[word] ?? english;
}
