import { chartMarkdown } from "../chart-card/chart-card.logic.ts";
import { choiceLines } from "../choice-question/choice-lines.logic.ts";
import { discoveryMarkdown } from "../discovery-card/discovery.logic.ts";
import { fileLines } from "../file-card/file-lines.logic.ts";
import type { Json } from "../json-view/types.ts";
import { joinChunks } from "../markdown/chunked-text.ts";
import { askedMarkdown } from "../question-answer/asked-markdown.logic.ts";
import type { ToolCallView } from "../tool-call/types.ts";
import type { TranscriptMessage } from "./types.ts";
import type { Unit } from "./units.logic.ts";

/** Names of the speakers, in the language of the page. */
export type Speakers = {
  you: string;
  product: string;
};

/** A message as Markdown that can be pasted elsewhere; empty if there is nothing to copy. */
export function messageMarkdown(message: Unit): string {
  switch (message.kind) {
    case "tool_call":
      return callMarkdown(message.call);
    case "tool_calls":
      return message.calls.map(callMarkdown).join("\n\n");
    case "discovery":
      return discoveryMarkdown(message.discovery);
    case "fact_proposal":
      return `**${message.proposal.key}**: ${message.proposal.value}`;
    case "choices": {
      const [question = "", ...choices] = choiceLines(message.question);
      return [question, "", ...choices.map((choice) => `- ${choice}`)].join("\n");
    }
    case "chart":
      return chartMarkdown(message.chart);
    case "question":
      return askedMarkdown(message.asked);
    case "file":
      return fileLines(message.file).join("\n\n");
    case "unknown":
      return fenced(message.content);
    case "malformed":
    // What people see folded is no part of what was said.
    case "reasoning":
      return "";
    case "assistant":
      return message.superseded || message.hidden ? "" : joinChunks(message.text);
    default:
      return message.text;
  }
}

function callMarkdown({ name, connection, arguments: given, result }: ToolCallView): string {
  const title = connection ? `**${name}** (${connection.name})` : `**${name}**`;
  return [
    title,
    given === undefined ? "" : fenced(given),
    result === undefined ? "" : fenced(result),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The answer that a message is part of: everything between two questions. */
export function answerMarkdown(messages: readonly Unit[], index: number): string {
  return partsOf(messages, index)
    .map((part) => messageMarkdown(part))
    .join("\n\n");
}

/** What the actions under a message copy: a question, or the whole answer that it ends. */
export type Copied = "message" | "answer";

/** What the actions under a message copy; null for one that has none, as calls and all but the end of an answer. */
export function copiedAt(
  messages: readonly Unit[],
  index: number,
  working: boolean,
): Copied | null {
  const message = messages[index];
  if (message?.kind === "user") return "message";
  if (!message || !isAnswer(message)) return null;
  for (const after of messages.slice(index + 1, index + longestAnswer)) {
    if (after.kind === "user") return "answer";
    if (isAnswer(after)) return null;
  }
  return working ? null : "answer";
}

/** Messages farther apart than this are not treated as one answer. */
const longestAnswer = 200;

const isAnswer = (unit: Unit) =>
  unit.kind === "discovery" ||
  unit.kind === "question" ||
  (unit.kind === "assistant" && !unit.superseded);

function partsOf(messages: readonly Unit[], index: number): Unit[] {
  let start = index;
  let end = index + 1;
  while (start > 0 && index - start < longestAnswer && messages[start]?.kind !== "user") start -= 1;
  while (end < messages.length && end - index < longestAnswer && messages[end]?.kind !== "user")
    end += 1;
  return messages.slice(start, end).filter(isAnswer);
}

/** A whole conversation as Markdown, each message under the name of its speaker. */
export function transcriptMarkdown(
  messages: readonly TranscriptMessage[],
  { you, product }: Speakers,
): string {
  const parts: string[] = [];
  let speaking: string | null = null;
  for (const message of messages) {
    const text = messageMarkdown(message);
    if (text === "") continue;
    const speaker = message.kind === "user" ? you : product;
    if (speaker !== speaking || message.kind === "user") parts.push(`## ${speaker}`);
    speaking = speaker;
    parts.push(text);
  }
  return parts.length === 0 ? "" : `${parts.join("\n\n")}\n`;
}

/** Strings as they are, everything else as JSON, in a fence that nothing inside can close. */
function fenced(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${typeof value === "string" ? "" : "json"}\n${text}\n${fence}`;
}
