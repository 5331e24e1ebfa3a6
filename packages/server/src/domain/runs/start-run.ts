import type { Question } from "@switchboard/api-client/types";
import type { Run } from "./ports.ts";
import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { isUuid } from "../chat/ids.ts";
import { sessionTitle } from "../chat/title.ts";
import { TOOL_CALL_PRICE } from "../credits/amounts.ts";
import { reserveCredits } from "../credits/credits.ts";
import { AppError } from "../errors.ts";
import { admitKey } from "../keys/admit-key.ts";
import type { ApiKey } from "../keys/ports.ts";
import { findInboxItem } from "../inbox/inbox.ts";
import { findPlaybook } from "../playbooks/playbooks.ts";
import type { NewEvent } from "./events.ts";
import { LEASE_MS, MAX_DISCOVERY_CREDITS, MAX_EXECUTIONS, PROMPT_CHARACTERS } from "./limits.ts";
import { chooseModel, type ChosenModel } from "./choose-model.ts";
import { BUILT_IN_PLANNER, type ReadModels } from "./models.ts";
import { recordEvents } from "./record-events.ts";
import { storableText } from "../storable.ts";
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

/** A user's request. */
export type RunOrder = Order & {
  readonly prompt: string;
  readonly maxExecutions: number;
  /** The inbox item that the prompt quotes. Its text is untrusted, so every change in this chat needs approval. */
  readonly inboxItemId?: string | null;
  /** The playbook that made the prompt. */
  readonly playbookId?: string | null;
  /** Asked as it is, without a model; the prompt is what the chat shows of it. */
  readonly question?: Question | undefined;
  /** A rehearsal: changes and sends are shown and not run. */
  readonly readOnly?: boolean | undefined;
};

/** The connections that a discovery may explore. */
export type DiscoveryOrder = Order & { readonly discoveryCredits: number };

/** Dependencies for starting a run. */
export type StartDeps = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly models: ReadModels;
  /** Credits, in hundredths, that a run may use before it has to ask, where its user set no limit. */
  readonly runCreditLimit: number;
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
  const { maxExecutions } = order;
  checkLimit("Max Tool Calls", maxExecutions, MAX_EXECUTIONS);
  const { item, playbook } = await findOrigin(deps, order);
  const chosen = await chooseModel(deps, order);
  return begin(deps, order, {
    kind: "chat",
    title: titleOf(prompt, item, playbook),
    prompt,
    inboxItemId: item?.id ?? null,
    playbookId: playbook?.id ?? null,
    question: order.question ?? null,
    readOnly: order.readOnly ?? false,
    ...(order.question ? withoutModel(chosen, maxExecutions) : chosen),
    maxExecutions,
  });
}

/**
 * The same for a discovery. It has no prompt and so no user message, and it uses no model, so nothing is reserved for one.
 * @throws AppError invalid (limit, model, no connection), and as `startRun`
 */
export async function startDiscovery(deps: StartDeps, order: DiscoveryOrder): Promise<Run> {
  const { discoveryCredits } = order;
  checkLimit("Discovery Execution Limit", discoveryCredits, MAX_DISCOVERY_CREDITS);
  if (order.connectionIds.length === 0) {
    throw new AppError(
      "invalid",
      "Please select at least one connection to use the Discovery feature.",
    );
  }
  return begin(deps, order, {
    kind: "discover",
    title: "Discovery",
    prompt: "",
    model: (await chooseModel(deps, { ...order, maxExecutions: discoveryCredits })).model,
    answeredBy: null,
    maxExecutions: discoveryCredits,
    reserved: discoveryCredits * TOOL_CALL_PRICE,
  });
}

/** A question that is asked as it is needs no model, so the planner answers it. */
const withoutModel = ({ model }: ChosenModel, maxExecutions: number): ChosenModel => ({
  model,
  answeredBy: BUILT_IN_PLANNER,
  reserved: maxExecutions * TOOL_CALL_PRICE,
  notices: [],
});

/** What storing a run needs. The models are read before its transaction. */
export type BeginDeps = Omit<StartDeps, "models">;

/** What differs between the kinds of runs. */
export type Beginning = Pick<
  Run,
  "kind" | "prompt" | "model" | "answeredBy" | "maxExecutions" | "reserved"
