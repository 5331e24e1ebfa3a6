import type { AssistantEvent, Question, ReasoningEvent } from "@switchboard/api-client";
import type { ReadRunEvent } from "@switchboard/api-client/stream";
import type { FileCardView } from "@switchboard/ui/patterns/file-card";
import { appendText } from "./chunked-text.ts";
import {
  type ChatMessage,
  type ChatPhase,
  type ChatState,
  localId,
  type PendingApproval,
  type PendingCredits,
  type PendingReconnect,
  undecided,
} from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { readApprovalRequest } from "./read-approval.ts";
import { readOutcome, readThought } from "./read-message.ts";

/** Everything that can happen to an open conversation. */
export type ChatEvent =
  /** A stored session was opened; `live` is its unfinished run. */
  | {
      readonly type: "opened";
      readonly sessionId: string;
      readonly title: string;
      readonly messages: readonly ChatMessage[];
      /** The id before which there are others; null for none, absent where older ones that were loaded before stay. */
      readonly earlier?: string | null;
      readonly live: {
        readonly runId: string;
        readonly lastSeq: number;
        readonly startedAt: string | null;
        readonly approval: PendingApproval | null;
        readonly others?: readonly PendingApproval[];
        readonly reconnect?: PendingReconnect | null;
        readonly credits?: PendingCredits | null;
        readonly discovering?: boolean;
        /** Calls that it has made; absent where the server does not say. */
        readonly toolCalls?: number;
        readonly creditsUsed?: number;
      } | null;
    }
  | { readonly type: "earlier_loading"; readonly loading: boolean }
  /** Older messages of the same session were loaded; `before` is the id before which there are others. */
  | {
      readonly type: "earlier_read";
      readonly messages: readonly ChatMessage[];
      readonly before: string | null;
    }
  | {
      readonly type: "prompt_sent";
      readonly prompt: string;
      /** It says this question, which was asked with the question bar. */
      readonly question?: Question | undefined;
      readonly at: string;
    }
  | { readonly type: "discovery_started"; readonly at: string }
  /** The stream sent an event. */
  | { readonly type: "stream"; readonly event: ReadRunEvent }
  | { readonly type: "stream_ended" }
  /** `withdrawn` removes the unsent prompt from the conversation, since its text is in the message box again. */
  | {
      readonly type: "stream_failed";
      readonly message: string | null;
      readonly fallback: string;
      readonly reason?: string | undefined;
      readonly withdrawn?: boolean;
    }
  | { readonly type: "line_cut"; readonly offline: boolean }
  | { readonly type: "line_back" }
  /** Stop was pressed: it is sent, or waits until the run has an id. */
  | { readonly type: "stop_pressed"; readonly sent: boolean }
  | { readonly type: "stop_failed"; readonly message: string }
  | { readonly type: "decision_sent"; readonly decision: "approve" | "deny" }
  /** The server did not take the decision; the dialog stays open, with its edits. */
  | { readonly type: "decision_failed"; readonly message: string }
  | { readonly type: "skip_sent" }
  | { readonly type: "skip_failed"; readonly message: string }
  | { readonly type: "go_on_sent" }
  | { readonly type: "go_on_failed"; readonly message: string }
  /** The run may use more credits, or waits for them no longer. */
  | { readonly type: "continued" }
  | { readonly type: "approved"; readonly name: string; readonly at: string }
  | { readonly type: "denied" }
  /** The run no longer waits for the connection; the server reports the outcome. */
  | { readonly type: "reconnected" }
  /** The server has accepted a denial and reports the outcome. `rest` denies the other waiting calls as well. */
  | { readonly type: "refused"; readonly approval: PendingApproval; readonly rest: boolean }
  /** A line of this page alone. It replaces an earlier one with the same key, in its place. */
  | {
      readonly type: "note";
      readonly key?: string;
      readonly text: string;
      readonly reason?: string;
    }
  /** A file was uploaded here, and what it holds is known. Shown on this page alone. */
  | { readonly type: "file_read"; readonly file: FileCardView }
  /** What is known of a file that was read changed. */
  | { readonly type: "file_changed"; readonly id: string; readonly file: FileCardView }
  /** An upload is kept beside the earlier file of its name: replacing it is no longer offered. */
  | { readonly type: "file_kept"; readonly id: string }
  /** A person changed the question of an answer; null: went back to the first one. */
  | {
      readonly type: "answer_changed";
      readonly callId: string;
      readonly answer: unknown;
    }
  | { readonly type: "renamed"; readonly title: string };

