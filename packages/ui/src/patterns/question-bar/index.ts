export { QuestionBar, type QuestionBarProps } from "./question-bar.tsx";
export type {
  AssumedPart,
  ColumnValues,
  ColumnValuesWanted,
  LoadColumnValues,
  OpenWord,
  PlacedWord,
  Question,
  QuestionColumn,
  QuestionCondition,
  QuestionDraft,
  QuestionFigure,
  QuestionGroup,
  QuestionProblem,
  QuestionStatus,
  QuestionTable,
  WordCandidate,
} from "./types.ts";
export type {
  AnswerChart,
  AnswerColumn,
  FigureRows,
  FigureRowsWanted,
  QuestionAnswer,
} from "./answer.types.ts";
