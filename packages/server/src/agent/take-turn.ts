import { isBudgetSpent } from "../domain/runs/choose-model.ts";
import {
  appendEvents,
  createTextLog,
  RunLost,
  type RunRef,
  writeRun,
} from "../domain/runs/event-log.ts";
import type { Run } from "../domain/runs/ports.ts";
import { fittingTools } from "./fit-tools.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { describeModelFailure } from "./model-failure.ts";
import { UNKNOWN_CONTEXT } from "./model-budget.ts";
import { ModelFailure } from "./model-step.ts";
import type { RunModel } from "./models.ts";
import { readProblem } from "./providers/problem.ts";
import { refusedTools, sayRefused } from "./refused-tools.ts";
import { runTurn } from "./run-turn.ts";
import { createStepWriter } from "./step-writer.ts";
import { withoutReasoning } from "./transcript.ts";
import type { ModelTurn, TurnEnd } from "./turn.ts";

/** The part of a model's context that is used after it said that it is full: it reads less than was said, or tokens are more. */
const AFTER_OVERFLOW = 0.3;
/** A model that reads less than this is no use for a run. */
const LEAST_CONTEXT = 2_000;

/** A model failed, and no retry or fallback is left. The message is a sentence for the user. */
export class AnswererFailure extends Error {
  override readonly name = "AnswererFailure";
}

/**
 * Runs one model step, if need be again: without the tools that the provider refuses, with less of the conversation, or with
 * the model that is set to answer where this one fails. Calls that ran stay in the conversation, so none is repeated.
 * @throws AnswererFailure
 */
export async function takeTurn(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  first: ModelTurn,
): Promise<TurnEnd> {
  let turn = first;
  for (;;) {
    const writer = createStepWriter(createTextLog(deps, ref), deps.flush);
    try {
      const { answerer, offered } = turn;
      return { ...(await runTurn(deps, ref, run, turn, writer)), answerer, offered };
    } catch (error) {
      if (turn.signal.aborted || error instanceof RunLost) throw error;
      // Log the text that arrived before the failure ahead of the failure itself.
      await writer.flush();
      const next = writer.hasSaid() ? undefined : await recover(deps, ref, run, turn, error);
      if (!next) throw failureOf(turn.answerer, error);
      turn = next;
    }
  }
}

/** @returns what to try next; undefined if there is nothing */
async function recover(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  turn: ModelTurn,
  error: unknown,
): Promise<ModelTurn | undefined> {
  const { answerer, offered } = turn;
  if (!(error instanceof ModelFailure)) return undefined;
  const { kind } = readProblem(error.cause);
  const smaller = kind === "context" || kind === "size" ? withLessContext(turn) : undefined;
  if (smaller) return smaller;
  const refused = refusedTools(error, offered);
  if (refused.length > 0) {
    const content = sayRefused(answerer.name, refused);
    await appendEvents(deps, ref, [{ type: "status", content, reason: "limit" }]);
    return { ...turn, offered: offered.filter((one) => !refused.includes(one)) };
  }
  return fallBack(deps, ref, run, turn, error);
}

/** A failure of a model as a sentence for the user; any other error is a fault of ours. */
const failureOf = (answerer: RunModel, error: unknown): unknown =>
  error instanceof ModelFailure
    ? new AnswererFailure(sayFailure(answerer, error), { cause: error })
    : error;

const sayFailure = ({ name, provider, secrets }: RunModel, { cause }: ModelFailure): string =>
  describeModelFailure(name, cause, secrets, provider);

/** The same step for a model that reads less at once; undefined where less is no use. */
function withLessContext(turn: ModelTurn): ModelTurn | undefined {
  const { answerer, tools, transcript } = turn;
  const before = answerer.contextTokens ?? UNKNOWN_CONTEXT;
  const contextTokens = Math.floor(before * AFTER_OVERFLOW);
  if (contextTokens < LEAST_CONTEXT) return undefined;
  const smaller = { ...answerer, contextTokens };
  return { ...turn, answerer: smaller, offered: fittingTools(tools, transcript, smaller) };
}

/** The first fallback of a model with something left of its budget of the day. */
async function findFallback(
  deps: LoopDeps,
  { userId }: Run,
  answerer: RunModel,
): Promise<RunModel | undefined> {
  for (let next = answerer.fallback; next; next = next.fallback)
    if (!(await isBudgetSpent(deps, userId, next))) return next;
  return undefined;
}

/** Goes on with the model that is set for it, and tells the user why. */
async function fallBack(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  turn: ModelTurn,
  failure: ModelFailure,
): Promise<ModelTurn | undefined> {
  const { answerer, tools } = turn;
  const fallback = await findFallback(deps, run, answerer);
  if (!fallback) return undefined;
  const content = `${sayFailure(answerer, failure)} ${fallback.name} answers instead.`;
  await writeRun(deps, ref, async () => ({
    events: [{ type: "status", content, reason: "fallback" }],
    patch: { answeredBy: fallback.id },
  }));
  const transcript = withoutReasoning(turn.transcript);
  const offered = fittingTools(tools, transcript, fallback);
  return { ...turn, answerer: fallback, transcript, offered };
}
