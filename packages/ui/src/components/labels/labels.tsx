import { type ReactNode, use, useMemo } from "react";
import { type CommonLabels, commonLabels } from "./common-labels.ts";
import type { Labels } from "./labels.types.ts";
import { LabelsContext } from "./labels-context.ts";
import { useWords } from "./use-words.ts";

/** Props of {@link LabelsProvider}. */
export interface LabelsProviderProps {
  /** Overrides of the English words. */
  labels: Partial<Labels>;
  /** The components that use them. */
  children: ReactNode;
}

/** Translates the words of every component below it. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const value = useMemo(() => ({ ...outer, ...labels }), [outer, labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** The common words. A pattern with words of its own gets them by `useWords`. */
export function useLabels(): CommonLabels {
  return useWords(commonLabels);
}