/**
 * The one place where a conversation changes: a pure function. Its state is all of a conversation and its run, with what the person does
 * about it. Beside it a chat has only the message box, the settings of the next run and the progress of uploads (`ChatStores`).
 * Rules of the stream: part 1, section 4 ("States and transitions").
 */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "opened":
      return opened(state, event);
    case "earlier_loading":
      return { ...state, earlier: { ...state.earlier, loading: event.loading } };
    case "earlier_read":
      return {
        ...state,
        messages: [...event.messages, ...state.messages],
        earlier: { ...state.earlier, before: event.before },
      };
    case "prompt_sent":
      return add(
        {
          ...state,
          ...fresh(event.at),
          discovering: false,
          lastPrompt: event.prompt,
          lastQuestion: event.question ?? null,
        },
        {
          role: "user",
          text: event.prompt,
          ...(event.question && { question: event.question }),
        },
      );
    case "discovery_started":
      return { ...state, ...fresh(event.at), discovering: true };
    case "stream":
      return applyStream(state, event.event);
    case "stream_ended":
      // While a call waits for the person, the run has not ended, only this stream of it.
      return waits(state) ? state : idle(state);
    case "stream_failed": {
      const kept = event.withdrawn ? withoutLastPrompt(state) : state;
      const text = event.message || event.fallback;
      return add(idle(kept), { role: "error", text, reason: event.reason });
    }
    case "line_cut":
      // Also while a call waits: a decision that is being sent must not look as if it hung.
      return state.phase === "idle"
        ? state
        : { ...state, phase: event.offline ? "offline" : "reconnecting" };
    case "line_back":
      return isCut(state) ? { ...state, phase: uninterrupted(state) } : state;
    case "stop_pressed":
      return { ...state, stopping: event.sent ? "sent" : "asked" };
    case "stop_failed":
      return note({ ...state, stopping: null }, { text: event.message, reason: "failed" });
    case "decision_sent":
      return { ...state, deciding: { pending: event.decision, error: null } };
    case "decision_failed":
      return { ...state, deciding: { pending: null, error: event.message } };
    case "skip_sent":
      return { ...state, skipping: { pending: true, error: null } };
    case "skip_failed":
      return { ...state, skipping: { pending: false, error: event.message } };
    case "go_on_sent":
      return { ...state, continuing: { pending: true, error: null } };
    case "go_on_failed":
      return { ...state, continuing: { pending: false, error: event.message } };
    case "continued":
      // Calls that wait for an approval are asked about again when it is their turn.
      return settled({
        ...state,
        credits: null,
        approval: null,
        others: [],
        continuing: undecided.continuing,
      });
    case "approved":
      return add(
        {
          ...state,
          phase: "loading",
          approval: null,
          others: [],
          reconnect: null,
          credits: null,
          ...undecided,
          denying: false,
          startedAt: state.startedAt ?? event.at,
        },
        { role: "status", text: chatTexts.approved(event.name), reason: "approved" },
      );
    case "reconnected":
      return settled({ ...state, reconnect: null, skipping: undecided.skipping });
    case "denied":
      return add(idle(state), { role: "status", text: chatTexts.denied, reason: "denied" });
    case "refused":
      return afterRefusal(state, event.approval, event.rest);
    case "note":
      return note(state, event);
    case "file_read":
      return add(state, { role: "file", file: event.file });
    case "file_changed":
      return withFile(state, event.id, ({ changes }) => ({ changes, ...event.file }));
    case "file_kept":
      return withFile(state, event.id, (file) => ({ ...file, sameName: undefined }));
    case "answer_changed":
      return withAnswer(state, event.callId, event.answer);
    case "renamed":
      return { ...state, title: event.title };
  }
}

const withAnswer = (state: ChatState, callId: string, answer: unknown): ChatState => ({
  ...state,
  messages: state.messages.map((message) => {
    if (message.role !== "tool_result" || message.call.id !== callId) return message;
    const { askedAgain: _before, ...first } = message;
    return answer === null ? first : { ...first, askedAgain: answer };
  }),
});

/** Changes what the messages show of a file. */
const withFile = (
  state: ChatState,
  id: string,
  change: (file: FileCardView) => FileCardView,
): ChatState => ({
  ...state,
  messages: state.messages.map((message) =>
    message.role === "file" && message.file.id === id
      ? { ...message, file: change(message.file) }
      : message,
  ),
});

const isCut = ({ phase }: ChatState) => phase === "reconnecting" || phase === "offline";

/** The phase, leaving aside an interrupted stream. */
const uninterrupted = (state: ChatState): ChatPhase => {
  if (!isCut(state)) return state.phase;
  return isAsked(state) ? "awaiting_approval" : "loading";
};

/** Whether something waits for the person. */
const isAsked = ({ approval, reconnect, credits }: Asked): boolean =>
  approval !== null || reconnect !== null || credits !== null;

type Asked = Pick<ChatState, "approval" | "reconnect" | "credits">;

