import type { RefObject } from "react";
import type {
  ApprovalDecision,
  ApprovalDenial,
  ApprovalEdits,
  ApprovalRequest,
} from "../../patterns/approval-dialog/types.ts";
import type {
  ChatSettingsChange,
  ChatSettingsView,
  FilePreviewView,
} from "../../patterns/chat-settings/types.ts";
import type { Estimate } from "../../patterns/composer/composer.logic.ts";
import type { ChosenAnswer } from "../../patterns/choice-question/types.ts";
import type {
  ComposerQuestion,
  QuestionStarter,
} from "../../patterns/question-answer/composer-question.types.ts";
import type { QuestionDraft } from "../../patterns/question-bar/types.ts";
import type { ColumnRoleActions, FileVersionActions } from "../../patterns/file-card/types.ts";
import type { FactDecision, FactProposalActions } from "../../patterns/fact-proposal/types.ts";
import type { AcceptedMappings, DiscoveryActions } from "../../patterns/discovery-card/types.ts";
import type { SchemaValue } from "../../form/index.ts";
import type { ImageSource } from "../../patterns/markdown/index.ts";
import type { Brand, ShellPaths } from "../../patterns/shell/shell.types.ts";
import type { ConnectionView } from "../../patterns/tool-call/types.ts";
import type {
  AnnouncePace,
  AskedBefore,
  TranscriptMessage,
} from "../../patterns/chat-transcript/types.ts";
import type { ExportFormat, SessionRow } from "../../patterns/session-list/types.ts";

/** State of the run in the open conversation. */
export type ChatRun = {
  /**
   * `awaiting_approval` still counts as loading; `reconnecting` continues on the server while the connection is lost,
   * `offline` while this device has no network.
   */
  status: "idle" | "running" | "awaiting_approval" | "reconnecting" | "offline";
  /** The server has confirmed that it began. @default true */
  begun?: boolean;
  /** Stop was pressed and is not confirmed yet. @default false */
  stopping?: boolean;
  /** Milliseconds since 1970; null while idle. */
  startedAt: number | null;
  /** Calls made in this run, and the maximum. */
  toolCalls: number;
  maxToolCalls: number;
  /** Credits that it has used. @default 0 */
  creditsUsed?: number;
};

/** A pending call, and the state of its answer. */
export type ChatApproval = {
  request: ApprovalRequest;
  /** Those pending together with it, in order. @default [] */
  others?: readonly ApprovalRequest[];
  /** A reason for a denial reaches the agent. @default false */
  takesReason?: boolean;
  /** What was edited on an earlier page, by the id of its request. */
  edits?: ReadonlyMap<string, ApprovalEdits>;
  /** The answer being sent. @default null */
  pending?: "approve" | "deny" | null;
  /** Why the last answer could not be sent; the edits are kept. @default null */
  error?: string | null;
};

/** A connection that the run waits for, because its app rejected the credentials. */
export type ChatReconnect = {
  id: string;
  connection: ConnectionView;
  /** The tool whose call is held. */
  tool: string;
  /** The app's message, in a sentence. */
  problem: string;
  /** The app's own sign-in page; otherwise `onReconnect` asks for credentials here. */
  href?: string;
  /** The form for credentials. @default "closed" */
  form?: "closed" | "loading" | ReconnectForm;
  /** The person continues without it, which is being sent. @default false */
  skipping?: boolean;
  /** Why the last action failed. @default null */
  error?: string | null;
};

/** A run that has used as many credits as it may, and waits. */
export type ChatCreditLimit = {
  used: number;
  /** Going on is being sent. @default false */
  continuing?: boolean;
  /** Why the last try failed. @default null */
  error?: string | null;
};

/** The form for new credentials. */
export type ReconnectForm = {
  /** JSON Schema of the plugin's settings, from its manifest. */
  settings: unknown;
  /** Current settings that are no secrets. */
  configuration: SchemaValue;
  saving: boolean;
  /** Why the app rejected the last ones. */
  failure: string | null;
};

/** The history column. */
export type ChatHistory = {
  sessions: readonly SessionRow[];
  /** Older ones can be loaded. @default false */
  hasMore?: boolean;
  /** They are loading. @default false */
  loadingMore?: boolean;
  /** The request that failed; what was loaded before stays. @default null */
  failed?: "search" | "more" | null;
  /** The server-side search; unused without `onSearchSessions`. @default "" */
  query?: string;
};

/** At most one dialog over the screen. An alert is shown above everything else. */
export type ChatDialogs = {
  /** The exact text of an alert. */
  alert: string | null;
  /** The chat to be deleted. */
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
  /** When a screen reader announces an answer. @default "end" */
  announce?: AnnouncePace;
  /** Older messages can be loaded. @default false */
  hasEarlier?: boolean;
  /** They are loading. @default false */
  loadingEarlier?: boolean;
  /** The maximum cost of the next run, and the balance; null if unknown. @default null */
  estimate?: Estimate | null;
  settings: ChatSettingsView;
  run: ChatRun;
  approval: ChatApproval | null;
  /** A connection that the run waits for. @default null */
  reconnect?: ChatReconnect | null;
  /** The run has reached its limit of credits. @default null */
  creditLimit?: ChatCreditLimit | null;
  /** The text in the message box, the current run or the last one is a rehearsal; `asked`: that one waits for an answer. @default null */
  rehearsal?: "next" | "running" | "asked" | "done" | null;
  /** State of the names that discoveries proposed. Without it findings are read-only. */
  discovery?: Pick<DiscoveryActions, "accepted" | "accepting" | "failure">;
  /** Roles of columns. Without it they are read-only. */
  columnRoles?: Omit<ColumnRoleActions, "onChooseRole">;
  /** How uploads replace earlier files. Without it both are kept. */
  fileVersions?: Pick<FileVersionActions, "replacing" | "failure">;
  /** What became of proposed facts. Without it they are read-only. */
  facts?: Omit<FactProposalActions, "onDecideFact">;
  /** Prompts from discoveries; without them a new chat has generic examples. */
  prompts?: readonly string[];
  /** The question in the question bar; null for none. @default kept by the bar */
  question?: QuestionDraft | null;
  /** Questions about a file that are filled in already, for the question bar. */
  questionStarters?: readonly QuestionStarter[];
  dialogs: ChatDialogs;
};

