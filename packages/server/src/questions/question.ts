import type {
  Question,
  QuestionCondition,
  QuestionFigure,
  QuestionProblem,
  QuestionValue,
} from "@switchboard/api-client/types";

/* A question as it is sent and stored: about columns by their names, with values as they are written. `Form` is the same with
   the columns of a known table in place of names. */
export type { Question, QuestionCondition, QuestionFigure, QuestionProblem, QuestionValue };
