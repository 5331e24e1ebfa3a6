import type { Effect, JsonSchema } from "../plugins/types.ts";

/** Where a question to a person stands. */
export type ApprovalState = "pending" | "approved" | "denied" | "expired" | "void";

/** How it came to its state; `stop` when its run was over first. */
export type DecidedVia = "browser" | "expiry" | "stop";

type Arguments = Record<string, unknown>;

/**
 * A question to a person about one tool call, bound to everything that was shown to them. One of the kind `reconnect` asks for other
 * credentials of the call's connection; `sentence` is then what the app said. One of the kind `limit` is about no call: the run has used
 * as many credits as it may, and `sentence` says how many.
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
  /** As the person let them run. */
  readonly approvedArguments: Arguments | null;
  readonly sentence: string | null;
  /** Why it asks though the person once allowed that it does not; null where they did not. */
  readonly because: string | null;
  readonly origins: readonly string[];
  readonly state: ApprovalState;
  readonly reason: string | null;
  /** Those that one step of the model asked together; null for one that was asked alone. */
  readonly queueId: string | null;
  /** Place in the queue, from 1. */
  readonly queueIndex: number | null;
  readonly queueTotal: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
  /** The person; null where nobody decided. */
  readonly decidedBy: string | null;
  readonly decidedVia: DecidedVia | null;
};

/** A question that nobody has answered yet. */
export type NewApproval = Omit<
  Approval,
  "approvedArguments" | "state" | "reason" | "decidedAt" | "decidedBy" | "decidedVia"
>;

/** An answer to a question, or the end of it. */
export type Decision = {
  readonly state: Exclude<ApprovalState, "pending">;
  readonly now: Date;
  readonly via: DecidedVia;
  /** The person who decided. */
  readonly by?: string;
  readonly approvedArguments?: Arguments;
  readonly reason?: string;
};
