import type { Dataset } from "@switchboard/api-client";
import type { ChatMessage } from "./chat-state.ts";

/** When the reading of a file last changed, milliseconds since 1970, by its name. */
export type ReadingChanges = ReadonlyMap<string, number>;

/** The files whose reading was changed. */
export const readingChangesOf = (files: readonly Dataset[]): ReadingChanges =>
  new Map(
    files.flatMap(({ filename, reading_changed_at: at }) =>
      at === undefined ? [] : [[filename, Date.parse(at)] as const],
    ),
  );

/** The answers from files that are read differently since then, each with its question. */
export function outdatedAnswers(
  messages: readonly ChatMessage[],
  changes: ReadingChanges,
): ReadonlyMap<ChatMessage, string> {
  const outdated = new Map<ChatMessage, string>();
  if (changes.size === 0) return outdated;
  let prompt: string | null = null;
  let changedAt = 0;
  let answer: ChatMessage | null = null;
  const endTurn = () => {
    const answeredAt = answer?.at ?? answer?.receivedAt;
    if (answer && prompt !== null && answeredAt !== undefined && answeredAt < changedAt)
      outdated.set(answer, prompt);
  };
  for (const message of messages) {
    if (message.role === "user") {
      endTurn();
      prompt = message.text;
      changedAt = 0;
      answer = null;
    } else if (message.role === "tool_result") {
      for (const source of sourcesOf(message.result))
        changedAt = Math.max(changedAt, changes.get(source) ?? 0);
    } else if (message.role === "assistant") answer = message;
  }
  endTurn();
  return outdated;
}

/** Names of the files that a result is from. */
function sourcesOf(result: unknown): readonly string[] {
  if (typeof result !== "object" || result === null || !("sources" in result)) return [];
  const { sources } = result;
  return Array.isArray(sources) ? sources.filter((one) => typeof one === "string") : [];
}
