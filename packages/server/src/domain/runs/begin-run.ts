import type { Run } from "./ports.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { type Allowed, reserveCredits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import { admitKey } from "../keys/admit-key.ts";
import type { ApiKey } from "../keys/ports.ts";
import type { NewEvent, RunEvent } from "./events.ts";
import { LEASE_MS } from "./limits.ts";
import { recordEvents } from "./record-events.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

/** The input of every run. */
export type Order = {
  readonly userId: string;
  readonly connectionIds: readonly string[];
  readonly model: string;
  readonly sessionId: string | null;
  /** The program's key; absent for a user's own request. */
  readonly key?: ApiKey;
};

/** Dependencies for storing a run. */
export type BeginDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  /** Credits, in hundredths, that a run may use before it has to ask, where its user set no limit. */
  readonly runCreditLimit: number;
  /** The process that will drive the run. */
  readonly owner: string;
};

/** What differs between the kinds of runs. */
export type Beginning = Pick<
  Run,
  "kind" | "prompt" | "model" | "answeredBy" | "maxExecutions" | "reserved"
> &
  Partial<Pick<Run, "inboxItemId" | "playbookId" | "question" | "readOnly" | "automatic">> & {
    /** For a new session. */
    readonly title: string;
    /** What the thread says first. */
    readonly notices?: readonly NewEvent[];
  };

/** A stored run, and the events that it began with. */
export type StartedRun = { readonly run: Run; readonly events: readonly RunEvent[] };

/**
 * Stores a new run in the caller's transaction.
 * @throws AppError not_found, conflict, payment_required, and for a key as `admitKey`; see `startRun`
 */
export async function beginRun(
  deps: BeginDeps,
  tx: Repositories,
  order: Order,
  { title, notices = [], ...beginning }: Beginning,
): Promise<StartedRun> {
  const { userId, key } = order;
  const now = deps.clock.now();
  if (key) await admitKey(deps, tx, key, beginning.reserved);
  await checkConnections(tx, order);
  const session = await openSession(deps, tx, order, title, now);
  const run: Run = {
    id: deps.newId(),
    sessionId: session.id,
    userId,
    inboxItemId: null,
    playbookId: null,
    question: null,
    readOnly: false,
    automatic: false,
    ...beginning,
    state: "running",
    attempt: 1,
    leaseOwner: deps.owner,
    leaseUntil: new Date(now.getTime() + LEASE_MS),
    stopRequestedAt: null,
    connectionIds: [...new Set(order.connectionIds)],
    toolCallsUsed: 0,
    usage: [],
    creditLimit: null,
    lastSeq: 0,
    startedAt: now,
    finishedAt: null,
  };
  // The run comes first: it decides between two concurrent starts, and every writer locks the rows in this order.
  if (!(await tx.runs.insert(run))) throw await liveRunConflict(tx, session.id);
  if (key) await tx.keys.insertRun({ runId: run.id, keyId: key.id, userId, createdAt: now });
  const said: NewEvent[] = [
    { type: "session_id", session_id: session.id, title: session.title },
    ...(run.readOnly ? [REHEARSAL] : []),
    ...(run.automatic ? [AUTOMATIC] : []),
    ...notices,
  ];
  const events = await recordEvents(tx, run, said, {
    newId: deps.newId,
    now,
    isFirst: order.sessionId === null,
    ...(run.kind === "chat" && { prompt: promptOf(run) }),
  });
  // Late, since the runs that a user starts at once wait for one another from here on.
  const allowed = await reserveCredits(deps, tx, { userId, runId: run.id, amount: run.reserved });
  const creditLimit = beginning.kind === "chat" ? creditLimitOf(deps, allowed) : null;
  const lastSeq = events.length;
  await tx.runs.update(run.id, { lastSeq, creditLimit });
  if (order.sessionId !== null) await tx.chats.touch(session.id, now);
  return { run: { ...run, lastSeq, creditLimit }, events };
}

/**
 * The credit limit at which a run asks: the limit per run of its user or the server, but no more than the rest of their daily
 * limit.
 */
const creditLimitOf = ({ runCreditLimit }: BeginDeps, { today, perRun }: Allowed): number =>
  Math.min(perRun ?? runCreditLimit, today ?? Infinity);

const REHEARSAL: NewEvent = {
  type: "status",
  content: "Rehearsal: the agent only reads. What it would change is shown and not run.",
  reason: "rehearsal",
};

const AUTOMATIC: NewEvent = {
  type: "status",
  content: "A playbook started this run automatically. Every change waits for your approval.",
  reason: "automatic",
};

/** What the user's message says. */
const promptOf = ({ prompt, question }: Run) => ({
  content: prompt,
  ...(question && { question }),
});

async function checkConnections(tx: Repositories, { userId, connectionIds }: Order): Promise<void> {
  const wanted = [...new Set(connectionIds)];
  const found = wanted.every(isUuid) ? await tx.connections.findMany(userId, wanted) : [];
  if (found.length < wanted.length) {
    throw new AppError(
      "not_found",
      "A selected connection no longer exists. Select the connections again.",
    );
  }
}

async function openSession(
  deps: BeginDeps,
  tx: Repositories,
  { userId, sessionId }: Order,
  title: string,
  now: Date,
): Promise<{ id: string; title: string }> {
  if (sessionId !== null) {
    const session = isUuid(sessionId) ? await tx.chats.find(userId, sessionId) : undefined;
    if (!session) throw new AppError("not_found", "This chat was not found.");
    return session;
  }
  const session = {
    id: deps.newId(),
    userId,
    title,
    createdAt: now,
    updatedAt: now,
  };
  await tx.chats.insert(session);
  return session;
}

async function liveRunConflict(tx: Repositories, sessionId: string): Promise<AppError> {
  const live = await tx.runs.findLive(sessionId);
  const waits = live ? await tx.approvals.listReconnects(live.id) : [];
  if (waits.some(({ state }) => state === "pending")) {
    return new AppError(
      "conflict",
      "This chat is waiting for a connection. Reconnect it, continue without it, or stop the run.",
    );
  }
  const limits = live ? await tx.approvals.listLimits(live.id) : [];
  if (limits.some(({ state }) => state === "pending")) {
    return new AppError(
      "conflict",
      "This chat has reached its credit limit. Continue the run, or stop it.",
    );
  }
  return new AppError(
    "conflict",
    live?.state === "awaiting_approval"
      ? "This chat is waiting for your approval. Approve or deny the call, or stop the run."
      : "The agent is still working in this chat. Wait until it is done, or stop it.",
  );
}
