import { createContext, type ReactNode, use, useMemo } from "react";

/** Words that components say by themselves; everything else is handed in by the caller. */
export interface Labels {
  /** Close button of dialogs, drawers and notices. */
  close: string;
  /** Announced while a button or a region waits. */
  loading: string;
  /** Copy button, and what it says for two seconds after. */
  copy: string;
  copied: string;
  copyFailed: string;
  /** The one button of an alert. */
  ok: string;
  cancel: string;
  back: string;
  /** Mark beside a label whose answer may stay empty. */
  optional: string;
  /** Stepper buttons; `name` is the field's label. */
  decrease: (name: string) => string;
  increase: (name: string) => string;
  /** Shown in an empty select. */
  choose: string;
  /** Heading of the list of mistakes above a form. */
  errorSummary: string;
  /** A schema field whose value differs from the proposal. */
  editedByYou: string;
  undo: string;
  /** `name` is the field that is put back. */
  undoField: (name: string) => string;
  emptyValue: string;
  requiredField: string;
  invalidNumber: string;
  invalidInteger: string;
  atLeast: (least: number) => string;
  atMost: (most: number) => string;
  /** `most` counts characters. */
  tooLong: (most: number) => string;
  /** JSON that cannot be read; line and column count from 1. */
  invalidJson: (line: number, column: number) => string;
  /** Announced after a link that opens another page in a new tab. */
  newTab: string;
}

export const englishLabels: Labels = {
  close: "Close",
  loading: "Loading…",
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Copying failed",
  ok: "OK",
  cancel: "Cancel",
  back: "Back",
  optional: "optional",
  decrease: (name) => `Less ${name}`.trim(),
  increase: (name) => `More ${name}`.trim(),
  choose: "Choose…",
  errorSummary: "Check these answers",
  editedByYou: "Edited by you",
  undo: "Undo",
  undoField: (name) => `Undo ${name}`,
  emptyValue: "empty",
  requiredField: "Enter a value.",
  invalidNumber: "Enter a number.",
  invalidInteger: "Enter a whole number.",
  atLeast: (least) => `At least ${least}.`,
  atMost: (most) => `At most ${most}.`,
  tooLong: (most) => `At most ${most} characters.`,
  invalidJson: (line, column) => `Not valid JSON: line ${line}, column ${column}.`,
  newTab: "opens in a new tab",
};

const LabelsContext = createContext<Labels>(englishLabels);

/** Props of {@link LabelsProvider}. */
export interface LabelsProviderProps {
  /** Words that replace the English ones; the rest stays. */
  labels: Partial<Labels>;
  children: ReactNode;
}

/** Gives every component below it its own words in another language. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const value = useMemo(() => ({ ...outer, ...labels }), [outer, labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}

/** The words in force here. */
export function useLabels(): Labels {
  return use(LabelsContext);
}
