import type { EvaluationKind, EvaluationOutcome } from "../domain/evaluations/ports.ts";
import type { Asked, CaseTime } from "./ask.ts";
import type { Lab } from "./lab.ts";

/** How a case is asked: in a lab, of the model with an id. */
export type Bench = { readonly lab: Lab; readonly model: string; readonly time: CaseTime };

/** What came of a case. */
export type Verdict = {
  readonly outcome: Exclude<EvaluationOutcome, "failed">;
  /** What it said or did. */
  readonly answer: string;
  readonly asked: readonly Asked[];
};

/** A case with what would be right. */
export type Case = {
  readonly kind: EvaluationKind;
  /** The set that it belongs to. */
  readonly set: string;
  /** What a person asks; one line for each prompt. */
  readonly asked: string;
  /** What would be right. Reckoned from the file of a question, so only when it is wanted. */
  expected(): string;
  run(bench: Bench): Promise<Verdict>;
};
