import type { Dataset, Question } from "@switchboard/api-client";
import type { ChatMessage } from "./chat-state.ts";
import { readQuestion } from "./read-question.ts";

/** When the reading of a file last changed, milliseconds since 1970, by its name. */
export type ReadingChanges = ReadonlyMap<string, number>;

/** The files whose reading was changed. */
export const readingChangesOf = (files: readonly Dataset[]): ReadingChanges =>
  new Map(
    files.flatMap(({ filename, reading_changed_at: at }) =>
      at === undefined ? [] : [[filename, Date.parse(at)] as const],
    ),
  );

/** What an answer was asked by. */
export type AskedBy = {
  readonly prompt: string;
  /** Asked with the question bar: its words could be read in another way. */
  readonly question?: Question;
  /** The question that its words were read as. */
  readonly read?: Question;
};

/** The answers from files that are read differently since then, each with what it was asked by. */
export function outdatedAnswers(
  messages: readonly ChatMessage[],
  changes: ReadingChanges,
): ReadonlyMap<ChatMessage, AskedBy> {
  const outdated = new Map<ChatMessage, AskedBy>();
  if (changes.size === 0) return outdated;
  let asked = null as AskedBy | null;
  let changedAt = 0;
  let answer: ChatMessage | null = null;
  const endTurn = () => {
    const answeredAt = answer?.at ?? answer?.receivedAt;
    if (answer && asked !== null && answeredAt !== undefined && answeredAt < changedAt)
      outdated.set(answer, asked);
  };
  for (const message of messages) {
    if (message.role === "user") {
      endTurn();
      const { text: prompt, question } = message;
      asked = { prompt, ...(question && { question }) };
      changedAt = 0;
      answer = null;
    } else if (message.role === "tool_result") {
      for (const source of sourcesOf(message.result))
        changedAt = Math.max(changedAt, changes.get(source) ?? 0);
      const read = readQuestion(message)?.answer?.question;
      if (asked && read) asked = { ...asked, read };
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