export type ChatState = { kind: "loading" } | { kind: "error"; message: string } | ChatReady;

/** Actions of the person. Absent ones are hidden. */
export type ChatActions = {
  onSend: (message: { prompt: string }) => void;
  /** Retries the last question, after an error that offers it. */
  onRetryRun?: () => void;
  /** When a screen reader should announce an answer. */
  onAnnounceChange?: (choice: { announce: AnnouncePace }) => void;
  /** Absent if the server cannot stop a run. */
  onStop?: () => void;
  onDiscover: () => void;
  /** Names for fields that a discovery proposed and the person ticked. */
  onAcceptMappings?: (accepted: AcceptedMappings) => void;
  /** Changes what questions take a column of a file for. */
  onChooseRole?: ColumnRoleActions["onChooseRole"] | undefined;
  /** Makes an upload the new version of the earlier file of its name. */
  onReplaceDataset?: FileVersionActions["onReplace"] | undefined;
  /** Keeps an upload beside the earlier file of its name. */
  onKeepBothDatasets?: FileVersionActions["onKeepBoth"] | undefined;
  /** Sends a question again whose answer is from a file that is read differently now. */
  onAskAgain?: (asked: AskedBefore) => void;
  /** Sends a question from the bar in place of a message. */
  onAskQuestion?: ComposerQuestion["onAskQuestion"];
  /** The question in the bar was changed. */
  onQuestionChange?: ComposerQuestion["onQuestionChange"];
  /** Answers a question of the agent with one of its choices; what is typed stays. */
  onChooseAnswer?: (chosen: ChosenAnswer) => void;
  /** A fact that the agent proposed was accepted or refused, or that was undone. */
  onDecideFact?: (decision: FactDecision) => void;
  /** Opens the question bar with a question that was suggested in words. @returns false where it can only be sent in words */
  onOpenSuggestion?: (suggestion: { prompt: string }) => boolean;
  onUpload: (upload: { file: File }) => void;
  /** Cancels the upload. */
  onCancelUpload?: () => void;
  onDeleteDataset: (dataset: { id: string }) => void;
  /** Shows the first rows of a file; absent if the server does not provide them. */
  onPreviewDataset?: ((dataset: { id: string; name: string }) => void) | undefined;
  onClosePreview?: () => void;
  onSettingsChange: (change: ChatSettingsChange) => void;
  /** Selects this connection and no other. */
  onSelectOnly: (connection: { id: string }) => void;
  onApprove: (decision: ApprovalDecision) => void;
  onDeny: (denial: ApprovalDenial) => void;
  /** What is edited in a pending call; null for nothing any more. Stored until it is decided. */
  onApprovalEdit?: (change: { id: string; edits: ApprovalEdits | null }) => void;
  /** Runs the prompt that began the last rehearsal for real. */
  onRunForReal?: () => void;
  /** Opens the form for new credentials, or the app's own page. */
  onReconnect?: () => void;
  onCancelReconnect?: () => void;
  /** Sends them: only those that were typed. */
  onSaveReconnect?: (typed: { credentials: Record<string, string> }) => void;
  /** Continues the run without the connection that it waits for. */
  onSkipConnection?: () => void;
  /** Lets the run use as many credits again. */
  onGoOn?: () => void;
  /** The delete button of a row or of the menu: the app asks first, unless confirmation is turned off. */
  onDeleteSession: (session: { id: string; title: string }) => void;
  onConfirmDelete: (confirmed: { id: string; dontAskAgain: boolean }) => void;
  onCancelDelete: () => void;
  onCloseAlert: () => void;
  onRenameSession?: (session: { id: string; title: string }) => void;
  onPinSession?: (session: { id: string; pinned: boolean }) => void;
  /** Saves a chat as a file. */
  onExportSession?: (session: { id: string; format: ExportFormat }) => void;
  /** Loads older messages of the open chat; `all` of them for a search. */
  onLoadEarlier?: (wish: { all: boolean }) => void;
  onSearchSessions?: (search: { query: string }) => void;
  onLoadMoreSessions?: () => void;
  /** Retries the failed request of the history. */
  onRetrySessions?: () => void;
  /** Loads the page again after an error. */
  onRetry?: () => void;
};

/** Props of `ChatScreen`. */
export type ChatScreenProps = ChatActions & {
  state: ChatState;
  brand: Brand;
  paths: Pick<ShellPaths, "chat" | "connections">;
  /** The current time, milliseconds since 1970. */
  now: number;
  /** The text of the prompt box. */
  draft: string;
  onDraftChange: (text: string) => void;
  /** Loads images of answers on request. Without it they open in new tabs. */
  images?: ImageSource | null | undefined;
  /** The page that shows how a file is read; absent if the server cannot tell. */
  readingHref?: ((file: { id: string }) => string) | undefined;
  /** Receives the message box, to move the focus there. */
  promptRef?: RefObject<HTMLTextAreaElement | null>;
};
