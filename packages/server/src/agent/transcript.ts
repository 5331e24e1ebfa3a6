import type { Message } from "../domain/chat/ports.ts";
import type { OpenCall, ToolOutput } from "../domain/runs/single-call.ts";
import { storableText } from "../domain/storable.ts";
import { resultNotes } from "../planner/index.ts";
import { beginningOf } from "../tables/beginning-of.ts";
import type { ModelMessage, ToolResultPart } from "ai";

const MOST_MESSAGES = 40;
const MOST_CHARACTERS = 24_000;
const LONGEST_OUTPUT = 24_000;

/** The calls of the last step, in order, with those that have a result marked. */
export function lastCalls(
  transcript: readonly ModelMessage[],
): (OpenCall & { answered: boolean })[] {
  const at = transcript.findLastIndex((message) => message.role === "assistant");
  const message = transcript[at];
  if (message?.role !== "assistant" || typeof message.content === "string") return [];
  const answered = new Set(
    transcript
      .slice(at + 1)
      .flatMap((later) =>
        later.role === "tool"
          ? later.content.flatMap((part) => (part.type === "tool-result" ? part.toolCallId : []))
          : [],
      ),
  );
  return message.content.flatMap((part) =>
    part.type === "tool-call" && !part.providerExecuted
      ? {
          callId: part.toolCallId,
          modelName: part.toolName,
          input: part.input,
          answered: answered.has(part.toolCallId),
        }
      : [],
  );
}

/** Longer ones than any provider makes. The database finds calls by them, and keeps no long text in an index. */
const LONGEST_ID = 200;

const isStorableId = (id: string) =>
  id !== "" && id.length <= LONGEST_ID && storableText(id) === id;

/**
 * A model's turn with call ids that the conversation has not seen and the database can keep. Some servers number their calls anew
 * in each step, and an approval must never be found for another call than the one it was given for.
 */
export function withFreshIds(
  transcript: readonly ModelMessage[],
  turn: readonly ModelMessage[],
  newId: () => string,
): ModelMessage[] {
  const seen = new Set(transcript.flatMap(callIds));
  const renamed = new Map<string, string>();
  const rename = <Part extends { type: string }>(part: Part): Part => {
    if (!("toolCallId" in part) || typeof part.toolCallId !== "string") return part;
    const isNew = !seen.has(part.toolCallId) && isStorableId(part.toolCallId);
    if (part.type === "tool-call" && !isNew) {
      renamed.set(part.toolCallId, newId());
    }
    seen.add(part.toolCallId);
    const id = renamed.get(part.toolCallId);
    return id === undefined ? part : { ...part, toolCallId: id };
  };
  return turn.map((message): ModelMessage => {
    if (message.role === "assistant" && typeof message.content !== "string") {
      return { ...message, content: message.content.map(rename) };
    }
    if (message.role === "tool") return { ...message, content: message.content.map(rename) };
    return message;
  });
}

const callIds = (message: ModelMessage): string[] =>
  message.role === "assistant" && typeof message.content !== "string"
    ? message.content.flatMap((part) => (part.type === "tool-call" ? part.toolCallId : []))
    : [];

/** The conversation with a call's result added. */
export function withResult(
  transcript: readonly ModelMessage[],
  call: OpenCall,
  output: ToolOutput,
): ModelMessage[] {
  const part: ToolResultPart = {
    type: "tool-result",
    toolCallId: call.callId,
    toolName: call.modelName,
    output,
  };
  const last = transcript.at(-1);
  if (last?.role === "tool") {
    // In the order of the calls, whichever a person decided about first: some providers match them by place.
    const order = lastCalls(transcript).map(({ callId }) => callId);
    const place = (one: (typeof last.content)[number]) =>
      one.type === "tool-result" ? order.indexOf(one.toolCallId) : -1;
    const content = [...last.content, part].toSorted((a, b) => place(a) - place(b));
    return [...transcript.slice(0, -1), { ...last, content }];
  }
  return [...transcript, { role: "tool", content: [part] }];
}

/**
 * A result as a model reads it: whole where it is short, else its beginning with a word about the rest. The planner gets a list of
 * files as a whole, in a note that no other model reads: it finds tables and columns by their names, and knows only those it sees.
 */
export function sayResult(value: unknown): ToolOutput {
  const text = JSON.stringify(value) ?? "null";
  if (text.length <= LONGEST_OUTPUT) return { type: "json", value: JSON.parse(text) };
  const notes = resultNotes(value);
  return {
    type: "text",
    ...(notes && { providerOptions: notes }),
    value: `${beginningOf(text, LONGEST_OUTPUT)}\n[cut: the whole result has ${text.length} characters]`,
  };
}

/** Whether the model has said anything since the person spoke. Some end with nothing more once they spoke beside their last call. */
export function hasSpoken(transcript: readonly ModelMessage[]): boolean {
  const asked = transcript.findLastIndex(({ role }) => role === "user");
  const isText = (text: string) => text.trim() !== "";
  return transcript.slice(asked + 1).some((message) => {
    if (message.role !== "assistant") return false;
    if (typeof message.content === "string") return isText(message.content);
    return message.content.some((part) => part.type === "text" && isText(part.text));
  });
}

/** Whether a tool call of the conversation was answered with this failure. */
export const hasFailedWith = (transcript: readonly ModelMessage[], sentence: string): boolean =>
  transcript.some(
    (message) =>
      message.role === "tool" &&
      message.content.some(
        (part) =>
          part.type === "tool-result" &&
          part.output.type === "error-text" &&
          part.output.value === sentence,
      ),
  );

/**
 * The earlier conversation as a new run's model reads it: what people and agent said, the last part of it. What the person
 * refused is among it, since the reason they gave is for the agent.
 */
export function history(messages: readonly Message[]): ModelMessage[] {
  const said: ModelMessage[] = [];
  let characters = 0;
  for (const message of messages.toReversed()) {
    const content = spoken(message);
    if (content === undefined) continue;
    characters += content.length;
    if (said.length >= MOST_MESSAGES || (said.length > 0 && characters > MOST_CHARACTERS)) break;
    said.unshift({ role: message.role === "USER" ? "user" : "assistant", content });
  }
  // Some providers refuse a conversation that the model begins, as it does where a discovery came first.
  if (said[0]?.role === "assistant") said.unshift({ role: "user", content: BEFORE });
  return said;
}

/** Stands for what led to the first thing that the model is shown to have said. */
const BEFORE = "(What was said before:)";

function spoken({ role, content }: Message): string | undefined {
  if (role === "USER" || role === "ASSISTANT") {
    return typeof content["content"] === "string" ? content["content"] : undefined;
  }
  const { outcome, tool_call: call, result } = content;
  if (outcome !== "denied" || typeof call !== "object" || call === null) return undefined;
  // Without the arguments: those were not the person's words.
  return `(${String(Reflect.get(call, "name"))}: ${String(result)})`;
}