/** The phase once one of the questions is answered. */
const settled = (state: ChatState): ChatState => ({
  ...state,
  phase: isAsked(state) ? "awaiting_approval" : "loading",
});

/** The run waits for the person and sends nothing before the answer. */
const waits = (state: ChatState): boolean =>
  uninterrupted(state) === "awaiting_approval" && !state.denying;

/** A run of which nothing was received yet. */
const fresh = (at: string) =>
  ({
    phase: "loading",
    runId: null,
    lastSeq: 0,
    startedAt: at,
    toolCalls: 0,
    creditsUsed: 0,
  }) as const;

type Opened = Extract<ChatEvent, { type: "opened" }>;

/** The stored session in place of what was shown; what this page alone knows of it stays. */
function opened(state: ChatState, event: Opened): ChatState {
  const last = lastAsked(event.messages);
  const lastPrompt = last?.text ?? null;
  return {
    sessionId: event.sessionId,
    title: event.title,
    messages: event.messages,
    phase: openedPhase(event.live),
    approval: event.live?.approval ?? null,
    others: event.live?.others ?? [],
    reconnect: event.live?.reconnect ?? null,
    credits: event.live?.credits ?? null,
    ...undecided,
    denying: false,
    stopping: event.live === null ? null : state.stopping,
    earlier:
      event.earlier === undefined ? state.earlier : { ...state.earlier, before: event.earlier },
    runId: event.live?.runId ?? null,
    lastSeq: event.live?.lastSeq ?? 0,
    startedAt: event.live?.startedAt ?? null,
    toolCalls: event.live === null ? 0 : callsOf(event.live, event.messages),
    creditsUsed: event.live?.creditsUsed ?? 0,
    discovering: event.live?.discovering ?? false,
    lastPrompt,
    lastQuestion: last?.question ?? (lastPrompt === state.lastPrompt ? state.lastQuestion : null),
    key: state.key,
    // Local messages may be among them.
    made: state.made,
  };
}

function openedPhase(live: Opened["live"]): ChatPhase {
  if (live === null) return "idle";
  const { approval, reconnect = null, credits = null } = live;
  return isAsked({ approval, reconnect, credits }) ? "awaiting_approval" : "loading";
}

function applyStream(state: ChatState, event: ReadRunEvent): ChatState {
  // After `hitl_required` the rest of that stream is ignored, and so is what was applied before an interruption. It may follow a
  // connection that the run waits for.
  const isFirstRequest = state.approval === null && event.type === "hitl_required";
  if (waits(state) && !isFirstRequest) return state;
  const seq = typeof event.seq === "number" ? event.seq : null;
  const runId = typeof event.run_id === "string" ? event.run_id : state.runId;
  const sameRun = runId === state.runId;
  if (seq !== null && sameRun && seq <= state.lastSeq) return state;
  const next: ChatState = {
    ...state,
    runId,
    lastSeq: seq ?? (sameRun ? state.lastSeq : 0),
    phase: goesOn(state, event) ? "loading" : uninterrupted(state),
  };

  switch (event.type) {
    case "balance_update":
      return next;
    case "session_id":
      return next.sessionId === null
        ? {
            ...next,
            sessionId: event.session_id,
            title: event.title ?? sessionTitle(next.lastPrompt),
          }
        : next;
    case "hitl_required":
      return {
        ...next,
        phase: "awaiting_approval",
        denying: false,
        ...readApprovalRequest(event),
      };
    case "reconnect_required":
      return {
        ...next,
        phase: "awaiting_approval",
        denying: false,
        reconnect: event.reconnect,
        skipping: undecided.skipping,
      };
    case "credit_limit_reached":
      return {
        ...next,
        phase: "awaiting_approval",
        denying: false,
        credits: event.question,
        creditsUsed: event.question.used,
        continuing: undecided.continuing,
      };
    case "assistant":
    case "reasoning":
      return appendStreamed(next, event);
    case "tool_thought": {
      const { tool_call: call } = event;
      const counted = { ...next, toolCalls: next.toolCalls + 1 };
      return receive(counted, { role: "tool_thought", call, ...readThought(event) }, event);
    }
    case "tool_result": {
      const { tool_call: call, result, credits_used: creditsUsed = next.creditsUsed } = event;
      const charged = { ...next, creditsUsed };
      return receive(charged, { role: "tool_result", call, result, ...readOutcome(event) }, event);
    }
    case "status":
      return receive(next, { role: "status", text: event.content, reason: event.reason }, event);
    case "error": {
      const text = event.content || chatTexts.unknownError;
      return receive(next, { role: "error", text, reason: event.reason }, event);
    }
    case "unknown":
      return add(next, { role: "unknown", value: event.raw });
  }
}

