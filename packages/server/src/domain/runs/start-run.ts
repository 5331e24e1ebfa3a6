import type { Run, Data, DataStore } from "./ports.ts";
import type { Models } from "../../agent/models.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { sessionTitle } from "../chat/title.ts";
import type { Credits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import { LEASE_MS, MOST_EXECUTIONS, PROMPT_CHARACTERS } from "./limits.ts";
import { recordEvents } from "./record-events.ts";
import { reservation } from "./reservation.ts";
import { storableText } from "../storable.ts";

/** What a person asks for. */
export type RunOrder = {
  readonly userId: string;
  readonly connectionIds: readonly string[];
  readonly prompt: string;
  readonly model: string;
  readonly maxExecutions: number;
  readonly sessionId: string | null;
};

type StartDeps = {
  readonly store: DataStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly credits: Credits;
  readonly models: Models;
  /** The process that will drive the run. */
  readonly owner: string;
};

/**
 * Stores a new run with its prompt, its hold on the credits and its first event, all or nothing.
 * @throws AppError invalid (prompt, limit, model), not_found (session, connection), conflict (the session has a live
 * run), payment_required
 */
export async function startRun(deps: StartDeps, order: RunOrder): Promise<Run> {
  const prompt = storableText(order.prompt).trim();
  checkPrompt(prompt);
  const { maxExecutions, userId } = order;
  if (!Number.isInteger(maxExecutions) || maxExecutions < 1 || maxExecutions > MOST_EXECUTIONS) {
    throw new AppError(
      "invalid",
      `Max Tool Calls must be a whole number from 1 to ${MOST_EXECUTIONS}.`,
    );
  }
  if (!deps.models.isKnown(order.model)) {
    throw new AppError("invalid", "This model is not known. Choose another one.");
  }
  const model = order.model;
  const now = deps.clock.now();
  return deps.store.transaction(async (tx) => {
    await checkConnections(tx, order);
    const session = await openSession(deps, tx, order, prompt, now);
    const run: Run = {
      id: deps.newId(),
      sessionId: session.id,
      userId,
      kind: "chat",
      state: "running",
      attempt: 1,
      leaseOwner: deps.owner,
      leaseUntil: new Date(now.getTime() + LEASE_MS),
      stopRequestedAt: null,
      prompt,
      model,
      maxExecutions,
      connectionIds: [...new Set(order.connectionIds)],
      transcript: [],
      toolCallsUsed: 0,
      inputTokens: 0,
      outputTokens: 0,
      lastSeq: 0,
      reserved: reservation(deps.models, model, maxExecutions),
      startedAt: now,
      finishedAt: null,
    };
    // The run comes first: it decides between two that start at once, and every writer takes the rows in this order.
    if (!(await tx.insertRun(run))) throw await liveRunConflict(tx, session.id);
    await deps.credits.reserve(tx, { userId, runId: run.id, amount: run.reserved });
    const position = ((await tx.findLastMessage(session.id))?.position ?? 0) + 1;
    await tx.insertMessages([
      {
        id: deps.newId(),
        sessionId: session.id,
        userId,
        runId: run.id,
        position,
        role: "USER",
        content: { content: prompt },
        createdAt: now,
      },
    ]);
    const [first] = await recordEvents(
      tx,
      run,
      [{ type: "session_id", session_id: session.id, title: session.title }],
      { newId: deps.newId, now },
    );
    await tx.updateRun(run.id, { lastSeq: first?.seq });
    await tx.touchSession(session.id, now);
    return { ...run, lastSeq: first?.seq ?? 0 };
  });
}

function checkPrompt(prompt: string): void {
  if (prompt === "") throw new AppError("invalid", "The prompt is empty.");
  const length = [...prompt].length;
  if (length > PROMPT_CHARACTERS) {
    throw new AppError(
      "invalid",
      `The prompt has ${length.toLocaleString("en-US")} characters; at most ${PROMPT_CHARACTERS.toLocaleString("en-US")} are allowed.`,
    );
  }
}

async function checkConnections(tx: Data, { userId, connectionIds }: RunOrder): Promise<void> {
  const wanted = [...new Set(connectionIds)];
  const found = wanted.every(isUuid) ? await tx.findConnections(userId, wanted) : [];
  if (found.length < wanted.length) {
    throw new AppError(
      "not_found",
      "A chosen connection does not exist any more. Reload the page and choose again.",
    );
  }
}

async function openSession(
  deps: StartDeps,
  tx: Data,
  { userId, sessionId }: RunOrder,
  prompt: string,
  now: Date,
): Promise<{ id: string; title: string }> {
  if (sessionId !== null) {
    const session = isUuid(sessionId) ? await tx.findSession(userId, sessionId) : undefined;
    if (!session) throw new AppError("not_found", "This chat does not exist.");
    return session;
  }
  const session = {
    id: deps.newId(),
    userId,
    title: sessionTitle(prompt),
    createdAt: now,
    updatedAt: now,
  };
  await tx.insertSession(session);
  return session;
}

async function liveRunConflict(tx: Data, sessionId: string): Promise<AppError> {
  const live = await tx.findLiveRun(sessionId);
  return new AppError(
    "conflict",
    live?.state === "awaiting_approval"
      ? "This chat waits for your approval. Approve or deny it, or stop the run, before you go on."
      : "The agent is still working in this chat. Wait until it is done, or stop it.",
  );
}
