import { joinChunks } from "../chunked-text.ts";
import type { ChatMessage } from "../chat-state.ts";
import { firstQuestion, readQuestion } from "../read-question.ts";
import { repeatedAnswers } from "../repeated-answers.ts";
import { fenced, markdownTable, plain, readTable } from "./markdown-parts.ts";
import { questionMarkdown } from "./question-markdown.ts";
import { asTyped, closedMarkdown } from "./written-text.ts";

/** A conversation as it is written down. */
export type ExportedSession = {
  readonly title: string;
  /** ISO time at which it was begun; absent where the server does not say. */
  readonly createdAt?: string;
  readonly messages: readonly ChatMessage[];
};

/** A conversation as a Markdown document: who said what and when, calls as JSON, tables as tables, questions in words. */
export function sessionMarkdown(session: ExportedSession, product: string): string {
  const begun = session.createdAt === undefined ? Number.NaN : Date.parse(session.createdAt);
  const parts = [`# ${plain(session.title)}`];
  if (!Number.isNaN(begun)) parts.push(`Started ${said(begun)}.`);
  const repeated = repeatedAnswers(session.messages);
  for (const message of session.messages) {
    const { kind } = repeated.get(message) ?? {};
    if (kind === "nothing") continue;
    const time = message.at === undefined ? "" : ` · ${said(message.at)}`;
    parts.push(`## ${roleOf(message, product)}${time}`);
    if (kind === "superseded") parts.push("About the question before it was changed:");
    parts.push(...bodyOf(message));
  }
  return `${parts.join("\n\n")}\n`;
}

/** The same for every reader, wherever the file goes. */
const said = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace("T", " ")} UTC`;

function roleOf(message: ChatMessage, product: string): string {
  switch (message.role) {
    case "user":
      return "You";
    case "assistant":
      return plain(product);
    case "reasoning":
      return "Reasoning";
    case "tool_thought":
      return "Tool call";
    case "tool_result":
      return readQuestion(message) === null ? "Tool result" : "Question";
    case "file":
      return "Uploaded file";
    case "status":
      return "Status";
    case "error":
      return "Error";
    case "unknown":
    case "malformed":
      return "Message";
  }
}

function bodyOf(message: ChatMessage): string[] {
  switch (message.role) {
    case "user":
      return [asTyped(message.text)];
    case "assistant":
    case "reasoning":
      return [closedMarkdown(joinChunks(message.text))];
    case "status":
    case "error":
      return [plain(message.text)];
    case "file":
      return [plain(message.file.name)];
    case "tool_thought":
      return [nameOf(message), fenced(message.call.arguments)];
    case "tool_result":
      return resultOf(message);
    case "unknown":
      return [fenced(message.value)];
    case "malformed":
      return ["This message could not be read."];
  }
}

type Result = Extract<ChatMessage, { role: "tool_result" }>;

function resultOf(message: Result): string[] {
  const question = readQuestion(message);
  if (question !== null) return questionMarkdown(question, firstQuestion(message));
  const table = readTable(message.result);
  const changed =
    message.edited && message.proposedArguments !== undefined
      ? [
          "Edited before it ran. Ran with:",
          fenced(message.call.arguments),
          "Proposed:",
          fenced(message.proposedArguments),
        ]
      : [];
  const outcome = message.outcome ?? (message.isError ? "failed" : "done");
  return [
    `${nameOf(message)}, ${outcome}`,
    ...changed,
    ...(table === null ? [fenced(message.result)] : markdownTable(table)),
  ];
}

const nameOf = ({ call, connection }: Result | Extract<ChatMessage, { role: "tool_thought" }>) =>
  `**${plain(call.name)}**${connection ? ` (${plain(connection.name)})` : ""}`;
