export { EvaluationSection, type EvaluationSectionProps } from "./evaluation-section.tsx";
export type {
  CaseOutcome,
  EvaluatedCase,
  EvaluationActions,
  EvaluationReady,
  EvaluationRow,
  EvaluationStart,
  EvaluationState,
  OpenCases,
} from "./evaluation.types.ts";
