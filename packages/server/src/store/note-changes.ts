import { isDeepStrictEqual } from "node:util";
import type { Approval, NewApproval } from "../domain/approvals/ports.ts";
import type { ChatSession } from "../domain/chat/ports.ts";
import type { Connection } from "../domain/connections/ports.ts";
import { detailOf } from "../domain/connections/tool-changes.ts";
import type { Run } from "../domain/runs/ports.ts";
import type { Repositories } from "../domain/unit-of-work.ts";
import type { Change } from "../domain/watch/changes.ts";
import { replacing } from "./lazily.ts";

/** Writes in the current transaction, or else in a new one. */
type Write = <T>(work: (tx: Repositories) => Promise<T>) => Promise<T>;

/**
 * The same repositories, in which each write that the user's other windows must see stores a change for them in the same
 * transaction: they are notified if and only if it happened.
 * @param plain repositories that notify nobody
 */
export const noteChanges = (plain: Repositories, write: Write): Repositories =>
  replacing(plain, {
    approvals: () => ({ ...plain.approvals, ...approvalWrites(write) }),
    chats: () => ({ ...plain.chats, ...chatWrites(write) }),
    connections: () => ({ ...plain.connections, ...connectionWrites(write) }),
    inbox: () => ({ ...plain.inbox, ...inboxWrites(write) }),
    runs: () => ({ ...plain.runs, ...runWrites(write) }),
  });

const approvalWrites = (
  write: Write,
): Pick<Repositories["approvals"], "insert" | "decide" | "voidPending"> => ({
  insert: (approval) =>
    write(async (tx) => {
      await tx.approvals.insert(approval);
      await noteApproval(tx, { ...approval, state: "pending", decidedBy: null });
    }),
  decide: (id, decision) =>
    write(async (tx) => {
      const approval = await tx.approvals.decide(id, decision);
      if (approval) await noteApproval(tx, approval);
      return approval;
    }),
  voidPending: (runId, now) =>
    write(async (tx) => {
      const approvals = await tx.approvals.voidPending(runId, now);
      for (const approval of approvals) await noteApproval(tx, approval);
      return approvals;
    }),
});

const chatWrites = (
  write: Write,
): Pick<Repositories["chats"], "insert" | "touch" | "update" | "remove"> => ({
  insert: (session) =>
    write(async (tx) => {
      await tx.chats.insert(session);
      await noteSession(tx, { ...session, pinned: false });
    }),
  touch: (id, now) =>
    write(async (tx) => {
      const session = await tx.chats.touch(id, now);
      await noteSession(tx, session);
      return session;
    }),
  update: (userId, id, patch) =>
    write(async (tx) => {
      const session = await tx.chats.update(userId, id, patch);
      await noteSession(tx, session);
      return session;
    }),
  remove: (userId, id) =>
    write(async (tx) => {
      if (await tx.inbox.endApprovalItems(userId, id)) await noteInbox(tx, userId);
      await tx.chats.remove(userId, id);
      await tx.changes.insert(userId, { type: "session_deleted", session_id: id });
    }),
});

const runWrites = (write: Write): Pick<Repositories["runs"], "insert" | "update"> => ({
  insert: (run) =>
    write(async (tx) => {
      const isInserted = await tx.runs.insert(run);
      if (isInserted) await noteRun(tx, run);
      return isInserted;
    }),
  update: (id, patch) =>
    write(async (tx) => {
      const run = await tx.runs.update(id, patch);
      if (run && patch.state !== undefined) await noteRun(tx, { id, ...run });
      return run;
    }),
});

const connectionWrites = (
  write: Write,
): Pick<
  Repositories["connections"],
  "insert" | "change" | "revise" | "remove" | "noteHealth" | "noteTaken" | "noteRefusal"
> => ({
  insert: (wanted) =>
    write(async (tx) => {
      const connection = await tx.connections.insert(wanted);
      await tx.changes.insert(connection.userId, connectionChange(connection));
      return connection;
    }),
  change: (userId, id, change) =>
    write(async (tx) => {
      const connection = await tx.connections.change(userId, id, change);
      return change.status === undefined ? connection : noteTry(tx, connection);
    }),
  revise: (userId, id, revise) =>
    write(async (tx) => {
      let before: Connection | undefined;
      const after = await tx.connections.revise(userId, id, (connection) => {
        before = connection;
        return revise(connection);
      });
      const isNews =
        after && before && !isDeepStrictEqual(connectionChange(before), connectionChange(after));
      return isNews ? noteTry(tx, after) : after;
    }),
  remove: (userId, id) =>
    write(async (tx) => {
      if (await tx.inbox.endConnectionTask(userId, id)) await noteInbox(tx, userId);
      const isRemoved = await tx.connections.remove(userId, id);
      if (isRemoved) {
        await tx.changes.insert(userId, { type: "connection_deleted", connection_id: id });
      }
      return isRemoved;
    }),
  noteHealth: (...tried) =>
    write(async (tx) => noteTry(tx, await tx.connections.noteHealth(...tried))),
  noteTaken: (...taken) =>
    write(async (tx) => noteTry(tx, await tx.connections.noteTaken(...taken))),
  noteRefusal: (...refused) =>
    write(async (tx) => noteTry(tx, await tx.connections.noteRefusal(...refused))),
});

