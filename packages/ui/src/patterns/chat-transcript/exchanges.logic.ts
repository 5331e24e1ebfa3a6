import type { TranscriptMessage } from "./types.ts";

/** A question and all that followed it. The key is the first message's, so it stays while the exchange grows. */
export type Exchange = { key: string; messages: readonly TranscriptMessage[] };

/** Splits a conversation at its user messages. */
export function exchangesOf(messages: readonly TranscriptMessage[]): Exchange[] {
  const exchanges: { key: string; messages: TranscriptMessage[] }[] = [];
  for (const message of messages) {
    const last = exchanges.at(-1);
    if (!last || message.kind === "user") exchanges.push({ key: message.id, messages: [message] });
    else last.messages.push(message);
  }
  return exchanges;
}

/** Conversations shorter than this are drawn whole; the browser's skipping costs more than it saves there. */
const skippingFrom = 40;

/** Whether the browser may skip drawing an exchange while it is out of sight. The last two always are drawn. */
export function isSkippable(index: number, exchanges: number, messages: number): boolean {
  return messages >= skippingFrom && index < exchanges - 2;
}
