import type { Run } from "../runs/ports.ts";
import { readUse } from "../approvals/credit-limit.ts";
import type { Approval } from "../approvals/ports.ts";
import type { Message, ChatSession, ChatSessionLine, ListPosition } from "./ports.ts";
import { AppError } from "../errors.ts";
import { isUuid } from "./ids.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

/** A session with its conversation. */
export type SessionWithMessages = {
  readonly session: ChatSession;
  readonly messages: readonly Message[];
};

/** Which messages to return: up to `limit` before a message, or all. */
export type MessagePage = { readonly before?: string; readonly limit?: number };

/** An opened session: the messages contain exactly the events up to `liveRun.lastSeq`. */
export type OpenedSession = SessionWithMessages & {
  /** There are messages before these. */
  readonly hasEarlier: boolean;
  /** The last one that a user began. */
  readonly lastRun: Run | undefined;
  /** The limits that the user set last, each from the last run of its kind. */
  readonly limits: { readonly calls?: number; readonly discovery?: number };
  readonly liveRun: Run | undefined;
  /** The run's pending approvals, in queue order. */
  readonly pendingApprovals: readonly Approval[];
  /** The connection that it waits for; one at most. */
  readonly pendingReconnects: readonly Approval[];
  /** Its question for more credits. */
  readonly pendingLimit: Approval | undefined;
  /** Its usage, in hundredths of a credit. */
  readonly used: number;
};

/** A page of the history; `nextCursor` is null on the last one. */
export type HistoryPage = {
  readonly items: readonly ChatSessionLine[];
  readonly nextCursor: string | null;
};

const PAGE = 50;
const MAX_TITLE_LENGTH = 200;
/** A year of four digits; the database supports fewer other years than `Date` does. */
const ISO_TIME = /^\d{4}-/;

type ChatDeps = { readonly store: UnitOfWork };

/** All chat sessions of a user with their messages, the last used first. */
export async function listChats(
  { store }: ChatDeps,
  userId: string,
): Promise<SessionWithMessages[]> {
  const sessions = await store.chats.list(userId);
  const all = await store.messages.list(sessions.map((session) => session.id));
  const bySession = Map.groupBy(all, (message) => message.sessionId);
  return sessions.map((session) => ({ session, messages: bySession.get(session.id) ?? [] }));
}

/** The titles of a user's chat sessions, pinned ones first. */
export async function readHistory(
  { store }: ChatDeps,
  userId: string,
  { cursor, query }: { readonly cursor?: string; readonly query?: string },
): Promise<HistoryPage> {
  const lines = await store.chats.listLines(userId, {
    after: cursor === undefined ? undefined : readCursor(cursor),
    query: query?.trim() || undefined,
    limit: PAGE + 1,
  });
  const items = lines.slice(0, PAGE);
  const last = items.at(-1);
  return { items, nextCursor: lines.length > PAGE && last ? writeCursor(last) : null };
}

/**
 * A chat session of a user with its messages.
 * @throws AppError not_found; invalid for a message that is not in it
 */
export function openChat(
  { store }: ChatDeps,
  userId: string,
  id: string,
  page: MessagePage = {},
): Promise<OpenedSession> {
  // One snapshot, so that the messages match the run's sequence number exactly.
  return store.transaction(async (tx) => {
    const session = isUuid(id) ? await tx.chats.find(userId, id) : undefined;
    if (!session) throw noSession();
    const { messages, hasEarlier } = await readPage(tx, id, page);
    const lastAnswer = await tx.runs.findLast(id, { kind: "chat" });
    const lastDiscovery = await tx.runs.findLast(id, { kind: "discover" });
    const liveRun = await tx.runs.findLive(id);
    const waits = liveRun?.state === "awaiting_approval";
    const approvals = waits ? await tx.approvals.listForRun(liveRun.id) : [];
    const limits = waits ? await tx.approvals.listLimits(liveRun.id) : [];
    const reconnects = waits ? await tx.approvals.listReconnects(liveRun.id) : [];
    return {
      session,
      messages,
      hasEarlier,
      lastRun: later(lastAnswer, lastDiscovery),
      limits: { calls: lastAnswer?.maxExecutions, discovery: lastDiscovery?.maxExecutions },
      liveRun,
      pendingApprovals: approvals.filter(({ state }) => state === "pending"),
      pendingLimit: limits.find(({ state }) => state === "pending"),
      used: liveRun ? (await readUse(tx, liveRun)).used : 0,
      pendingReconnects: reconnects.filter(({ state }) => state === "pending"),
    };
  }, "snapshot");
}

/**
 * Renames or pins a chat session.
 * @throws AppError not_found, invalid
 */
export async function updateChat(
  { store }: ChatDeps,
  userId: string,
  id: string,
  patch: { readonly title?: string; readonly pinned?: boolean },
): Promise<ChatSessionLine> {
  const title = patch.title?.trim();
  if (title === undefined && patch.pinned === undefined) {
    throw new AppError("invalid", "Specify what to change: title or pinned.");
  }
  if (title === "") throw new AppError("invalid", "Enter a title.");
  if (title !== undefined && [...title].length > MAX_TITLE_LENGTH) {
    throw new AppError("invalid", `A title can have at most ${MAX_TITLE_LENGTH} characters.`);
  }
  const session = isUuid(id)
    ? await store.chats.update(userId, id, { title, pinned: patch.pinned })
    : undefined;
  if (!session) throw noSession();
  const live = await store.runs.findLive(id);
  return { ...session, liveRunState: live?.state ?? null };
}

/** The one that began later: ids sort by time. A program's call made no choices that the user would want to continue with. */
const later = (one: Run | undefined, other: Run | undefined) =>
  one && other ? (one.id > other.id ? one : other) : (one ?? other);

async function readPage(
  tx: Pick<Repositories, "messages">,
  sessionId: string,
  { before, limit }: MessagePage,
) {
  const end = before === undefined ? undefined : await positionOf(tx, sessionId, before);
  if (limit === undefined) {
    const all = await tx.messages.list([sessionId]);
    const messages = end === undefined ? all : all.filter(({ position }) => position < end);
    return { messages, hasEarlier: false };
  }
  // One extra tells whether there are more.
  const found = await tx.messages.listLatest(sessionId, { before: end, limit: limit + 1 });
  return { messages: found.slice(-limit), hasEarlier: found.length > limit };
}

async function positionOf(
  tx: Pick<Repositories, "messages">,
  sessionId: string,
  id: string,
): Promise<number> {
  const message = isUuid(id) ? await tx.messages.find(sessionId, id) : undefined;
  if (!message) throw new AppError("invalid", "This message was not found in the chat.");
  return message.position;
}

const noSession = () => new AppError("not_found", "This chat was not found.");

function writeCursor({ pinned, updatedAt, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([pinned, updatedAt.toISOString(), id])).toString("base64url");
}

function readCursor(cursor: string): ListPosition {
  try {
    const [pinned, at, id] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const updatedAt = new Date(String(at));
    if (typeof pinned === "boolean" && isUuid(id) && ISO_TIME.test(updatedAt.toISOString())) {
      return { pinned, updatedAt, id };
    }
  } catch {
    // Not one of our cursors; reported below.
  }
  throw new AppError("invalid", "The cursor is not valid for this list.");
}
