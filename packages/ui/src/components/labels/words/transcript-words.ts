import { message, type SharedWords } from "./shared-words.ts";

/** What a conversation says around its messages. */
export interface TranscriptWords extends Pick<SharedWords, "message"> {
  /** Names the log. */
  conversation: string;
  /** Whose message it is, to a reader. */
  you: string;
  jumpToLatest: string;
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
  jumpToLatest: "Jump to latest",
  isWorking: (product) => `${product} is working...`,
  toolCallsUsed: (used, limit) => `${used} of ${limit} tool calls`,
  malformed: {
    thought: "Error: Malformed tool thought data.",
    result: "Error: Malformed tool result data.",
    message: "Failed to display this message due to a formatting error.",
  },
  spokenCode: "Code.",
};
