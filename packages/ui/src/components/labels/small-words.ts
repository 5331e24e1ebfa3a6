import { use } from "react";
import { LabelsContext } from "./labels-context.ts";

/* Words of the smallest components, one constant each: otherwise a page with one button would load the words of the
   whole library. */
export const loading = "Loading…";
export const newTab = "opens in a new tab";
export const copy = "Copy";
export const copied = "Copied";
export const copyFailed = "Could not copy";

/** All of them, for the labels. */
export const smallWords = { loading, newTab, copy, copied, copyFailed } as const;

/** One of these words in the current language. */
export function useSmallWord(word: keyof typeof smallWords, english: string): string {
  return use(LabelsContext)[word] ?? english;
}
