import type { AnswerReading } from "@switchboard/api-client/types";
import type { OpenCall, ToolOutput } from "../domain/runs/single-call.ts";
import { storableText } from "../domain/storable.ts";
import { readAssumed } from "../planner/index.ts";
import { beginningOf } from "../tables/beginning-of.ts";
import { PAGE_CHARACTERS, pageOf, toPageOutput } from "./result-pages.ts";
import type { ModelMessage, ToolResultPart } from "ai";

/** The calls of the last step, in order, each with whether it has a result. */
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
          ...readAssumed(part.providerOptions),
        }
      : [],
  );
}

/** Longer than any provider's call ids. The database indexes them, and its index entries have a size limit. */
const MAX_ID_LENGTH = 200;

const isStorableId = (id: string) =>
  id !== "" && id.length <= MAX_ID_LENGTH && storableText(id) === id;

/**
 * Replaces call ids in a model's turn that the conversation already has or the database cannot store. Some servers restart
 * their numbering in each step, and an approval must never apply to another call than the one it was given for.
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

/** Adds a call's result to the conversation. */
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
    // In the order of the calls, whatever the order of decisions: some providers match results by position.
    const order = lastCalls(transcript).map(({ callId }) => callId);
    const position = (one: (typeof last.content)[number]) =>
      one.type === "tool-result" ? order.indexOf(one.toolCallId) : -1;
    const content = [...last.content, part].toSorted((a, b) => position(a) - position(b));
    return [...transcript.slice(0, -1), { ...last, content }];
  }
  return [...transcript, { role: "tool", content: [part] }];
}

/**
 * A result for the model: whole if it is short, otherwise its first page, or for a reader that cannot read on its beginning and
 * its full length.
 * @param options.callId the call to read on in
 * @param options.editedTo the arguments, if a user edited them
 */
export function toModelOutput(
  result: unknown,
  {
    callId,
    editedTo,
  }: { readonly callId?: string; readonly editedTo?: Readonly<Record<string, unknown>> } = {},
): ToolOutput {
  const value = withoutView(result);
  const page = callId === undefined ? undefined : pageOf(value, 1);
  if (page && callId !== undefined)
    return toPageOutput(callId, { ...page, value: withEdit(page.value, editedTo) });
  const text = JSON.stringify(withEdit(value, editedTo)) ?? "null";
  if (text.length <= PAGE_CHARACTERS) return { type: "json", value: JSON.parse(text) };
  return {
    type: "text",
    value: `${beginningOf(text, PAGE_CHARACTERS)}\n[cut: the whole result has ${text.length} characters]`,
  };
}

const withEdit = (
  result: unknown,
  editedTo: Readonly<Record<string, unknown>> | undefined,
): unknown =>
  editedTo === undefined
    ? result
    : {
        note: "The user edited the arguments before approving.",
        ran_with: editedTo,
        result,
      };

/** A result without what only people are shown: a model would pay for a chart, and read the rows twice. */
export function withoutView(result: unknown): unknown {
  if (typeof result !== "object" || result === null || !("asked" in result)) return result;
  const { asked, ...table } = result;
  const { said, counted, of } = asked as AnswerReading;
  return { ...table, question: said, rows_counted: counted, rows_of_table: of };
}

/** A conversation without what a model thought: no other model can use it, and some refuse it. */
export const withoutReasoning = (transcript: readonly ModelMessage[]): ModelMessage[] =>
  transcript.map((message) =>
    message.role === "assistant" && typeof message.content !== "string"
      ? { ...message, content: message.content.filter(({ type }) => type !== "reasoning") }
      : message,
  );

/** Whether the model has answered in text since the last prompt. Some models end silently after text beside their last call. */
export function hasAnswerText(transcript: readonly ModelMessage[]): boolean {
  const promptAt = transcript.findLastIndex(({ role }) => role === "user");
  const isText = (text: string) => text.trim() !== "";
  return transcript.slice(promptAt + 1).some((message) => {
    if (message.role !== "assistant") return false;
    if (typeof message.content === "string") return isText(message.content);
    return message.content.some((part) => part.type === "text" && isText(part.text));
  });
}

/** Whether a tool call of the conversation failed with this sentence. */
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
