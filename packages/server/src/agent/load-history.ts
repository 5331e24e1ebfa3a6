import type { ModelMessage } from "ai";
import type { ChatSummary } from "../domain/chat/ports.ts";
import { addUses } from "../domain/credits/token-use.ts";
import { type RunRef, writeRun } from "../domain/runs/event-log.ts";
import type { NewEvent } from "../domain/runs/events.ts";
import type { Run } from "../domain/runs/ports.ts";
import { history, type Said, saidIn, toConversation } from "./history.ts";
import type { LoopDeps } from "./loop-deps.ts";
import { modelBudget } from "./model-budget.ts";
import { ModelFailure } from "./model-step.ts";
import type { RunModel } from "./models.ts";
import { type MadeSummary, summarizeChat } from "./summarize-chat.ts";
import { textTokens } from "./token-estimate.ts";

/** How many earlier messages the built-in planner is given. */
const PLANNER_MESSAGES = 40;
/** More are not read in one go: a chat is summarized long before. */
const MAX_MESSAGES = 2_000;
/** So much of the room is kept free after a summary, so that the next one is a while away. */
const KEPT = 0.5;

/**
 * The earlier conversation of a chat for the model of a new run, with its prompt at the end. What no longer fits is summarized
 * by the same model, once, and the thread says so.
 */
export async function loadHistory(
  deps: LoopDeps,
  ref: RunRef,
  run: Run,
  answerer: RunModel,
  signal: AbortSignal,
): Promise<ModelMessage[]> {
  const { chats, messages } = deps.store;
  if (!answerer.paid) {
    return history(await messages.listSpoken(run.sessionId, { limit: PLANNER_MESSAGES }));
  }
  const summary = await chats.findSummary(run.sessionId);
  const said = saidIn(
    await messages.listSpoken(run.sessionId, {
      limit: MAX_MESSAGES,
      after: summary?.throughRunId,
    }),
  );
  const budget = modelBudget(answerer.contextTokens);
  const at = splitAt(said, run.id, budget.history - tokensOf(summary));
  const through = at === 0 ? undefined : said[at - 1]?.runId;
  if (!through) return withSummary(summary?.text, said);
  const made = await tryToSummarize(answerer, said.slice(0, at), {
    before: summary?.text,
    room: budget.input,
    signal,
    maxRetries: deps.maxRetries,
    timeouts: deps.timeouts,
  });
  const next = made && made.text !== "" ? { text: made.text, throughRunId: through } : undefined;
  await keep(deps, ref, run, { answerer, made, summary: next });
  return withSummary((next ?? summary)?.text, said.slice(at));
}

/** Stores a summary with what it cost, and tells the user. */
async function keep(
  deps: LoopDeps,
  ref: RunRef,
  { sessionId }: Run,
  {
    answerer,
    made,
    summary,
  }: {
    readonly answerer: RunModel;
    readonly made: MadeSummary | undefined;
    readonly summary: ChatSummary | undefined;
  },
): Promise<void> {
  const what = summary ? "summarized" : "left out";
  const content = `The earlier part of this chat is ${what}, since all of it is more than ${answerer.name} is given at once.`;
  const event: NewEvent = { type: "status", content, reason: "shortened" };
  await writeRun(deps, ref, async (tx, { usage }) => {
    if (summary) await tx.chats.keepSummary(sessionId, summary);
    return { events: [event], patch: { usage: addUses(usage, made?.usage ?? []) } };
  });
}

/** @returns undefined where the model failed: the chat goes on without what it can't read */
async function tryToSummarize(
  ...request: Parameters<typeof summarizeChat>
): Promise<MadeSummary | undefined> {
  try {
    return await summarizeChat(...request);
  } catch (error) {
    if (error instanceof ModelFailure) return undefined;
    throw error;
  }
}

const tokensOf = (summary: ChatSummary | null) => (summary ? textTokens(summary.text) : 0);

/**
 * Where to split what was said, so that the rest fits: between two runs, and never within the current one.
 * @returns 0 where all of it fits
 */
function splitAt(said: readonly Said[], runId: string, room: number): number {
  const tokens = said.map(({ content }) => textTokens(content));
  if (tokens.reduce((sum, one) => sum + one, 0) <= room) return 0;
  const current = said.findIndex((one) => one.runId === runId);
  let at = current < 0 ? said.length : current;
  let left = room * KEPT;
  for (let next = at - 1; next >= 0; next -= 1) {
    left -= tokens[next] ?? 0;
    if (left < 0) break;
    if (said[next]?.runId !== said[next - 1]?.runId) at = next;
  }
  return at;
}

/** The conversation after its summary, which the model reads as something said and not as an instruction. */
function withSummary(summary: string | undefined, said: readonly Said[]): ModelMessage[] {
  if (summary === undefined) return toConversation(said);
  return [
    { role: "user", content: "(The earlier part of this conversation, in short:)" },
    { role: "assistant", content: `(Summary: ${summary})` },
    ...toConversation(said),
  ];
}
