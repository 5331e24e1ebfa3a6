import type { TranscriptMessage } from "@switchboard/ui/patterns/chat-transcript";
import type { ChatMessage } from "./chat-state.ts";
import { joinChunks } from "./chunked-text.ts";
import { firstQuestion, readQuestion } from "./read-question.ts";

/** What becomes of a message below a question whose answer the chat shows itself. */
export type Repetition =
  /** The built-in planner says what the answer says: what else it says, if anything. */
  | { readonly kind: "rest"; readonly text: string }
  /** Its words or a chart about a question that was changed since, or the chart that is drawn with the answer. */
  | { readonly kind: "nothing" }
  /** A model's words about a question that was changed since. */
  | { readonly kind: "superseded" };

/** What a run found, which is what its other messages are about. */
type Turn = {
  readonly runId: string | undefined;
  readonly texts: readonly string[];
  /** Their titles. */
  readonly charts: readonly string[];
  /** A person changed what it asked. */
  readonly isChanged: boolean;
};

/** The messages that repeat an answer, or are about a question that was changed since. */
export function repeatedAnswers(
  messages: readonly ChatMessage[],
): ReadonlyMap<ChatMessage, Repetition> {
  const repeated = new Map<ChatMessage, Repetition>();
  let turn: Turn | null = null;
  let said: ChatMessage[] = [];
  for (const message of messages) {
    if (message.role === "assistant") said.push(message);
    if (message.role === "user") [turn, said] = [null, []];
    else if (message.role === "tool_result") {
      turn = withQuestion(turn, message);
      // The planner asked above what the person has answered since.
      if (isFilledIn(message)) for (const one of said) repeated.set(one, { kind: "nothing" });
      if (turn && isSameRun(turn, message) && repeatsChart(turn, message))
        repeated.set(message, { kind: "nothing" });
    } else if (message.role === "assistant" && turn && isSameRun(turn, message)) {
      const is = repetitionOf(turn, message);
      if (is) repeated.set(message, is);
    }
  }
  return repeated;
}

const isSameRun = ({ runId }: Turn, message: ChatMessage): boolean =>
  runId === undefined || message.runId === undefined || runId === message.runId;

type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** A question that the planner offered, and a person completed. */
function isFilledIn(message: Result): boolean {
  const first = firstQuestion(message);
  return first !== null && !first.answer && readQuestion(message)?.changed === true;
}

function withQuestion(turn: Turn | null, message: Result): Turn | null {
  const first = firstQuestion(message);
  if (!first) return turn;
  const { text, chart } = first.answer ?? {};
  return {
    runId: message.runId,
    texts: [...(turn?.texts ?? []), ...(text === undefined ? [] : [text])],
    charts: [...(turn?.charts ?? []), ...(chart ? [chart.title] : [])],
    isChanged: turn?.isChanged === true || readQuestion(message)?.changed === true,
  };
}

function repeatsChart({ charts, isChanged }: Turn, { call, connection, result }: Result): boolean {
  if (connection !== undefined || call.name !== "show_chart") return false;
  if (isChanged) return true;
  const chart = (result as { chart?: { title?: unknown } } | null)?.chart;
  return typeof chart?.title === "string" && charts.includes(chart.title);
}

type Assistant = Extract<ChatMessage, { role: "assistant" }>;

function repetitionOf({ texts, isChanged }: Turn, { text }: Assistant): Repetition | null {
  const [begin = ""] = typeof text === "string" ? [text] : text;
  const isPlanner = texts.some((one) => {
    const [first = ""] = paragraphs(one);
    return begin.startsWith(first) || first.startsWith(begin);
  });
  if (!isPlanner) return isChanged ? { kind: "superseded" } : null;
  if (isChanged) return { kind: "nothing" };
  const said = texts.flatMap(paragraphs);
  // The last one may still grow.
  const isNew = (one: string) => !said.some((known) => known.startsWith(one));
  return { kind: "rest", text: paragraphs(joinChunks(text)).filter(isNew).join("\n\n") };
}

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).filter((one) => one !== "");

export const sameRepetition = (one: Repetition, other: Repetition): boolean =>
  one.kind === "rest" && other.kind === "rest" ? one.text === other.text : one.kind === other.kind;

/** The view of a message without what it repeats. */
export function withoutRepetition(view: TranscriptMessage, is: Repetition): TranscriptMessage {
  if (view.kind !== "assistant") return view;
  if (is.kind === "superseded") return { ...view, superseded: true };
  return is.kind === "rest" && is.text !== ""
    ? { ...view, text: is.text }
    : { ...view, hidden: true };
}
