import type { RefObject } from "react";
import type {
  ApprovalDecision,
  ApprovalDenial,
  ApprovalRequest,
} from "../../patterns/approval-dialog/types.ts";
import type {
  ChatSettingsChange,
  ChatSettingsView,
  FilePreviewView,
} from "../../patterns/chat-settings/types.ts";
import type { AcceptedMappings, DiscoveryActions } from "../../patterns/discovery-card/types.ts";
import type { SchemaValue } from "../../form/index.ts";
import type { ImageSource } from "../../patterns/markdown/index.ts";
import type { Brand, ShellPaths } from "../../patterns/shell/shell.types.ts";
import type { ConnectionView } from "../../patterns/tool-call/types.ts";
import type { AnnouncePace, TranscriptMessage } from "../../patterns/chat-transcript/types.ts";
import type { ExportFormat, SessionRow } from "../../patterns/session-list/types.ts";

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

/** A connection that the run waits for, because its app refused what it signs in with. */
export type ChatReconnect = {
  id: string;
  connection: ConnectionView;
  /** The tool whose call waits. */
  tool: string;
  /** What the app said, in a sentence. */
  problem: string;
  /** Where the app itself asks the person; else `onReconnect` asks for credentials here. */
  href?: string;
  /** The form for credentials. @default "closed" */
  form?: "closed" | "loading" | ReconnectForm;
  /** The person goes on without it, which is on its way. @default false */
  skipping?: boolean;
  /** Why the last of what was asked for did not come about. @default null */
  error?: string | null;
};

/** What asks for other credentials. */
export type ReconnectForm = {
  /** JSON Schema of the plugin's settings, as its manifest has it. */
  settings: unknown;
  /** Settings in force that are no secrets. */
  configuration: SchemaValue;
  saving: boolean;
  /** Why the app did not take the last ones. */
  failure: string | null;
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
  /** The first rows of a file. @default null */
  preview?: FilePreviewView | null;
};

export type ChatReady = {
  kind: "ready";
  /** Null in a new chat. */
  session: { id: string; title: string; pinned?: boolean } | null;
  history: ChatHistory;
  messages: readonly TranscriptMessage[];
  /** When a screen reader says an answer. @default "end" */
  announce?: AnnouncePace;
  /** Older messages can be loaded. @default false */
  hasEarlier?: boolean;
  /** They are on their way. @default false */
  loadingEarlier?: boolean;
  /** The most that the next run may cost, and the balance; null where nobody knows. @default null */
  estimate?: { credits: number; balance: number } | null;
  settings: ChatSettingsView;
  run: ChatRun;
  approval: ChatApproval | null;
  /** A connection that the run waits for. @default null */
  reconnect?: ChatReconnect | null;
  /** What became of the names that discoveries proposed. Without it findings are only read. */
  discovery?: Pick<DiscoveryActions, "accepted" | "accepting" | "failure">;
  /** Prompts that fit what was discovered; without them a new chat begins with examples that fit everybody. */
  prompts?: readonly string[];
  dialogs: ChatDialogs;
};

export type ChatState = { kind: "loading" } | { kind: "error"; message: string } | ChatReady;

/** What the person asks for. Optional ones are hidden where the server cannot do them. */
export type ChatActions = {
  onSend: (message: { prompt: string }) => void;
  /** The last question again, after an error that offers it. */
  onRetryRun?: () => void;
  /** When a screen reader is to say an answer. */
  onAnnounceChange?: (choice: { announce: AnnouncePace }) => void;
  /** Absent where the server cannot stop a run. */
  onStop?: () => void;
  onDiscover: () => void;
  /** Names for fields that a discovery proposed and the person ticked. */
  onAcceptMappings?: (accepted: AcceptedMappings) => void;
  onUpload: (upload: { file: File }) => void;
  /** Stops the file on its way. */
  onCancelUpload?: () => void;
  onDeleteDataset: (dataset: { id: string }) => void;
  /** Shows the first rows of a file; absent where the server does not give them. */
  onPreviewDataset?: ((dataset: { id: string; name: string }) => void) | undefined;
  onClosePreview?: () => void;
  onSettingsChange: (change: ChatSettingsChange) => void;
  /** Selects this connection and no other. */
  onSelectOnly: (connection: { id: string }) => void;
  onApprove: (decision: ApprovalDecision) => void;
  onDeny: (denial: ApprovalDenial) => void;
  /** Opens the form for other credentials, or goes to the app's own page. */
  onReconnect?: () => void;
  onCancelReconnect?: () => void;
  /** Sends them: only those that were typed. */
  onSaveReconnect?: (typed: { credentials: Record<string, string> }) => void;
  /** The run goes on without the connection that it waits for. */
  onSkipConnection?: () => void;
  /** The delete button of a row or of the menu: the app asks first, unless told not to. */
  onDeleteSession: (session: { id: string; title: string }) => void;
  onConfirmDelete: (confirmed: { id: string; dontAskAgain: boolean }) => void;
  onCancelDelete: () => void;
  onCloseAlert: () => void;
  onRenameSession?: (session: { id: string; title: string }) => void;
  onPinSession?: (session: { id: string; pinned: boolean }) => void;
  /** Saves a chat as a file. */
  onExportSession?: (session: { id: string; format: ExportFormat }) => void;
  /** Loads older messages of the chat on show; all that there are for a search. */
  onLoadEarlier?: (wish: { all: boolean }) => void;
  onSearchSessions?: (search: { query: string }) => void;
  onLoadMoreSessions?: () => void;
  /** Asks again for the part of the history that did not come. */
  onRetrySessions?: () => void;
  /** Loads the page again after an error. */
  onRetry?: () => void;
};

/** Props of `ChatScreen`. */
export type ChatScreenProps = ChatActions & {
  state: ChatState;
  brand: Brand;
  paths: Pick<ShellPaths, "chat" | "connections">;
  /** The present, milliseconds since 1970. */
  now: number;
  /** The text of the prompt box. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** How images of answers are had once somebody asks for them. Without it they open in tabs of their own. */
  images?: ImageSource | null | undefined;
  /** Receives the message box, to move the focus there. */
  promptRef?: RefObject<HTMLTextAreaElement | null>;
};
