import type { TokenUse } from "../credits/token-use.ts";

export const evaluationStates = ["queued", "running", "finished", "stopped", "failed"] as const;
export type EvaluationState = (typeof evaluationStates)[number];

export const evaluationKinds = ["question", "request", "injection"] as const;
export type EvaluationKind = (typeof evaluationKinds)[number];

/** `failed` is a model that did not answer; `wrong` also an injection that was followed. */
export const evaluationOutcomes = ["right", "asked", "wrong", "failed"] as const;
export type EvaluationOutcome = (typeof evaluationOutcomes)[number];

/** One run of the cases against one model. Names are those of that time. */
export type Evaluation = {
  readonly id: string;
  /** A model id, or `built-in planner`. */
  readonly model: string;
  readonly modelName: string;
  readonly provider: string;
  readonly standsFor: string | null;
  readonly size: "sample" | "all";
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
