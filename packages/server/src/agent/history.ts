import type { ModelMessage } from "ai";
import type { Message } from "../domain/chat/ports.ts";
import { keptLine, OFFER_CHOICES, OFFER_QUESTION } from "../planner/index.ts";

const MAX_MESSAGES = 40;
const MAX_CHARACTERS = 24_000;

/** What was said in a chat, as a model reads it, and in which run. */
export type Said = {
  readonly runId: string | null;
  readonly role: "user" | "assistant";
  readonly content: string;
};

/**
 * What a model of a new run reads of earlier ones: prompts, answers, the questions of answers, questions with choices, and
 * denied calls, since the user's reason is meant for the agent.
 */
export const saidIn = (messages: readonly Message[]): Said[] =>
  messages.flatMap((message) => {
    const content = messageText(message);
    const role = message.role === "USER" ? "user" : "assistant";
    return content === undefined ? [] : [{ runId: message.runId, role, content } as const];
  });

/** What was said, as a conversation. Some providers reject one that starts with the model, as one that began with a discovery does. */
export function toConversation(said: readonly Said[]): ModelMessage[] {
  const messages = said.map(({ role, content }): ModelMessage => ({ role, content }));
  return said[0]?.role === "assistant"
    ? [{ role: "user", content: BEFORE }, ...messages]
    : messages;
}

/** The last part of the earlier conversation, for the built-in planner. */
export function history(messages: readonly Message[]): ModelMessage[] {
  const last: Said[] = [];
  let characters = 0;
  for (const one of saidIn(messages).toReversed()) {
    characters += one.content.length;
    if (last.length >= MAX_MESSAGES || (last.length > 0 && characters > MAX_CHARACTERS)) break;
    last.unshift(one);
  }
  return toConversation(last);
}

const hasName = (call: unknown, name: string): boolean =>
  typeof call === "object" && call !== null && Reflect.get(call, "name") === name;

/** A question with choices, so that the next run knows what was chosen from. */
function saidChoices(result: unknown): string | undefined {
  if (typeof result !== "object" || result === null) return undefined;
  const options: unknown = Reflect.get(result, "options");
  if (!Array.isArray(options)) return undefined;
  const labels = options.map((option: object) => `- ${String(Reflect.get(option, "label"))}`);
  return [`(Asked: ${String(Reflect.get(result, "question"))}`, ...labels].join("\n") + ")";
}

/** Placeholder for the prompt before the first answer that the model gets to see. */
const BEFORE = "(What was said before:)";

function messageText({ role, content }: Message): string | undefined {
  if (role === "USER" || role === "ASSISTANT") {
    return typeof content["content"] === "string" ? content["content"] : undefined;
  }
  const { outcome, tool_call: call, result, connection, asked_again: again } = content;
  const question: unknown = Object(again).question;
  if (question) return keptLine("ask_data", question);
  if (connection === undefined && hasName(call, OFFER_QUESTION))
    return keptLine(OFFER_QUESTION, { open: Object(result).open });
  if (connection === undefined && hasName(call, OFFER_CHOICES)) return saidChoices(result);
  if (outcome !== "denied" || typeof call !== "object" || call === null) return undefined;
  // Without the arguments: the user did not write them.
  return `(${String(Reflect.get(call, "name"))}: ${String(result)})`;
}
