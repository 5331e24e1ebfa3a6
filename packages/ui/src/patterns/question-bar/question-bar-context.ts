import { createContext, use } from "react";
import type { Writing } from "./columns.logic.ts";
import type {
  LoadColumnValues,
  OpenWord,
  PlacedWord,
  QuestionDraft,
  QuestionStatus,
  QuestionTable,
} from "./types.ts";

/** What the menus of a bar share. */
export interface QuestionBarValue {
  question: QuestionDraft;
  /** Changes the question. */
  change: (question: QuestionDraft) => void;
  /** Only conditions can be seen and changed. */
  only: "conditions" | undefined;
  /** Removes a part and closes its menu; its neighbour gets the focus. */
  remove: (path: string) => void;
  /** Closes the open menu. The chip at the path gets the focus, otherwise the one that opened it. */
  close: (path?: string) => void;
  /** Sets what runs once when the menu closes, however it does. */
  whenClosing: (run: (() => void) | null) => void;
  /** Which chip gets the focus when the menu closes, if it is there by then. */
  focusAfter: (path: string) => void;
  writing: Writing;
  tables: readonly QuestionTable[];
  status: QuestionStatus;
  loadValues: LoadColumnValues;
  open: readonly OpenWord[];
  place: (placed: PlacedWord) => void;
}

/** The bar that a menu belongs to. */
export const QuestionBarContext = createContext<QuestionBarValue | null>(null);

/** The bar that a menu belongs to. */
export function useQuestionBar(): QuestionBarValue {
  const bar = use(QuestionBarContext);
  if (bar === null) throw new Error("A menu of the question bar is rendered outside of one.");
  return bar;
}
