import { inCredits } from "../../../internal/in-credits.ts";
import { message, type SharedWords } from "./shared-words.ts";

/** Words of a conversation around its messages. */
export interface TranscriptWords extends Pick<SharedWords, "message"> {
  /** Name of the log. */
  conversation: string;
  /** Author of the person's messages, for screen readers. */
  you: string;
  /** Kinds of other entries, for screen readers. */
  entryKinds: Readonly<
    Record<
      | "tool_call"
      | "tool_calls"
      | "discovery"
      | "fact_proposal"
      | "choices"
      | "chart"
      | "file"
      | "status"
      | "error"
      | "malformed",
      string
    >
  >;
  /** Retries the question that led to an error. */
  retryRun: string;
  jumpToLatest: string;
  /**
   * Messages that arrived since the reader left the end; `count` for the plural form, `written` formatted for the
   * locale.
   */
  newMessages: (count: number, written: string) => string;
  /** Loads older messages. */
  loadEarlier: string;
  /** Headings of days; the others are dates of the locale. */
  today: string;
  yesterday: string;
  copyMessage: string;
  /** Copies all parts of an answer. */
  copyAnswer: string;
  /** A run is in progress; `product` answers. */
  isWorking: (product: string) => string;
  toolCallsUsed: (used: number, limit: number) => string;
  creditsUsed: (credits: number) => string;
  /** Shown for an entry that cannot be rendered. */
  malformed: Readonly<Record<"thought" | "result" | "message", string>>;
  /** Announced in place of code. */
  spokenCode: string;
}

export const transcriptWords: TranscriptWords = {
  message,
  conversation: "Conversation",
  you: "You",
  entryKinds: {
    tool_call: "Tool call",
    tool_calls: "Tool calls",
    discovery: "Discovery",
    fact_proposal: "Proposed fact",
    choices: "Question",
    chart: "Chart",
    file: "Uploaded file",
    status: "Status",
    error: "Error",
    malformed: "Message",
  },
  retryRun: "Retry",
  jumpToLatest: "Jump to latest",
  newMessages: (count, written) => (count === 1 ? "1 new message" : `${written} new messages`),
  loadEarlier: "Load earlier messages",
  today: "Today",
  yesterday: "Yesterday",
  copyMessage: "Copy message",
  copyAnswer: "Copy answer",
  isWorking: (product) => `${product} is working...`,
  toolCallsUsed: (used, limit) => `${used} of ${limit} tool calls`,
  creditsUsed: (credits) => inCredits(String(credits)),
  malformed: {
    thought: "Error: Malformed tool thought data.",
    result: "Error: Malformed tool result data.",
    message: "Failed to display this message due to a formatting error.",
  },
  spokenCode: "Code.",
};