/** What an inbox write gives that changed nothing. */
const isNothing = (result: unknown): boolean =>
  result === undefined ||
  result === false ||
  (Array.isArray(result) && result.length === 0) ||
  isDeepStrictEqual(result, { added: 0, changed: 0, arrived: [] });

const inboxWrites = (
  write: Write,
): Pick<
  Repositories["inbox"],
  | "insertOnce"
  | "change"
  | "putAway"
  | "restore"
  | "bring"
  | "keepSourceItem"
  | "endSourceItem"
  | "openPlaybookItem"
  | "endPlaybookItem"
> => {
  /** Stores one notification for a write to a user's items, whose id is its first parameter. */
  const withChange = <T>(userId: string, work: (tx: Repositories) => Promise<T>): Promise<T> =>
    write(async (tx) => {
      const result = await work(tx);
      if (!isNothing(result)) await noteInbox(tx, userId);
      return result;
    });
  return {
    insertOnce: (item) => withChange(item.userId, (tx) => tx.inbox.insertOnce(item)),
    change: (userId, ...rest) => withChange(userId, (tx) => tx.inbox.change(userId, ...rest)),
    putAway: (userId, ...rest) => withChange(userId, (tx) => tx.inbox.putAway(userId, ...rest)),
    restore: (userId, ...rest) => withChange(userId, (tx) => tx.inbox.restore(userId, ...rest)),
    bring: (userId, ...rest) => withChange(userId, (tx) => tx.inbox.bring(userId, ...rest)),
    keepSourceItem: (source, ...rest) =>
      withChange(source.userId, (tx) => tx.inbox.keepSourceItem(source, ...rest)),
    endSourceItem: (userId, ...rest) =>
      withChange(userId, (tx) => tx.inbox.endSourceItem(userId, ...rest)),
    openPlaybookItem: (userId, ...rest) =>
      withChange(userId, (tx) => tx.inbox.openPlaybookItem(userId, ...rest)),
    endPlaybookItem: (userId, ...rest) =>
      withChange(userId, (tx) => tx.inbox.endPlaybookItem(userId, ...rest)),
  };
};

const noteInbox = (tx: Repositories, userId: string) =>
  tx.changes.insert(userId, { type: "inbox" });

const noteRun = (
  tx: Repositories,
  { id, userId, sessionId, state }: Pick<Run, "id" | "userId" | "sessionId" | "state">,
) => tx.changes.insert(userId, { type: "run", session_id: sessionId, run_id: id, state });

async function noteApproval(
  tx: Repositories,
  approval: NewApproval & Pick<Approval, "state" | "decidedBy">,
): Promise<void> {
  const { id, userId, sessionId, runId, state, decidedBy } = approval;
  // A question for other credentials has an item already: that of its connection.
  if (approval.kind !== "reconnect" && (await tx.inbox.keepApprovalItem(approval))) {
    await noteInbox(tx, userId);
  }
  const [who] = decidedBy ? await tx.users.findEmails([decidedBy]) : [];
  await tx.changes.insert(userId, {
    type: "approval",
    approval_id: id,
    session_id: sessionId,
    run_id: runId,
    state,
    decided_by: who?.email ?? null,
  });
}

async function noteSession(tx: Repositories, session: ChatSession | undefined): Promise<void> {
  if (!session) return;
  await tx.changes.insert(session.userId, {
    type: "session",
    session_id: session.id,
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    pinned: session.pinned,
  });
}

/** A connection that was tried: its windows hear how it is, and its user has a task while it is broken. */
async function noteTry(
  tx: Repositories,
  connection: Connection | undefined,
): Promise<Connection | undefined> {
  if (!connection) return undefined;
  await tx.changes.insert(connection.userId, connectionChange(connection));
  if (await tx.inbox.keepConnectionTask(connection)) await noteInbox(tx, connection.userId);
  return connection;
}

const connectionChange = (connection: Connection): Change => ({
  type: "connection",
  connection_id: connection.id,
  status: connection.status,
  status_detail: detailOf(connection),
  last_success_at: connection.lastSuccessAt?.toISOString() ?? null,
});
