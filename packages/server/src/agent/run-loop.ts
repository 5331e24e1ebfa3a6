import type { ModelMessage } from "ai";
import { appendEvents, RunLost, type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import { finishRun } from "../domain/runs/finish-run.ts";
import type { ModelId } from "../domain/runs/models.ts";
import type { Run } from "../domain/runs/ports.ts";
import { driveCall } from "./drive-call.ts";
import { discover } from "./discovery/discover.ts";
import { fieldNames } from "./field-names.ts";
import { handleStep } from "./handle-step.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { offeredTools } from "./offer-tools.ts";
import { runConnections } from "./run-connections.ts";
import { sayModelFailure } from "./model-failure.ts";
import { ModelFailure, runModelStep } from "./model-step.ts";
import type { Answerer } from "./models.ts";
import { systemPrompt } from "./system-prompt.ts";
import { createTextWriter } from "./text-writer.ts";
import { modelTools, runTools, type RunTool } from "./tool-set.ts";
import { hasSpoken, history, lastCalls, withFreshIds } from "./transcript.ts";

const MAX_OUTPUT_TOKENS = 4096;
/** As many as a new run's model is told of. The rest of a long chat, megabytes of results among it, stays where it is. */
const EARLIER_MESSAGES = 40;
/** Model steps beyond the tool calls: for calls that are refused, and for the last words. */
const SPARE_STEPS = 4;

/**
 * Drives a run until it is over or waits for a person. All of its state is in the run's row, so any process can go on
 * with a run that waited.
 * @returns quietly when the run was stopped or taken over meanwhile
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
    await fail(deps, ref, run, error);
  }
}

const DRIVERS = { chat: drive, discover, call: driveCall } as const;

async function drive(deps: LoopDeps, ref: RunRef, run: Run, signal: AbortSignal): Promise<void> {
  const answerer = deps.models.answerer(run.model as ModelId);
  const connections = await runConnections(deps, run, signal);
  const tools = runTools(connections, deps.plugins);
  let transcript = (await deps.store.runs.findTranscript(run.id)) as ModelMessage[];
  if (transcript.length === 0) {
    await sayStandIn(deps, ref, run, answerer);
    const earlier = await deps.store.messages.listSpoken(run.sessionId, EARLIER_MESSAGES);
    transcript = history(earlier);
    await sayLeftOut(deps, ref, run, tools.length, answerer);
  }
  const offered = offeredTools(tools, transcript, answerer.mostTools ?? Infinity);

  const ending: NewEvent[] = [];
  let refused = false;
  for (let step = 0; ; step += 1) {
    const handled = await handleStep(deps, ref, { transcript, tools, signal });
    if (handled.kind === "paused") return;
    transcript = handled.transcript;
    refused ||= handled.kind === "limit";
    if (step > run.maxExecutions + SPARE_STEPS) {
      ending.push({ type: "status", content: sayNoAnswer(step), reason: "limit" });
      break;
    }
    signal.throwIfAborted();
    const thought = await think(deps, ref, run, {
      answerer,
      offered,
      tools,
      transcript,
      signal,
      refused,
    });
    transcript = thought.transcript;
    if (thought.isAnswer) break;
    if (refused && lastCalls(transcript).some((call) => !call.answered)) break;
  }

  await writeRun(deps, ref, (tx, current) =>
    finishRun(deps, tx, current, {
      state: "finished",
      events: ending,
      now: deps.clock.now(),
    }),
  );
}

const sayNoAnswer = (steps: number) =>
  `The model came to no answer in ${steps} steps, the limit of this run. Ask it again.`;
const CUT = `The answer was cut off at its limit of ${MAX_OUTPUT_TOKENS.toLocaleString("en-US")} tokens. Ask for the rest to go on.`;

/** One step of the model: its words are written as they come, its turn is kept with the run. `isAnswer`: it called nothing. */
async function think(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  turn: {
    answerer: Answerer;
    offered: readonly RunTool[];
    tools: readonly RunTool[];
    transcript: ModelMessage[];
    signal: AbortSignal;
    refused: boolean;
  },
): Promise<{ readonly transcript: ModelMessage[]; readonly isAnswer: boolean }> {
  const writer = createTextWriter(
    (content) => appendEvents(deps, ref, [{ type: "assistant", content }]),
    deps.flush,
  );
  try {
    const answer = await runModelStep({
      model: turn.answerer.model,
      instructions: systemPrompt({
        today: deps.clock.now().toISOString().slice(0, 10),
        toolLimit: run.maxExecutions,
        toolsLeftOut: turn.tools.length - turn.offered.length,
        fieldNames: fieldNames([...new Set(turn.tools.map(({ connection }) => connection))]),
      }),
      messages: turn.transcript,
      tools: modelTools(turn.offered),
      mayCall: turn.tools.length > 0 && !turn.refused,
      signal: turn.signal,
      maxRetries: deps.maxRetries,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      timeouts: deps.timeouts,
      onText: writer.push,
    });
    await writer.flush();
    const said = withFreshIds(turn.transcript, answer.messages, deps.newId);
    const transcript = [...turn.transcript, ...said];
    // After a call the model speaks again; what was cut off then is no answer.
    const isAnswer = lastCalls(said).length === 0;
    const isAnswerCut = answer.isCut && isAnswer;
    if (isAnswer && !answer.isCut && !hasSpoken(transcript)) {
      throw new ModelFailure("The model said nothing.", {
        cause: new Error("its provider sent an empty answer"),
      });
    }
    await writeRun(deps, ref, async (_tx, current) => ({
      events: isAnswerCut ? [{ type: "status", content: CUT, reason: "limit" }] : [],
      patch: {
        transcript,
        ...(turn.answerer.paid && {
          inputTokens: current.inputTokens + answer.inputTokens,
          outputTokens: current.outputTokens + answer.outputTokens,
        }),
      },
    }));
    return { transcript, isAnswer };
  } catch (error) {
    // What the model said before it failed was said; only then comes the failure.
    if (!turn.signal.aborted && !(error instanceof RunLost)) await writer.flush();
    throw error;
  }
}

/** Says once in a session, and again when the model changes, that the planner answers for the model. */
async function sayStandIn(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  { standIn }: Answerer,
): Promise<void> {
  if (standIn === undefined) return;
  const before = await deps.store.runs.findLast(run.sessionId, { kind: "chat", not: run.id });
  if (before?.model === run.model) return;
  await appendEvents(deps, ref, [{ type: "status", content: standIn, reason: "planner" }]);
}

/** Says that not every tool is offered; once for the connections that are ticked. */
async function sayLeftOut(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  count: number,
  { mostTools = Infinity }: Answerer,
): Promise<void> {
  if (count <= mostTools) return;
  const before = await deps.store.runs.findLast(run.sessionId, { kind: "chat", not: run.id });
  const ticked = (of: Run) => of.connectionIds.toSorted().join();
  if (before && ticked(before) === ticked(run)) return;
  const content = `${count.toLocaleString("en-US")} tools are ticked, and this model takes ${mostTools} at a time: those that fit your words best are used. Name the app that you mean, or tick fewer connections.`;
  await appendEvents(deps, ref, [{ type: "status", content, reason: "limit" }]);
}

async function fail(deps: LoopDeps, ref: RunRef, run: Run, error: unknown): Promise<void> {
  const expected = error instanceof ModelFailure;
  if (!expected) deps.log.error({ err: error, run_id: run.id }, "a run failed unexpectedly");
  const content = expected
    ? sayModelFailure(run.model, error.cause, deps.secrets)
    : "Something went wrong on this server while it worked on this. Please try again.";
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
