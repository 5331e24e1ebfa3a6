import type { ApprovalEdits } from "@switchboard/ui/patterns/approval-dialog";
import type { Chat } from "./chat.ts";
import type { ChatState, PendingApproval } from "./chat-state.ts";
import type { Drafts } from "./drafts.ts";

/** The edits of one approval, as they are stored. */
type Kept = {
  readonly sessionId: string | null;
  /** ISO time at which the approval expires. */
  readonly expiresAt: string | null;
  readonly edits: ApprovalEdits;
};

/**
 * Restores what was edited in the waiting calls of a chat on an earlier page, and stores what is edited from now on, until the call was
 * decided or has expired. `drafts` is a store of its own, since these edits do not outlive a login.
 */
export function keepEdits(drafts: Drafts, chat: Chat, userId: string, now: () => Date): void {
  const store = (approval: PendingApproval, edits: ApprovalEdits | undefined) => {
    const { sessionId } = chat.state.get();
    const kept = edits && { sessionId, expiresAt: approval.expiresAt, edits };
    const text = kept ? JSON.stringify(kept satisfies Kept) : "";
    const { approvalId: id } = approval;
    if (id !== null && drafts.get(userId, id) !== text) drafts.keep(userId, id, text);
  };
  const forgetOld = () => {
    const state = chat.state.get();
    drafts.prune(userId, (id, text) => {
      const kept = readEdits(text);
      if (kept === null) return true;
      const { expiresAt, sessionId } = kept;
      if (expiresAt !== null && Date.parse(expiresAt) <= now().getTime()) return true;
      return sessionId === state.sessionId && isDecided(state, id);
    });
  };
  const restore = () => {
    const known = chat.edits.get();
    const found = pendingOf(chat.state.get()).flatMap(({ approvalId: id }) => {
      const kept = id === null || known.has(id) ? null : readEdits(drafts.get(userId, id));
      return id === null || kept === null ? [] : [[id, kept.edits] as const];
    });
    if (found.length > 0) chat.edits.set(new Map([...known, ...found]));
  };

  forgetOld();
  restore();
  let waits = waitingKey(chat.state.get());
  chat.state.subscribe(() => {
    const next = waitingKey(chat.state.get());
    if (next === waits) return;
    waits = next;
    forgetOld();
    // A call whose turn comes now may have been edited on an earlier page.
    restore();
  });
  let before = chat.edits.get();
  chat.edits.subscribe(() => {
    const after = chat.edits.get();
    for (const approval of pendingOf(chat.state.get())) {
      const id = approval.approvalId ?? "";
      if (after.get(id) !== before.get(id)) store(approval, after.get(id));
    }
    before = after;
  });
}

const pendingOf = ({ approval, others }: ChatState): readonly PendingApproval[] =>
  approval === null ? [] : [approval, ...others];

/** Changes whenever an approval may have been decided. */
const waitingKey = (state: ChatState): string =>
  [state.phase === "idle", ...pendingOf(state).map(({ approvalId }) => approvalId)].join();

/**
 * Whether an approval no longer waits. While an approved call runs, it is unknown which others still do; and after an error, since that
 * may be one of the connection, behind which the run goes on.
 */
function isDecided(state: ChatState, id: string): boolean {
  const pending = pendingOf(state);
  if (pending.length === 0)
    return state.phase === "idle" && state.messages.at(-1)?.role !== "error";
  return !pending.some(({ approvalId }) => approvalId === id);
}

/** Reads stored edits; null for what cannot be used. */
function readEdits(text: string): Kept | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value["edits"])) return null;
    const { sessionId, expiresAt } = value;
    const { arguments: args, json, reason } = value["edits"];
    return {
      sessionId: typeof sessionId === "string" ? sessionId : null,
      expiresAt: typeof expiresAt === "string" ? expiresAt : null,
      edits: {
        // It came out of `JSON.parse`, so what it holds is JSON.
        ...(isObject(args) && { arguments: args as ApprovalEdits["arguments"] & object }),
        ...(typeof json === "string" && { json }),
        ...(typeof reason === "string" && { reason }),
      },
    };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
