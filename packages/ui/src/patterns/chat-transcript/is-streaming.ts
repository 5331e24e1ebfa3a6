import type { TranscriptMessage } from "./types.ts";

/** An answer, complete or still streaming. */
export type AnswerMessage = Extract<TranscriptMessage, { kind: "assistant" }>;

/** Whether more of this message will arrive. */
export function isStreaming(message: TranscriptMessage): message is AnswerMessage {
  return message.kind === "assistant" && message.streaming === true;
}
