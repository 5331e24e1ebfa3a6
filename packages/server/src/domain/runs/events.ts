import type { Effect } from "../plugins/types.ts";

/** A call as the model made it, or as a user let it run. */
export type ToolCall = {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
};

/** The connection of a call, for a reader. */
export type CallConnection = {
  readonly id: string;
  readonly name: string;
  readonly plugin: string;
  readonly plugin_display_name?: string;
  readonly logo_url: string | null;
  /** The account it acts as; shown where a user decides. */
  readonly account?: string;
};

/**
 * The outcome of a call. `unknown` follows a crash or a stop between the call and its result, `not_run` is a change in a
 * rehearsal.
 */
export type CallOutcome = "done" | "failed" | "unknown" | "denied" | "not_run";

/** Machine-readable reason of a status. */
export type StatusReason =
  | "planner"
  | "stopped"
  | "approved"
  | "denied"
  | "interrupted"
  | "expired"
  | "reconnected"
  | "skipped"
  | "limit"
  | "rehearsal"
  | "automatic"
  /** A model read less than the whole chat, or less than whole results. */
  | "shortened"
  /** Another model went on. */
  | "fallback"
  | "retry"
  /** A model's budget of the day is spent. */
  | "budget";

/** Machine-readable reason of an error; tells whether a retry can help. */
export type ErrorReason = "model" | "server" | "interrupted";

/** An event that becomes a message, or a part of one. */
export type MessageEvent =
  | { readonly type: "status"; readonly content: string; readonly reason?: StatusReason }
  | { readonly type: "error"; readonly content: string; readonly reason?: ErrorReason }
  | { readonly type: "assistant"; readonly content: string }
  /** What a model thought before it answered, for people. */
  | { readonly type: "reasoning"; readonly content: string }
  | {
      readonly type: "tool_thought";
      readonly tool_call: ToolCall;
      readonly connection?: CallConnection;
      readonly effect?: Effect;
      readonly label?: string;
    }
  | {
      readonly type: "tool_result";
      readonly tool_call: ToolCall;
      readonly result: unknown;
      readonly is_error?: boolean;
      readonly duration_ms?: number;
      readonly outcome?: CallOutcome;
      readonly edited?: boolean;
      readonly proposed_arguments?: Readonly<Record<string, unknown>>;
      readonly denial_reason?: string;
      /** The run's usage so far. */
      readonly credits_used?: number;
      readonly connection?: CallConnection;
      readonly effect?: Effect;
    };

/** An event that changes the screen around the conversation and leaves no message. */
export type ControlEvent =
  | { readonly type: "session_id"; readonly session_id: string; readonly title: string }
  | { readonly type: "balance_update"; readonly new_balance: number }
  | {
      readonly type: "hitl_required";
      readonly tool_call: ToolCall;
      readonly approval_id: string;
      readonly expires_at: string;
      readonly connection: CallConnection;
      readonly effect: Effect;
      readonly sentence?: string;
      readonly because?: string;
      readonly schema: Readonly<Record<string, unknown>>;
      readonly origins?: readonly string[];
      readonly position?: { readonly index: number; readonly total: number };
      /** The other approvals in the queue, as the contract has them. */
      readonly queue?: readonly Readonly<Record<string, unknown>>[];
    }
  | {
      readonly type: "credit_limit_reached";
      /** As the contract has it. */
      readonly question: Readonly<Record<string, unknown>>;
    }
  | {
      readonly type: "reconnect_required";
      /** As the contract has it. */
      readonly reconnect: Readonly<Record<string, unknown>>;
    };

/** An event of a run, before it is numbered. */
export type NewEvent = MessageEvent | ControlEvent;

/** An event as sent to clients: numbered from 1 within its run. */
export type RunEvent = { readonly seq: number; readonly run_id: string; readonly type: string } & {
  readonly [key: string]: unknown;
};

/** Whether an event makes or prolongs a message. */
export const isMessageEvent = (event: NewEvent): event is MessageEvent =>
  event.type !== "session_id" &&
  event.type !== "balance_update" &&
  event.type !== "hitl_required" &&
  event.type !== "credit_limit_reached" &&
  event.type !== "reconnect_required";
