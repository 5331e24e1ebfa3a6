import { use, useMemo } from "react";
import type { Labels } from "./labels.types.ts";
import { LabelsContext, noLabels } from "./labels-context.ts";
import type { smallWords } from "./small-words.ts";

/**
 * The words of one pattern in the current language. Takes the English ones, so that a page with one pattern does not
 * load the words of all others.
 */
export function useWords<Words extends Partial<Labels>>(english: Words): Words {
  const replaced = use(LabelsContext);
  // Stable while nothing changes: forms are built from them, and would be rebuilt at each render.
  return useMemo(
    () => (replaced === noLabels ? english : { ...english, ...replaced }),
    [english, replaced],
  );
}

/** One word of the smallest components in the current language. */
export function useSmallWord(word: keyof typeof smallWords, english: string): string {
  return use(LabelsContext)[word] ?? english;
}
