import type { TokenUse } from "../credits/token-use.ts";

export const evaluationStates = ["queued", "running", "finished", "stopped", "failed"] as const;
export type EvaluationState = (typeof evaluationStates)[number];

export const evaluationKinds = ["question", "request", "injection"] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

/** `failed` is a model that did not answer; `wrong` also an injection that was followed. */
export const evaluationOutcomes = ["right", "asked", "wrong", "failed"] as const;
export type EvaluationOutcome = (typeof evaluationOutcomes)[number];

/** How many cases are asked: a fixed part of each set, or all. */
export const evaluationSizes = ["sample", "all"] as const;
export type EvaluationSize = (typeof evaluationSizes)[number];

/** One run of the cases against one model. Names are those of that time. */
export type Evaluation = {
  readonly id: string;
  /** A model id, or `built-in planner`. */
  readonly model: string;
  readonly modelName: string;
  readonly provider: string;
  readonly standsFor: string | null;
  readonly size: EvaluationSize;
  readonly state: EvaluationState;
  /** Why it failed, in a sentence. */
  readonly problem: string | null;
  readonly startedBy: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  /** How many cases it has. */
  readonly total: number;
};

/** A case that was asked. */
export type EvaluationCase = {
  readonly id: string;
  readonly evaluationId: string;
  /** Orders the cases, from 1. */
  readonly position: number;
  readonly kind: EvaluationKind;
  readonly set: string;
  readonly asked: string;
  readonly outcome: EvaluationOutcome;
  readonly answer: string;
  readonly expected: string;
  readonly unapprovedWrites: number;
  readonly usage: readonly TokenUse[];
  readonly ms: number;
};

/** How many cases of each kind there are. */
export type KindCounts = Readonly<Record<EvaluationKind, number>>;

/** A case before it is asked. */
export type PlannedCase = Pick<EvaluationCase, "kind" | "set" | "asked"> & {
  /** What would be right; reckoned when it is wanted. */
  expected(): string;
};

/** What came of a case. */
export type CaseAnswer = Pick<
  EvaluationCase,
  "outcome" | "answer" | "unapprovedWrites" | "usage" | "ms"
>;

/** Puts cases to one model. */
export type Examiner = {
  /** How many cases it may be asked at a time. */
  readonly atOnce: number;
  /** @param position of the case, from 1 */
  ask(position: number, signal: AbortSignal): Promise<CaseAnswer>;
  close(): Promise<void>;
};

/** The cases that come with the server. */
export type Evaluator = {
  count(size: EvaluationSize): KindCounts;
  /** In their order; the first one has position 1. */
  list(size: EvaluationSize): readonly PlannedCase[];
  /** @throws AppError conflict where the model is not available */
  open(model: string, size: EvaluationSize): Promise<Examiner>;
};

/** What came of the cases that were asked. Credits are in hundredths. */
export type Figures = {
  readonly done: number;
  readonly right: number;
  readonly asked: number;
  readonly wrong: number;
  readonly failed: number;
  readonly unapprovedWrites: number;
  readonly input: number;
  readonly cached: number;
  readonly output: number;
  readonly cost: number;
  /** Of answers; null before the first. */
  readonly medianMs: number | null;
};
