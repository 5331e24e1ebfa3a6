import { inCredits } from "../../../internal/in-credits.ts";
import { message } from "./shared-words.ts";

/** Words of a conversation around its messages. */
export const transcriptWords = {
  /** Under an answer from a file whose reading has changed since, and the button that sends its question again. */
  readDifferently: "The file is read differently now.",
  askAgain: "Ask Again",
  /** Shows what a model wrote about a question that a person changed since. */
  beforeItChanged: "About the question before it was changed",
  /** Opens what a model thought: while it thinks, and later with the time that it took where that is known. */
  thinking: "Thinking…",
  thought: "Reasoning",
  thoughtFor: (seconds: string) => `Thought for ${seconds} s`,
  message,
  /** Name of the log. */
  conversation: "Conversation",
  /** Author of the person's messages, for screen readers. */
  you: "You",
  /** Kinds of other entries, for screen readers. */
  entryKinds: {
    reasoning: "Reasoning",
    tool_call: "Tool call",
    tool_calls: "Tool calls",
    discovery: "Discovery",
    fact_proposal: "Proposed fact",
    choices: "Question",
    question: "Question and answer",
    chart: "Chart",
    file: "Uploaded file",
    status: "Status",
    error: "Error",
    malformed: "Message",
  },
  /** Retries the question that led to an error. */
  retryRun: "Retry",
  jumpToLatest: "Jump to latest",
  /**
   * Messages that arrived since the reader left the end; `count` for the plural form, `written` formatted for the
   * locale.
   */
  newMessages: (count: number, written: string) =>
    count === 1 ? "1 new message" : `${written} new messages`,
  /** Loads older messages. */
  loadEarlier: "Load earlier messages",
  /** Headings of days; the others are dates of the locale. */
  today: "Today",
  yesterday: "Yesterday",
  copyMessage: "Copy message",
  /** Copies all parts of an answer. */
  copyAnswer: "Copy answer",
  /** A run is in progress; `product` answers. */
  isWorking: (product: string) => `${product} is working...`,
  toolCallsUsed: (used: number, limit: number) => `${used} of ${limit} tool calls`,
  creditsUsed: (credits: number) => inCredits(String(credits)),
  /** Shown for an entry that cannot be rendered. */
  malformed: {
    thought: "Error: Malformed tool thought data.",
    result: "Error: Malformed tool result data.",
    message: "Failed to display this message due to a formatting error.",
  },
  /** Announced in place of code. */
  spokenCode: "Code.",
};

export type TranscriptWords = typeof transcriptWords;
