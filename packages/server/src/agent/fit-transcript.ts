import type { ModelMessage, ToolResultPart } from "ai";
import { beginningOf } from "../tables/beginning-of.ts";
import { READ_RESULT } from "./result-pages.ts";
import { conversationTokens, messageTokens, textTokens } from "./token-estimate.ts";

/** A conversation that fits, and whether something was taken out of it. */
export type Fitted = { readonly transcript: ModelMessage[]; readonly isShortened: boolean };

/** So much of the room is filled again after a cut, so that not every step has to cut. */
const FILLED = 0.7;
/** Characters of a result that stay where even the last ones do not fit. */
const BEGINNING = 2_000;

const LEFT_OUT = "[left out to make room";
const isLeftOut = (text: string) => text.startsWith(LEFT_OUT);

/**
 * Takes the oldest results out of a conversation until it fits what a model reads at once, then what was said before its last
 * prompt, then all but the beginning of what is left. Every call keeps a result, since providers refuse one without.
 * @param room tokens for the conversation
 */
export function fitTranscript(transcript: readonly ModelMessage[], room: number): Fitted {
  if (conversationTokens(transcript) <= room) {
    return { transcript: [...transcript], isShortened: false };
  }
  const goal = room * FILLED;
  let fitted = [...transcript];
  // The results of the last step stay: the model asked for them, and has not read them yet.
  fitted = leaveOutResults(fitted, goal, fitted.findLastIndex(isAnswer));
  if (conversationTokens(fitted) > goal) fitted = dropEarlier(fitted, goal);
  if (conversationTokens(fitted) > goal) fitted = cutTexts(fitted, goal);
  return { transcript: fitted, isShortened: true };
}

const isAnswer = ({ role }: ModelMessage) => role === "assistant";

/** Replaces results before a message, the oldest first, by the note that they are left out. */
function leaveOutResults(
  transcript: readonly ModelMessage[],
  goal: number,
  before: number,
): ModelMessage[] {
  let over = conversationTokens(transcript) - goal;
  return transcript.map((message, at): ModelMessage => {
    if (over <= 0 || at >= before || message.role !== "tool") return message;
    const content = message.content.map((part) => {
      if (over <= 0 || part.type !== "tool-result") return part;
      return withNote(part);
    });
    const next = { ...message, content };
    over -= messageTokens(message) - messageTokens(next);
    return next;
  });
}

function withNote(part: ToolResultPart): ToolResultPart {
  // Only results of tools are kept, neither failures nor pages of them.
  if (part.output.type === "error-text") return part;
  const how =
    part.toolName === READ_RESULT
      ? "read the page again"
      : `read it again with ${READ_RESULT} and ${JSON.stringify({ result: part.toolCallId, page: 1 })}, or call the tool for less`;
  const text = JSON.stringify(part.output);
  const note = `${LEFT_OUT}: ${how}]`;
  return textTokens(text) <= textTokens(note)
    ? part
    : { ...part, output: { type: "text", value: note } };
}

/** Drops what was said before the last prompt, the oldest first. */
function dropEarlier(transcript: readonly ModelMessage[], goal: number): ModelMessage[] {
  const promptAt = transcript.findLastIndex(({ role }) => role === "user");
  let over = conversationTokens(transcript) - goal;
  let from = 0;
  while (from < promptAt && over > 0) {
    over -= messageTokens(transcript[from] as ModelMessage);
    from += 1;
  }
  // A conversation must not begin with the model.
  while (from < promptAt && transcript[from]?.role !== "user") from += 1;
  return transcript.slice(from);
}

/** Leaves the beginning of each long result and prompt. */
function cutTexts(transcript: readonly ModelMessage[], goal: number): ModelMessage[] {
  const cut = (length: number) =>
    transcript.map((message): ModelMessage => {
      if (message.role === "user" && typeof message.content === "string")
        return { ...message, content: shortened(message.content, length) };
      if (message.role !== "tool") return message;
      return {
        ...message,
        content: message.content.map((part) =>
          part.type === "tool-result" ? withBeginning(part, length) : part,
        ),
      };
    });
  let length = BEGINNING * 8;
  let fitted = cut(length);
  while (conversationTokens(fitted) > goal && length > BEGINNING / 4) {
    length /= 2;
    fitted = cut(length);
  }
  return fitted;
}

function withBeginning(part: ToolResultPart, length: number): ToolResultPart {
  const { output } = part;
  if (output.type !== "json" && output.type !== "text") return part;
  const text = output.type === "text" ? output.value : JSON.stringify(output.value);
  if (text.length <= length || isLeftOut(text)) return part;
  return { ...part, output: { type: "text", value: shortened(text, length) } };
}

const shortened = (text: string, length: number) =>
  text.length <= length
    ? text
    : `${beginningOf(text, length)}\n[cut here: the whole has ${text.length.toLocaleString("en-US")} characters, more than fit]`;

/** Whether results were left out of a conversation before. */
export const wasShortened = (transcript: readonly ModelMessage[]): boolean =>
  transcript.some(
    (message) =>
      message.role === "tool" &&
      message.content.some(
        (part) =>
          part.type === "tool-result" &&
          part.output.type === "text" &&
          (isLeftOut(part.output.value) || part.output.value.includes("\n[cut here: ")),
      ),
  );
