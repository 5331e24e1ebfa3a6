import type { Effect, JsonSchema } from "../plugins/types.ts";

/** The state of an approval. */
export type ApprovalState = "pending" | "approved" | "denied" | "expired" | "void";

/** How it was decided; `stop` when its run ended first. */
export type DecidedVia = "browser" | "expiry" | "stop";

type Arguments = Record<string, unknown>;

/**
 * A request for a user's decision about one tool call, bound to everything they were shown. Kind `reconnect` requests other
 * credentials for the call's connection; `sentence` is then the app's message. Kind `limit` is about no call: the run has used
 * its credit limit, and `sentence` says how many credits that is.
 */
export type Approval = {
  readonly id: string;
  readonly kind: "call" | "reconnect" | "limit";
  readonly userId: string;
  readonly sessionId: string;
  readonly runId: string;
  readonly callId: string;
  readonly toolName: string;
  readonly connectionId: string | null;
  readonly effect: Effect;
  readonly schema: JsonSchema;
  readonly schemaHash: string;
  /** As the model proposed them. */
  readonly arguments: Arguments;
  /** As the user let them run. */
  readonly approvedArguments: Arguments | null;
  readonly sentence: string | null;
  /** Why approval is needed although the user once granted the tool; null if there was no grant. */
  readonly because: string | null;
  readonly origins: readonly string[];
  readonly state: ApprovalState;
  readonly reason: string | null;
  /** Shared by the approvals of one model step; null for an approval on its own. */
  readonly queueId: string | null;
  /** Place in the queue, from 1. */
  readonly queueIndex: number | null;
  readonly queueTotal: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  /** The user; null if nobody decided. */
  readonly decidedBy: string | null;
  readonly decidedVia: DecidedVia | null;
};

/** An undecided approval. */
export type NewApproval = Omit<
  Approval,
  "approvedArguments" | "state" | "reason" | "decidedAt" | "decidedBy" | "decidedVia"
>;

/** An answer to a question, or the end of it. */
export type Decision = {
  readonly state: Exclude<ApprovalState, "pending">;
  readonly now: Date;
  readonly via: DecidedVia;
  /** The user who decided. */
  readonly by?: string;
  readonly approvedArguments?: Arguments;
  readonly reason?: string;
};
