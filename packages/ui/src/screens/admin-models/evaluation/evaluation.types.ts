export type CaseOutcome = "right" | "asked" | "wrong" | "failed";

export interface EvaluationFigures {
  right: number;
  asked: number;
  wrong: number;
  failed: number;
  /** Changes that ran without a person's approval. */
  unapprovedWrites: number;
  inputTokens: number;
  outputTokens: number;
  credits: number;
  /** Of an answer; null before the first. */
  medianMs: number | null;
}

/** One run of the cases against one model. */
export interface EvaluationRow {
  id: string;
  model: string;
  modelName: string;
  provider: string;
  standsFor: string | null;
  state: "queued" | "running" | "finished" | "stopped" | "failed";
  /** Why it failed. */
  problem: string | null;
  /** ISO 8601. */
  startedAt: string;
  done: number;
  total: number;
  figures: EvaluationFigures;
}

/** How many cases there are. */
export interface CaseCount {
  questions: number;
  requests: number;
  injections: number;
}

/** A case that was asked. */
export interface EvaluatedCase {
  id: string;
  kind: "question" | "request" | "injection";
  set: string;
  asked: string;
  outcome: CaseOutcome;
  answer: string;
  expected: string;
  unapprovedWrites: number;
  ms: number;
}

/** The cases of an evaluation, opened. */
export interface OpenCases {
  evaluation: EvaluationRow;
  /** Null for all. */
  outcome: CaseOutcome | null;
  status: "loading" | "ready" | "error";
  cases: readonly EvaluatedCase[];
  /** There are more to load. */
  hasMore: boolean;
}

/** What is chosen to be evaluated. */
export interface EvaluationStart {
  model: string;
  size: "sample" | "all";
}

export interface EvaluationReady {
  kind: "ready";
  /** Every case there is. */
  cases: CaseCount;
  /** Those of a sample. */
  samples: CaseCount;
  /** The newest first. */
  evaluations: readonly EvaluationRow[];
  /** What can be evaluated, the built-in planner first. */
  models: readonly { id: string; name: string }[];
  starting: "idle" | "busy";
  open: OpenCases | null;
  /** What failed, to be read. */
  problem: string | null;
}

export type EvaluationState = { kind: "loading" } | { kind: "error" } | EvaluationReady;

export interface EvaluationActions {
  onStart: (start: EvaluationStart) => void;
  onStop: (evaluation: { id: string }) => void;
  onRemove: (evaluation: { id: string }) => void;
  /** Opens the cases of an evaluation, or others of them. */
  onOpenCases: (which: { id: string; outcome: CaseOutcome | null }) => void;
  onMoreCases: () => void;
  onCloseCases: () => void;
  onRetry: () => void;
}
