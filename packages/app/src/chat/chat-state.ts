import type {
  ApprovalPosition,
  ConnectionRef,
  CreditQuestion,
  Effect,
  JsonObject,
  Outcome,
  Question,
  Reconnect,
  ToolCall,
} from "@switchboard/api-client";
import type { FileCardView } from "@switchboard/ui/patterns/file-card";
import type { ChunkedText } from "@switchboard/ui/patterns/markdown";

/** One message of the conversation. One that could not be read is kept as `malformed`, so that the rest still shows. */
export type ChatMessage = {
  readonly id: string;
  /** When it was sent, milliseconds since 1970; absent where the server does not report it. */
  readonly at?: number;
  /** When this page received it, by its own clock, which times a running call. Absent for stored messages. */
  readonly receivedAt?: number;
  /** The run that it belongs to, where the server names it. */
  readonly runId?: string;
} & (
  | {
      readonly role: "user";
      readonly text: string;
      /** What was asked with the question bar, which the text says in words. */
      readonly question?: Question;
    }
  | { readonly role: "assistant"; readonly text: ChunkedText }
  /** What a model thought before it answered. */
  | { readonly role: "reasoning"; readonly text: ChunkedText }
  | {
      readonly role: "tool_thought";
      readonly call: ToolCall;
      readonly connection?: ConnectionRef;
      readonly effect?: Effect;
      readonly label?: string;
    }
  | {
      readonly role: "tool_result";
      readonly call: ToolCall;
      readonly result: unknown;
      readonly isError?: boolean;
      /** Milliseconds. */
      readonly durationMs?: number;
      readonly outcome?: Outcome;
      readonly edited?: boolean;
      readonly proposedArguments?: JsonObject;
      /** Why a person denied it. */
      readonly denialReason?: string;
      /** What a person changed its question to, with the answer that takes the place of `result`; not checked yet. */
      readonly askedAgain?: unknown;
      readonly connection?: ConnectionRef;
      readonly effect?: Effect;
    }
  | { readonly role: "file"; readonly file: FileCardView }
  | { readonly role: "status"; readonly text: string; readonly reason?: string }
  | {
      readonly role: "error";
      readonly text: string;
      /** Machine-readable cause; it decides which way out is offered. */
      readonly reason?: string;
    }
  | { readonly role: "unknown"; readonly value: unknown }
  | { readonly role: "malformed"; readonly part: "thought" | "result" | "message" }
);

/** A tool call that waits for the person. */
export type PendingApproval = {
  readonly call: ToolCall;
  /** Null from a server without extensions; the decision is then about the call itself. */
  readonly approvalId: string | null;
  /** ISO time. */
  readonly expiresAt: string | null;
  readonly connection: ConnectionRef | null;
  readonly effect: Effect | null;
  readonly sentence: string | null;
  /** Why it asks although the tool may run without asking. */
  readonly because: string | null;
  /** JSON Schema of the arguments. */
  readonly schema: JsonObject | null;
  readonly origins: readonly string[];
  readonly position: ApprovalPosition | null;
};

/** A connection that the run waits for. */
export type PendingReconnect = Pick<
  Reconnect,
  "id" | "run_id" | "tool_call" | "connection" | "problem"
>;

/** A run that has used as many credits as it may. */
export type PendingCredits = Pick<CreditQuestion, "id" | "run_id" | "used">;

/**
 * The phase of a chat. `loading` and `awaiting_approval` both lock the inputs; the second has an open dialog, or a connection to
 * reconnect. `reconnecting` is either of them while the stream is interrupted and the run continues on the server. `offline` is the same
 * on a device without a network.
 */
export type ChatPhase = "idle" | "loading" | "reconnecting" | "offline" | "awaiting_approval";

/** A decision on its way to the server, or why the last one failed. */
export type Deciding = {
  readonly pending: "approve" | "deny" | null;
  readonly error: string | null;
};

/** Going on without the connection that the run waits for: on its way, or why it failed. */
export type Skipping = { readonly pending: boolean; readonly error: string | null };

/** Letting the run use more credits: on its way, or why it failed. */
export type Continuing = { readonly pending: boolean; readonly error: string | null };

/** What there is before the messages that are loaded. */
export type Earlier = {
  /** The id before which there are others; null where there are none. */
  readonly before: string | null;
  readonly loading: boolean;
};

export type ChatState = {
  readonly sessionId: string | null;
  readonly title: string | null;
  readonly messages: readonly ChatMessage[];
  readonly earlier: Earlier;
  readonly phase: ChatPhase;
  readonly approval: PendingApproval | null;
  /** The approvals that wait together with it, in order. */
  readonly others: readonly PendingApproval[];
  /** The connection that it waits for, alone or beside the approvals. */
  readonly reconnect: PendingReconnect | null;
  /** Its question for more credits. */
  readonly credits: PendingCredits | null;
  readonly deciding: Deciding;
  readonly skipping: Skipping;
  readonly continuing: Continuing;
  /** The server has accepted a denial, and its outcome is being read. */
  readonly denying: boolean;
  /** Stop was pressed and waits for the run to begin, or is on its way. */
  readonly stopping: "asked" | "sent" | null;
  readonly runId: string | null;
  /** The highest sequence number of the run that was applied; only later events are. */
  readonly lastSeq: number;
  /** ISO time at which the current run began, for the elapsed time. */
  readonly startedAt: string | null;
  /** Tool calls of the current run. */
  readonly toolCalls: number;
  /** Credits that it has used, as far as the server says. */
  readonly creditsUsed: number;
  /** The current run is a discovery, which has a limit of its own. */
  readonly discovering: boolean;
  /** Sent again with an approval. */
  readonly lastPrompt: string | null;
  /** What that prompt asked with the question bar; null for words. Sent again with a retry. */
  readonly lastQuestion: Question | null;
  /** Distinguishes this chat from others of the page in the ids of local messages. */
  readonly key: number;
  /** Counts local messages, for their ids. */
  readonly made: number;
};

/** No decision, nothing skipped and nothing continued is on its way or has failed. */
export const undecided = {
  deciding: { pending: null, error: null },
  skipping: { pending: false, error: null },
  continuing: { pending: false, error: null },
} satisfies Pick<ChatState, "deciding" | "skipping" | "continuing">;

export const emptyChat: ChatState = {
  sessionId: null,
  title: null,
  messages: [],
  earlier: { before: null, loading: false },
  phase: "idle",
  approval: null,
  others: [],
  reconnect: null,
  credits: null,
  ...undecided,
  denying: false,
  stopping: null,
  runId: null,
  lastSeq: 0,
  startedAt: null,
  toolCalls: 0,
  creditsUsed: 0,
  discovering: false,
  lastPrompt: null,
  lastQuestion: null,
  key: 0,
  made: 0,
};

/** The id of the next local message. */
export const localId = ({ key, made }: ChatState): string => `local-${key}-${made + 1}`;

/** Whether the message was created on this page, without an id of the server. */
export const isLocal = ({ id }: ChatMessage): boolean => id.startsWith("local-");

/** True while the prompt and the settings are locked. */
export const isLoading = (state: ChatState): boolean => state.phase !== "idle";
