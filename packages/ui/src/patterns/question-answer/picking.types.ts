import type { QuestionAnswer } from "../question-bar/index.ts";
import type { FigureAt } from "./answer.logic.ts";

/** What the figures of an answer need to be pressed; without `onOpen` they can only be read. */
export interface FigurePicking {
  opened: FigureAt | undefined;
  onOpen: ((at: FigureAt) => void) | undefined;
}

/** The figure whose rows are shown. */
export interface OpenedFigure {
  callId: string;
  answer: QuestionAnswer;
  at: FigureAt;
}
