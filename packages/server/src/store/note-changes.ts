import type { Approval } from "../domain/approvals/ports.ts";
import type { Connection } from "../domain/connections/ports.ts";
import { detailOf } from "../domain/connections/tool-changes.ts";
import type { ChatSession } from "../domain/chat/ports.ts";
import type { Data } from "../domain/runs/ports.ts";
import type { Change } from "../domain/watch/changes.ts";
import { findRunChange, insertChange } from "./change-repository.ts";
import type { Db } from "./types.ts";

type Asked = Pick<Approval, "id" | "userId" | "sessionId" | "runId" | "state" | "decidedBy">;

/**
 * The same data, in which each write that a person's other windows should hear of leaves a word about it, in the transaction of
 * the write: whoever wrote it, it is told if and only if it happened.
 * @param noted called for each; what it says is told once the transaction is over
 */
export function noteChanges(db: Db, data: Data, noted: () => void): Data {
  const note = async (userId: string, change: Change) => {
    await insertChange(db, userId, change);
    noted();
  };
  const noteSession = (session: ChatSession | undefined) =>
    session && note(session.userId, sessionChange(session));
  const noteApproval = async (approval: Asked | undefined) => {
    if (!approval) return;
    const { id, userId, sessionId, runId, state, decidedBy } = approval;
    const [who] = decidedBy ? await data.findEmails([decidedBy]) : [];
    await note(userId, {
      type: "approval",
      approval_id: id,
      session_id: sessionId,
      run_id: runId,
      state,
      decided_by: who?.email ?? null,
    });
  };

  const noteConnection = async (connection: Connection | undefined) => {
    if (connection) await note(connection.userId, connectionChange(connection));
    return connection;
  };

  return {
    ...data,
    noteTaken: async (...taken) => noteConnection(await data.noteTaken(...taken)),
    noteRefusal: async (...refused) => noteConnection(await data.noteRefusal(...refused)),
    async insertSession(session) {
      await data.insertSession(session);
      await noteSession({ ...session, pinned: false });
    },
    async touchSession(id, now) {
      const session = await data.touchSession(id, now);
      await noteSession(session);
      return session;
    },
    async updateSession(userId, id, patch) {
      const session = await data.updateSession(userId, id, patch);
      await noteSession(session);
      return session;
    },
    async deleteSession(userId, id) {
      await data.deleteSession(userId, id);
      await note(userId, { type: "session_deleted", session_id: id });
    },
    async insertRun(run) {
      const inserted = await data.insertRun(run);
      const { userId, sessionId, id, state } = run;
      if (inserted) await note(userId, { type: "run", session_id: sessionId, run_id: id, state });
      return inserted;
    },
    async updateRun(id, patch) {
      await data.updateRun(id, patch);
      const run = patch.state === undefined ? undefined : await findRunChange(db, id);
      if (run) await note(run.userId, run.change);
    },
    async insertApproval(approval) {
      await data.insertApproval(approval);
      await noteApproval({ ...approval, state: "pending", decidedBy: null });
    },
    async decideApproval(id, decision) {
      const approval = await data.decideApproval(id, decision);
      await noteApproval(approval);
      return approval;
    },
    async voidApprovals(runId, now) {
      const approvals = await data.voidApprovals(runId, now);
      for (const approval of approvals) await noteApproval(approval);
      return approvals;
    },
  };
}

/** What there is to tell of a connection after it was tried. */
export const connectionChange = (connection: Connection): Change => ({
  type: "connection",
  connection_id: connection.id,
  status: connection.status,
  status_detail: detailOf(connection),
  last_success_at: connection.lastSuccessAt?.toISOString() ?? null,
});

const sessionChange = (session: ChatSession): Change => ({
  type: "session",
  session_id: session.id,
  title: session.title,
  created_at: session.createdAt.toISOString(),
  updated_at: session.updatedAt.toISOString(),
  pinned: session.pinned,
});
