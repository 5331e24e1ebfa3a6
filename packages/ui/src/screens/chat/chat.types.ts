import type {
  ApprovalDecision,
  ApprovalDenial,
  ApprovalRequest,
} from "../../patterns/approval-dialog/types.ts";
import type { ChatSettingsChange, ChatSettingsView } from "../../patterns/chat-settings/types.ts";
import type { TranscriptMessage } from "../../patterns/chat-transcript/types.ts";
import type { SessionRow } from "../../patterns/session-list/types.ts";

/** What the agent does now in the conversation on show. */
export type ChatRun = {
  /**
   * `awaiting_approval` still counts as loading; `reconnecting` goes on on the server while the line is down, `offline` while
   * this device has no network.
   */
  status: "idle" | "running" | "awaiting_approval" | "reconnecting" | "offline";
  /** The server is known to have begun it. @default true */
  begun?: boolean;
  /** Stop was pressed and has not come about. @default false */
  stopping?: boolean;
  /** Milliseconds since 1970; null while idle. */
  startedAt: number | null;
  /** Calls made in this run, and the most that are allowed. */
  toolCalls: number;
  maxToolCalls: number;
};

/** A call that waits for the person, and what became of the answer so far. */
export type ChatApproval = {
  request: ApprovalRequest;
  /** Those that wait together with it, in order. @default [] */
  others?: readonly ApprovalRequest[];
  /** A reason for a denial reaches the agent. @default false */
  takesReason?: boolean;
  /** The answer that is on its way. @default null */
  pending?: "approve" | "deny" | null;
  /** Why the last answer did not arrive; the edits are kept. @default null */
  error?: string | null;
};

/** The history column. */
export type ChatHistory = {
  sessions: readonly SessionRow[];
  /** Older ones can be loaded. @default false */
  hasMore?: boolean;
  /** They are on their way. @default false */
  loadingMore?: boolean;
  /** What was asked for and did not come; what was there before stays. @default null */
  failed?: "search" | "more" | null;
  /** What is searched for on the server; unused without `onSearchSessions`. @default "" */
  query?: string;
};

/** One window over the screen. An alert is shown above everything else. */
export type ChatDialogs = {
  /** The exact text of an alert. */
  alert: string | null;
  /** The chat that is about to be deleted. */
  deleting: { id: string; title: string; busy: boolean } | null;
};

export type ChatReady = {
  kind: "ready";
  /** Null in a new chat. */
  session: { id: string; title: string; pinned?: boolean } | null;
  history: ChatHistory;
  messages: readonly TranscriptMessage[];
  settings: ChatSettingsView;
  run: ChatRun;
  approval: ChatApproval | null;
  dialogs: ChatDialogs;
};

export type ChatState = { kind: "loading" } | { kind: "error"; message: string } | ChatReady;

/** What the person asks for. Optional ones are hidden where the server cannot do them. */
export type ChatActions = {
  onSend: (message: { prompt: string }) => void;
  /** The last question again, after an error that offers it. */
  onRetryRun?: () => void;
  /** Absent where the server cannot stop a run. */
  onStop?: () => void;
  onDiscover: () => void;
  onUpload: (upload: { file: File }) => void;
  onDeleteDataset: (dataset: { id: string }) => void;
  onSettingsChange: (change: ChatSettingsChange) => void;
  /** Selects this connection and no other. */
  onSelectOnly: (connection: { id: string }) => void;
  onApprove: (decision: ApprovalDecision) => void;
  onDeny: (denial: ApprovalDenial) => void;
  /** The delete button of a row or of the menu: the app asks first, unless told not to. */
  onDeleteSession: (session: { id: string; title: string }) => void;
  onConfirmDelete: (confirmed: { id: string; dontAskAgain: boolean }) => void;
  onCancelDelete: () => void;
  onCloseAlert: () => void;
  onRenameSession?: (session: { id: string; title: string }) => void;
  onPinSession?: (session: { id: string; pinned: boolean }) => void;
  onSearchSessions?: (search: { query: string }) => void;
  onLoadMoreSessions?: () => void;
  /** Asks again for the part of the history that did not come. */
  onRetrySessions?: () => void;
  /** Loads the page again after an error. */
  onRetry?: () => void;
};
