import { use, useMemo } from "react";
import type { Labels } from "./labels.types.ts";
import { LabelsContext, noLabels } from "./labels-context.ts";

/**
 * The words of one pattern in the language in force here. Takes them in English, so that a page with one pattern does not
 * load the words of all others.
 */
export function useWords<Words extends Partial<Labels>>(english: Words): Words {
  const replaced = use(LabelsContext);
  // The same words as long as nothing changed: forms are built from them, and would be built anew at each drawing.
  return useMemo(
    () => (replaced === noLabels ? english : { ...english, ...replaced }),
    [english, replaced],
  );
}
