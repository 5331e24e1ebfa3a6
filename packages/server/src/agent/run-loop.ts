import type { ModelMessage } from "ai";
import { askForCredits, readUse } from "../domain/approvals/credit-limit.ts";
import { asOutage } from "../domain/outage.ts";
import { appendEvents, RunLost, type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import { finishRun } from "../domain/runs/finish-run.ts";
import { BUILT_IN_PLANNER } from "../domain/runs/models.ts";
import type { Run } from "../domain/runs/ports.ts";
import { profileFacts } from "../domain/users/profile.ts";
import { driveCall } from "./drive-call.ts";
import { discover } from "./discovery/discover.ts";
import { handleStep } from "./handle-step.ts";
import { fittingTools } from "./fit-tools.ts";
import { loadHistory } from "./load-history.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { hasAsked } from "./own-tools/call-own-tool.ts";
import { listWords } from "../questions/learned-words.ts";
import { runConnections } from "./run-connections.ts";
import type { RunModel } from "./models.ts";
import { queriesFiles, runTools } from "./tool-set.ts";
import { AnswererFailure, takeTurn } from "./take-turn.ts";
import { lastCalls, withoutReasoning } from "./transcript.ts";

/** Model steps beyond the call limit: for rejected calls and for the final answer. */
const SPARE_STEPS = 4;

/**
 * Drives a run until it ends or waits for a user. All of its state is in the database, so any process can resume it.
 * Returns without an error if the run was stopped, or taken over by another process.
 */
export async function runLoop(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  try {
    await DRIVERS[run.kind](deps, ref, run, signal);
  } catch (error) {
    if (signal.aborted || error instanceof RunLost) return;
    await fail(deps, ref, error);
  }
}

const DRIVERS = { chat: drive, discover, call: driveCall } as const;

async function drive(deps: LoopDeps, ref: RunRef, run: Run, signal: AbortSignal): Promise<void> {
  let answerer = await findAnswerer(deps, run);
  const connections = await runConnections(deps, run, signal);
  const tools = runTools(connections, deps.plugins);
  let transcript = (await deps.store.runs.findTranscript(run.id)) as ModelMessage[];
  if (transcript.length === 0) {
    transcript = await loadHistory(deps, ref, run, answerer, signal);
    const offered = fittingTools(tools, transcript, answerer);
    await announceOmittedTools(deps, ref, run, { selected: tools.length, used: offered.length });
  } else if (isReplaced(run, answerer)) {
    transcript = await takeOver(deps, ref, answerer, transcript);
  }
  const user = await deps.store.users.find(run.userId);
  const profile = user ? profileFacts(user) : [];
  const words = answerer.paid && tools.some(queriesFiles) ? await listWords(deps, run.userId) : [];
  let offered = fittingTools(tools, transcript, answerer);

  if (run.question && !offered.some(queriesFiles))
    return finish(deps, ref, [{ type: "assistant", content: NO_FILES_TOOL }]);
  const ending: NewEvent[] = [];
  let limitReached = false;
  for (let step = 0; ; step += 1) {
    const handled = await handleStep(deps, ref, { transcript, tools, signal });
    if (handled.kind === "paused") return;
    transcript = handled.transcript;
    if (hasAsked(transcript)) break;
    limitReached ||= handled.kind === "limit";
    if (step > run.maxExecutions + SPARE_STEPS) {
      ending.push({ type: "status", content: stepLimitMessage(step), reason: "limit" });
      break;
    }
    signal.throwIfAborted();
    if (answerer.paid && (await pauseAtCreditLimit(deps, ref))) return;
    const turn = { answerer, offered, profile, words, tools, transcript, signal, limitReached };
    const end = await takeTurn(deps, ref, run, turn);
    ({ answerer, offered, transcript } = end);
    if (end.isAnswer) break;
    if (limitReached && lastCalls(transcript).some((call) => !call.answered)) break;
  }

  await finish(deps, ref, ending);
}

/**
 * What answers a run; where it was resumed, the model that went on for another one, while there is one. A run that began with the
 * planner, because a budget was spent, stays with it.
 */
async function findAnswerer(
  { models }: LoopDeps,
  { question, model, answeredBy }: Run,
): Promise<RunModel> {
  if (question) return models.planner;
  const now = await models.read();
  const chosen = now.answerer(model);
  if (answeredBy === BUILT_IN_PLANNER && chosen.paid) return models.planner;
  for (let one: RunModel | undefined = chosen; one; one = one.fallback) {
    if (one.id === answeredBy) return one;
  }
  // The chosen model is gone, or falls back on another one now.
  const still = answeredBy === null ? chosen : now.answerer(answeredBy);
  return still.id === answeredBy ? still : chosen;
}

/** Whether the model that answered a run before it waited is gone. */
const isReplaced = ({ answeredBy }: Run, { id }: RunModel): boolean =>
  answeredBy !== null && answeredBy !== BUILT_IN_PLANNER && answeredBy !== id;

/** Goes on for a model that is gone, and tells the user. What that one thought is nothing for another one. */
async function takeOver(
  deps: LoopDeps,
  ref: RunRef,
  { id, name, paid, fallbackNotice }: RunModel,
  before: readonly ModelMessage[],
): Promise<ModelMessage[]> {
  const transcript = withoutReasoning(before);
  const content = fallbackNotice ?? `${name} answers from here on.`;
  await writeRun(deps, ref, async () => ({
    events: [{ type: "status", content, reason: paid ? "fallback" : "planner" }],
    patch: { answeredBy: id, transcript },
  }));
  return transcript;
}

async function finish(deps: LoopDeps, ref: RunRef, events: readonly NewEvent[]): Promise<void> {
  await writeRun(deps, ref, (tx, current) =>
    finishRun(deps, tx, current, { state: "finished", events, now: deps.clock.now() }),
  );
}

/** Asks before a step that costs tokens, if the run is at its credit limit. @returns whether the run waits now */
async function pauseAtCreditLimit(deps: LoopDeps, ref: RunRef): Promise<boolean> {
  let paused = false;
  await writeRun(deps, ref, async (tx, run) => {
    const { used, isAtLimit } = await readUse(tx, run);
    paused = isAtLimit;
    return isAtLimit ? askForCredits(deps, tx, run, used) : {};
  });
  return paused;
}

const NO_FILES_TOOL =
  "I can't answer this without your files. Select the connection **Your files** with its tool “ask data”, and ask again.";
const stepLimitMessage = (steps: number) =>
  `The model did not reach an answer in ${steps} steps, the limit for one run. Ask again.`;

/** Tells the user that not every tool is offered: once per selection of connections. */
async function announceOmittedTools(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  { selected, used }: { readonly selected: number; readonly used: number },
): Promise<void> {
  if (selected <= used) return;
  const before = await deps.store.runs.findLast(run.sessionId, { kind: "chat", not: run.id });
  const ticked = (of: Run) => of.connectionIds.toSorted().join();
  if (before && ticked(before) === ticked(run)) return;
  const content = `You selected ${selected.toLocaleString("en-US")} tools, and this model can use ${used} at a time. The agent uses the ones that best match your prompt. Name the app you mean, or select fewer connections.`;
  await appendEvents(deps, ref, [{ type: "status", content, reason: "limit" }]);
}

async function fail(deps: LoopDeps, ref: RunRef, error: unknown): Promise<void> {
  const expected = error instanceof AnswererFailure;
  if (!expected) deps.log.error({ err: error }, "a run failed unexpectedly");
  const content = expected
    ? error.message
    : (asOutage(error)?.message ??
      "Something went wrong on our side during this run. Please try again.");
  try {
    await writeRun(deps, ref, (tx, current) =>
      finishRun(deps, tx, current, {
        state: "failed",
        events: [{ type: "error", content, reason: expected ? "model" : "server" }],
        now: deps.clock.now(),
      }),
    );
  } catch (again) {
    if (!(again instanceof RunLost)) throw again;
  }
}
