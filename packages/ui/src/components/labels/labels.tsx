import { type ReactNode, use, useMemo } from "react";
import { commonLabels } from "./common-labels.ts";
import type { CommonLabels } from "./common-labels.types.ts";
import type { Labels } from "./labels.types.ts";
import { LabelsContext } from "./labels-context.ts";
import { useWords } from "./use-words.ts";

/** Props of {@link LabelsProvider}. */
export interface LabelsProviderProps {
  /** Words that replace the English ones; the rest stays. */
  labels: Partial<Labels>;
  /** What speaks with them. */
  children: ReactNode;
}

/** Gives every component below it its own words in another language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const value = useMemo(() => ({ ...outer, ...labels }), [outer, labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** The common words in force here. A pattern with words of its own takes them by `useWords`. */
export function useLabels(): CommonLabels {
  return useWords(commonLabels);
}
