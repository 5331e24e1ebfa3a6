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

const lineHeight = 22;
const charactersInLine = 76;

/** About how high an exchange will be drawn, in pixels: a far-off guess makes the scrollbar jump. */
export function estimatedHeight(exchange: Exchange): number {
  return exchange.messages.reduce((sum, message) => sum + 16 + heightOf(message), 0);
}

function heightOf(message: TranscriptMessage): number {
  if (message.kind === "tool_call") return 34;
  if (message.kind !== "user" && message.kind !== "assistant") return 28;
  const lines = message.text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(0.6, Math.ceil(line.length / charactersInLine)), 0);
  return lines * lineHeight + (message.kind === "user" ? 16 : 0);
}
