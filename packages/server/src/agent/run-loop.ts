import type { ModelMessage } from "ai";
import { askForCredits, readUse } from "../domain/approvals/credit-limit.ts";
import { asOutage } from "../domain/outage.ts";
import { appendEvents, RunLost, type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import { finishRun } from "../domain/runs/finish-run.ts";
import type { Run } from "../domain/runs/ports.ts";
import { profileFacts } from "../domain/users/profile.ts";
import { driveCall } from "./drive-call.ts";
import { discover } from "./discovery/discover.ts";
import { fieldNames } from "./field-names.ts";
import { handleStep } from "./handle-step.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { offeredTools } from "./offer-tools.ts";
import { hasAsked } from "./own-tools/call-own-tool.ts";
import { ownTools, plannerTools } from "./own-tools/catalog.ts";
import { plannerItem } from "./planner-item.ts";
import type { PlannerData } from "../planner/index.ts";
import { listWords, type NamedWord } from "../questions/learned-words.ts";
import { runConnections } from "./run-connections.ts";
import { describeModelFailure } from "./model-failure.ts";
import { ModelFailure, runModelStep } from "./model-step.ts";
import type { RunModel } from "./models.ts";
import { refusedTools, sayRefused } from "./refused-tools.ts";
import { systemPrompt } from "./system-prompt.ts";
import { createTextWriter } from "./text-writer.ts";
import { modelTools, queriesFiles, runTools, type RunTool } from "./tool-set.ts";
import { hasAnswerText, history, lastCalls, withFreshIds } from "./transcript.ts";

const MAX_OUTPUT_TOKENS = 4096;
/** How many earlier messages are loaded for a new run. A long chat can hold megabytes of results. */
const EARLIER_MESSAGES = 40;
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
    await fail(deps, ref, run, error);
  }
}

const DRIVERS = { chat: drive, discover, call: driveCall } as const;

async function drive(deps: LoopDeps, ref: RunRef, run: Run, signal: AbortSignal): Promise<void> {
  const answerer = await findAnswerer(deps, run);
  const connections = await runConnections(deps, run, signal);
  const tools = runTools(connections, deps.plugins);
  let transcript = (await deps.store.runs.findTranscript(run.id)) as ModelMessage[];
  if (transcript.length === 0) {
    await announceFallback(deps, ref, run, answerer);
    const earlier = await deps.store.messages.listSpoken(run.sessionId, EARLIER_MESSAGES);
    transcript = history(earlier);
    await announceOmittedTools(deps, ref, run, tools.length, answerer);
  }
  const user = await deps.store.users.find(run.userId);
  const profile = user ? profileFacts(user) : [];
  const words = answerer.paid && tools.some(queriesFiles) ? await listWords(deps, run.userId) : [];
  let offered = offeredTools(tools, transcript, answerer.maxTools ?? Infinity);

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
    const turn = { answerer, profile, words, tools, transcript, signal, limitReached };
    const reply = await runAcceptedTurn(deps, ref, run, { ...turn, offered });
    offered = reply.offered;
    transcript = reply.transcript;
    if (reply.isAnswer) break;
    if (limitReached && lastCalls(transcript).some((call) => !call.answered)) break;
  }

  await finish(deps, ref, ending);
}

