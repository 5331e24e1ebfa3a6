import type { ModelMessage, ToolSet } from "ai";
import { addUse } from "../domain/credits/token-use.ts";
import { appendEvents, type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { PlannerData } from "../planner/index.ts";
import { fieldNames } from "./field-names.ts";
import { fitTranscript, wasShortened } from "./fit-transcript.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { modelBudget } from "./model-budget.ts";
import { describeRetry, isWorthSaying, withRetries } from "./model-retry.ts";
import { ModelFailure, runModelStep } from "./model-step.ts";
import { ownTools, plannerTools } from "./own-tools/catalog.ts";
import { plannerItem } from "./planner-item.ts";
import { stepUse } from "./step-use.ts";
import type { StepWriter } from "./step-writer.ts";
import { systemPrompt } from "./system-prompt.ts";
import { textTokens, toolTokens } from "./token-estimate.ts";
import { modelTools, queriesFiles } from "./tool-set.ts";
import { hasAnswerText, lastCalls, withFreshIds } from "./transcript.ts";
import type { ModelTurn } from "./turn.ts";

/**
 * Runs one model step: streams its text to the log and stores its turn with the run.
 * @throws ModelFailure
 */
export async function runTurn(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  turn: ModelTurn,
  writer: StepWriter,
): Promise<{ readonly transcript: ModelMessage[]; readonly isAnswer: boolean }> {
  const { answerer, signal } = turn;
  const instructions = instructionsFor(deps, run, turn);
  const tools = {
    ...modelTools(turn.offered, await plannerData(deps, run, turn)),
    ...(await ownToolsFor(deps, run, turn)),
  };
  const before = await fitToModel(deps, ref, turn, { instructions, tools });
  const { output } = modelBudget(answerer.contextTokens);
  const ask = () =>
    runModelStep({
      model: answerer.model,
      instructions,
      messages: before,
      tools,
      target: { kind: answerer.kind, can: answerer.can, cacheKey: run.sessionId },
      mayCall: !turn.limitReached,
      signal,
      // Retries wait as long as the provider asks for, and the thread says so.
      maxRetries: 0,
      maxOutputTokens: output,
      timeouts: deps.timeouts,
      onText: writer.say,
      onReasoning: writer.think,
    });
  const answer = await withRetries(ask, {
    signal,
    maxRetries: deps.maxRetries,
    hasStarted: writer.hasStarted,
    async onRetry(retry) {
      if (!isWorthSaying(retry)) return;
      const content = describeRetry(retry, answerer.provider);
      await appendEvents(deps, ref, [{ type: "status", content, reason: "retry" }]);
    },
  });
  await writer.flush();
  const said = withFreshIds(before, answer.messages, deps.newId);
  const transcript = [...before, ...said];
  // After a call the model gets another turn, so text that was cut off there is not the answer.
  const isAnswer = lastCalls(said).length === 0;
  const isAnswerCut = answer.isCut && isAnswer;
  if (isAnswer && !answer.isCut && !hasAnswerText(transcript)) {
    throw new ModelFailure("The model returned an empty answer.", {
      cause: new Error("its provider sent an empty answer"),
    });
  }
  await writeRun(deps, ref, async (_tx, current) => ({
    events: isAnswerCut ? [{ type: "status", content: sayCut(output), reason: "limit" }] : [],
    patch: {
      transcript,
      ...(answerer.paid && {
        usage: addUse(current.usage, stepUse(answerer, answer.tokens)),
      }),
    },
  }));
  return { transcript, isAnswer };
}

const sayCut = (tokens: number) =>
  `The answer was cut off at the limit of ${tokens.toLocaleString("en-US")} tokens. Ask the agent to continue.`;

const instructionsFor = (deps: LoopDeps, run: Run, turn: ModelTurn): string =>
  systemPrompt({
    today: deps.clock.now().toISOString().slice(0, 10),
    toolLimit: run.maxExecutions,
    isRehearsal: run.readOnly,
    toolsLeftOut: turn.tools.length - turn.offered.length,
    profile: turn.profile,
    words: turn.words,
    fieldNames: fieldNames([...new Set(turn.tools.map(({ connection }) => connection))]),
  });

/** The conversation as far as the model can read it. What is left out stays so for the rest of the run; the thread says so once. */
async function fitToModel(
  deps: LoopDeps,
  ref: RunRef,
  { answerer, transcript }: ModelTurn,
  step: { readonly instructions: string; readonly tools: ToolSet },
): Promise<ModelMessage[]> {
  if (!answerer.paid) return transcript;
  const input = modelBudget(answerer.contextTokens).input;
  const taken = textTokens(step.instructions) + (await toolTokens(step.tools));
  const fitted = fitTranscript(transcript, Math.max(input - taken, input / 4));
  if (!fitted.isShortened) return transcript;
  const content = `Earlier results are left out, since all of them are more than ${answerer.name} reads at once. It can read them again.`;
  await writeRun(deps, ref, async () => ({
    events: wasShortened(transcript) ? [] : [{ type: "status", content, reason: "shortened" }],
    patch: { transcript: fitted.transcript },
  }));
  return fitted.transcript;
}

type Offer = Pick<ModelTurn, "answerer" | "offered">;

/** The user's files for the planner, if it may query them, and what it is to ask of them. A language model lists them with a tool. */
async function plannerData(
  { store }: LoopDeps,
  { userId, question }: Run,
  { answerer, offered }: Offer,
): Promise<PlannerData | undefined> {
  if (answerer.paid || !offered.some(queriesFiles)) return undefined;
  const [files, learned] = await Promise.all([
    store.datasets.listWithValues(userId),
    store.learnedWords.list(userId),
  ]);
  return { files, learned, question };
}

/** The agent's own tools; for the planner with the inbox item that the chat is about. A language model reads it in the prompt. */
const ownToolsFor = async (deps: LoopDeps, run: Run, { answerer, offered }: Offer) =>
  answerer.paid ? ownTools : plannerTools(await plannerItem(deps, run, offered));