> &
  Partial<Pick<Run, "inboxItemId" | "playbookId" | "question" | "readOnly" | "automatic">> & {
    /** For a new session. */
    readonly title: string;
    /** What its user is told first. */
    readonly notices?: readonly NewEvent[];
  };

const begin = (deps: StartDeps, order: Order, beginning: Beginning): Promise<Run> =>
  deps.store.transaction((tx) => beginRun(deps, tx, order, beginning));

/**
 * Stores a new run in the caller's transaction.
 * @throws AppError not_found, conflict, payment_required, and for a key as `admitKey`; see `startRun`
 */
export async function beginRun(
  deps: BeginDeps,
  tx: Repositories,
  order: Order,
  { title, notices = [], ...beginning }: Beginning,
): Promise<Run> {
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
  const today = await reserveCredits(deps, tx, { userId, runId: run.id, amount: run.reserved });
  const creditLimit =
    beginning.kind === "chat" ? await creditLimitOf(deps, tx, userId, today) : null;
  if (key) await tx.keys.insertRun({ runId: run.id, keyId: key.id, userId, createdAt: now });
  if (beginning.kind === "chat") await keepPrompt(deps, tx, run);
  const events: NewEvent[] = [
    { type: "session_id", session_id: session.id, title: session.title },
    ...(run.readOnly ? [REHEARSAL] : []),
    ...(run.automatic ? [AUTOMATIC] : []),
    ...notices,
  ];
  await recordEvents(tx, run, events, { newId: deps.newId, now });
  const lastSeq = events.length;
  await tx.runs.update(run.id, { lastSeq, creditLimit });
  await tx.chats.touch(session.id, now);
  return { ...run, lastSeq, creditLimit };
}

/**
 * The credit limit at which a run asks: the limit per run of its user or the server, but no more than the rest of their daily
 * limit.
 */
async function creditLimitOf(
  { runCreditLimit }: BeginDeps,
  tx: Repositories,
  userId: string,
  today: number | null,
): Promise<number> {
  const own = (await tx.users.find(userId))?.runCreditLimit;
  return Math.min(own ?? runCreditLimit, today ?? Infinity);
}

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

/** Stores the user's message that begins a run. */
async function keepPrompt(deps: BeginDeps, tx: Repositories, run: Run): Promise<void> {
  const position = ((await tx.messages.findLast(run.sessionId))?.position ?? 0) + 1;
  await tx.messages.insert([
    {
      id: deps.newId(),
      sessionId: run.sessionId,
      userId: run.userId,
      runId: run.id,
      position,
      role: "USER",
      content: { content: run.prompt, ...(run.question && { question: run.question }) },
      createdAt: run.startedAt,
    },
  ]);
}

/** A prompt that is made from an item begins like those of all other items: the item tells the chats apart. */
function titleOf(
  prompt: string,
  item: { readonly title: string } | undefined,
  playbook: { readonly name: string } | undefined,
): string {
  if (!item) return sessionTitle(prompt);
  return sessionTitle(playbook ? `${playbook.name}: ${item.title}` : item.title);
}

/** @throws AppError `not_found` for an item or a playbook that is not there or not theirs */
async function findOrigin(deps: StartDeps, { userId, inboxItemId, playbookId }: RunOrder) {
  const item = inboxItemId ? await findInboxItem(deps, userId, inboxItemId) : undefined;
  const playbook = playbookId ? await findPlaybook(deps, userId, playbookId) : undefined;
  return { item, playbook };
}

function checkLimit(name: string, limit: number, most: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return;
  throw new AppError("invalid", `${name} must be a whole number from 1 to ${most}.`);
}

/** @throws AppError `invalid` for an empty prompt, or one that is too long */
export function checkPrompt(prompt: string): void {
  if (prompt === "") throw new AppError("invalid", "Enter a prompt.");
  const length = [...prompt].length;
  if (length > PROMPT_CHARACTERS) {
    throw new AppError(
      "invalid",
      `The prompt has ${length.toLocaleString("en-US")} characters; at most ${PROMPT_CHARACTERS.toLocaleString("en-US")} are allowed.`,
    );
  }
}

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