/** The first 50 code points of the first prompt, so that no emoji is split. */
export function sessionTitle(prompt: string | null): string {
  return prompt === null || prompt === ""
    ? chatTexts.discoveryTitle
    : [...prompt].slice(0, 50).join("");
}

/**
 * The next waiting approval is shown at once. Denying the only one, or all the rest, ends the run; after the last of several it may
 * continue.
 */
function afterRefusal(state: ChatState, refused: PendingApproval, rest: boolean): ChatState {
  const left = [state.approval, ...state.others].filter((one) => one !== null && one !== refused);
  const [approval = null, ...others] = rest ? [] : left.flatMap((one) => one ?? []);
  const several = (refused.position?.total ?? 1) > 1;
  const phase = approval === null && several && !rest ? "loading" : "awaiting_approval";
  const { deciding } = undecided;
  return { ...state, phase, approval, others, deciding, denying: true };
}

/** After a denial the run may continue. */
const goesOn = ({ denying }: ChatState, { type }: ReadRunEvent): boolean =>
  denying && (type === "assistant" || type === "reasoning" || type === "tool_thought");

/**
 * A chunk belongs to the message whose id it has: a local message may lie between the two, and the last message may be of another run.
 * Without an id it belongs to the message of its kind that it directly follows; after anything else it begins a new one.
 */
function appendStreamed(state: ChatState, event: AssistantEvent | ReasoningEvent): ChatState {
  const { type: role, content: text, message_id: id } = event;
  const { messages } = state;
  const at = id ? messages.findLastIndex((message) => message.id === id) : messages.length - 1;
  const message = messages[at];
  if (message?.role !== role) return receive(state, { role, text }, event);
  return {
    ...state,
    messages: messages.with(at, { ...message, text: appendText(message.text, text) }),
  };
}

/** Adds a message of the stream, with its id, run and time where the server sends them. */
function receive(
  state: ChatState,
  message: Unnamed<ChatMessage>,
  { message_id: id, run_id: runId, created_at: moment }: Origin,
): ChatState {
  const at = typeof moment === "string" ? Date.parse(moment) : Number.NaN;
  return add(
    state,
    { ...message, ...(runId ? { runId } : {}), ...(Number.isNaN(at) ? {} : { at }) },
    id,
  );
}

type Origin = Pick<AssistantEvent, "message_id" | "run_id" | "created_at">;

/** `Omit` over each member of the union. */
type Unnamed<T> = T extends { id: string } ? Omit<T, "id"> : never;

function add(state: ChatState, message: Unnamed<ChatMessage>, id?: string): ChatState {
  const named = { ...message, id: id ?? localId(state) } as ChatMessage;
  return { ...state, messages: [...state.messages, named], made: state.made + 1 };
}

type Note = Omit<Extract<ChatEvent, { type: "note" }>, "type">;

/** A status line that can be replaced, as the progress of an upload is. */
function note(state: ChatState, { key, text, reason }: Note): ChatState {
  if (key === undefined) return add(state, { role: "status", text, reason });
  const id = `note-${state.key}-${key}`;
  const message: ChatMessage = { id, role: "status", text, reason };
  const known = state.messages.some((m) => m.id === id);
  return {
    ...state,
    messages: known
      ? state.messages.map((m) => (m.id === id ? message : m))
      : [...state.messages, message],
  };
}

const idle = (state: ChatState): ChatState => ({
  ...state,
  phase: "idle",
  approval: null,
  others: [],
  reconnect: null,
  credits: null,
  ...undecided,
  denying: false,
  stopping: null,
  startedAt: null,
});

function withoutLast(state: ChatState, is: (message: ChatMessage) => boolean): ChatState {
  const at = state.messages.findLastIndex(is);
  return at < 0 ? state : { ...state, messages: state.messages.toSpliced(at, 1) };
}

const withoutLastPrompt = (state: ChatState): ChatState => {
  const kept = withoutLast(state, (m) => m.role === "user");
  const last = lastAsked(kept.messages);
  return { ...kept, lastPrompt: last?.text ?? null, lastQuestion: last?.question ?? null };
};

type Prompt = Extract<ChatMessage, { role: "user" }>;

const lastAsked = (messages: readonly ChatMessage[]): Prompt | undefined =>
  messages.findLast((message): message is Prompt => message.role === "user");

/** The server's count, else the calls since the last prompt: a run begins with one, unless it is a discovery. */
function callsOf({ toolCalls }: { toolCalls?: number }, messages: readonly ChatMessage[]): number {
  if (toolCalls !== undefined) return toolCalls;
  const begin = messages.findLastIndex((m) => m.role === "user");
  return messages.slice(begin + 1).filter((m) => m.role === "tool_thought").length;
}
