import { message, type SharedWords } from "./shared-words.ts";

/** What a conversation says around its messages. */
export interface TranscriptWords extends Pick<SharedWords, "message"> {
  /** Names the log. */
  conversation: string;
  /** Whose message it is, to a reader. */
  you: string;
  /** What other entries are, to a reader. */
  entryKinds: Readonly<
    Record<"tool_call" | "tool_calls" | "discovery" | "status" | "error" | "malformed", string>
  >;
  /** Asks again what an error was the answer to. */
  retryRun: string;
  jumpToLatest: string;
  /** What came in since the reader left the end; `count` for the grammar, `written` in the way of the locale. */
  newMessages: (count: number, written: string) => string;
  /** Brings older messages. */
  loadEarlier: string;
  /** Headings of days; the others are dates of the locale. */
  today: string;
  yesterday: string;
  copyMessage: string;
  /** All parts of an answer, with what stands beside the button. */
  copyAnswer: string;
  wholeAnswer: string;
  /** A run goes on; `product` answers. */
  isWorking: (product: string) => string;
  toolCallsUsed: (used: number, limit: number) => string;
  /** Stands where an entry cannot be drawn. */
  malformed: Readonly<Record<"thought" | "result" | "message", string>>;
  /** Said by a reader in the place of code. */
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
  copyAnswer: "Copy whole answer",
  wholeAnswer: "Whole answer",
  isWorking: (product) => `${product} is working...`,
  toolCallsUsed: (used, limit) => `${used} of ${limit} tool calls`,
  malformed: {
    thought: "Error: Malformed tool thought data.",
    result: "Error: Malformed tool result data.",
    message: "Failed to display this message due to a formatting error.",
  },
  spokenCode: "Code.",
};