async function findAnswerer({ models }: LoopDeps, { question, model }: Run): Promise<RunModel> {
  return question ? models.planner : (await models.read()).answerer(model);
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
const CUT = `The answer was cut off at the limit of ${MAX_OUTPUT_TOKENS.toLocaleString("en-US")} tokens. Ask the agent to continue.`;

/** Runs one model step, if need be again without the tools that the provider refuses. @returns also the tools that it took */
async function runAcceptedTurn(deps: LoopDeps, ref: RunRef, run: Run, turn: Turn) {
  let { offered } = turn;
  for (;;) {
    try {
      return { ...(await runTurn(deps, ref, run, { ...turn, offered })), offered };
    } catch (error) {
      const refused = refusedTools(error, offered);
      if (refused.length === 0) throw error;
      offered = offered.filter((tool) => !refused.includes(tool));
      const content = sayRefused(run.model, refused);
      await appendEvents(deps, ref, [{ type: "status", content, reason: "limit" }]);
    }
  }
}

type Turn = {
  readonly answerer: RunModel;
  readonly offered: readonly RunTool[];
  readonly profile: ReturnType<typeof profileFacts>;
  readonly words: readonly NamedWord[];
  readonly tools: readonly RunTool[];
  readonly transcript: ModelMessage[];
  readonly signal: AbortSignal;
  readonly limitReached: boolean;
};

/** Runs one model step: streams its text to the log and stores its turn with the run. `isAnswer`: it made no call. */
async function runTurn(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  turn: Turn,
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
        isRehearsal: run.readOnly,
        toolsLeftOut: turn.tools.length - turn.offered.length,
        profile: turn.profile,
        words: turn.words,
        fieldNames: fieldNames([...new Set(turn.tools.map(({ connection }) => connection))]),
      }),
      messages: turn.transcript,
      tools: {
        ...modelTools(turn.offered, await plannerData(deps, run, turn)),
        ...(await ownToolsFor(deps, run, turn)),
      },
      mayCall: !turn.limitReached,
      signal: turn.signal,
      maxRetries: deps.maxRetries,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      timeouts: deps.timeouts,
      onText: writer.push,
    });
    await writer.flush();
    const said = withFreshIds(turn.transcript, answer.messages, deps.newId);
    const transcript = [...turn.transcript, ...said];
    // After a call the model gets another turn, so text that was cut off there is not the answer.
    const isAnswer = lastCalls(said).length === 0;
    const isAnswerCut = answer.isCut && isAnswer;
    if (isAnswer && !answer.isCut && !hasAnswerText(transcript)) {
      throw new ModelFailure("The model returned an empty answer.", {
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
    // Log the text that arrived before the failure ahead of the failure itself.
    if (!turn.signal.aborted && !(error instanceof RunLost)) await writer.flush();
    throw error;
  }
}

/** The user's files for the planner, if it may query them, and what it is to ask of them. A language model lists them with a tool. */
async function plannerData(
  { store }: LoopDeps,
  { userId, question }: Run,
  { answerer, offered }: { answerer: RunModel; offered: readonly RunTool[] },
): Promise<PlannerData | undefined> {
  if (answerer.paid || !offered.some(queriesFiles)) return undefined;
  const [files, learned] = await Promise.all([
    store.datasets.listWithValues(userId),
    store.learnedWords.list(userId),
  ]);
  return { files, learned, question };
}

/** The agent's own tools; for the planner with the inbox item that the chat is about. A language model reads it in the prompt. */
async function ownToolsFor(
  deps: LoopDeps,
  run: Run,
  { answerer, offered }: { answerer: RunModel; offered: readonly RunTool[] },
) {
  return answerer.paid ? ownTools : plannerTools(await plannerItem(deps, run, offered));
}

/** Tells the user that the planner answers for the model: once per session, and again when the model changes. */
async function announceFallback(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  { fallbackNotice }: RunModel,
): Promise<void> {
  if (fallbackNotice === undefined) return;
  const before = await deps.store.runs.findLast(run.sessionId, { kind: "chat", not: run.id });
  if (before?.model === run.model) return;
  await appendEvents(deps, ref, [{ type: "status", content: fallbackNotice, reason: "planner" }]);
}

/** Tells the user that not every tool is offered: once per selection of connections. */
async function announceOmittedTools(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  count: number,
  { maxTools = Infinity }: RunModel,
): Promise<void> {
  if (count <= maxTools) return;
  const before = await deps.store.runs.findLast(run.sessionId, { kind: "chat", not: run.id });
  const ticked = (of: Run) => of.connectionIds.toSorted().join();
  if (before && ticked(before) === ticked(run)) return;
  const content = `You selected ${count.toLocaleString("en-US")} tools, and this model can use ${maxTools} at a time. The agent uses the ones that best match your prompt. Name the app you mean, or select fewer connections.`;
  await appendEvents(deps, ref, [{ type: "status", content, reason: "limit" }]);
}

async function fail(deps: LoopDeps, ref: RunRef, run: Run, error: unknown): Promise<void> {
  const expected = error instanceof ModelFailure;
  if (!expected) deps.log.error({ err: error, run_id: run.id }, "a run failed unexpectedly");
  const content = expected
    ? describeModelFailure(run.model, error.cause, deps.secrets)
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
