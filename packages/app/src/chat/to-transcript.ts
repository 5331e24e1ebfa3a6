import type { JsonObject as WireObject } from "@switchboard/api-client";
import type { ErrorAction, TranscriptMessage } from "@switchboard/ui/patterns/chat-transcript";
import type { Json, JsonObject } from "@switchboard/ui/patterns/json-view";
import type { ToolCallState, ToolCallView } from "@switchboard/ui/patterns/tool-call";
import { type ChatMessage, type ChatState, isLoading, isLocal } from "./chat-state.ts";
import { chatTexts } from "./chat-texts.ts";
import { type ErrorRemedy, remedyFor } from "./error-reason.ts";
import { readDiscovery } from "./read-discovery.ts";
import { type AskedBy, outdatedAnswers, type ReadingChanges } from "./outdated-answers.ts";
import { readQuestion } from "./read-question.ts";
import {
  type Repetition,
  repeatedAnswers,
  sameRepetition,
  withoutRepetition,
} from "./repeated-answers.ts";
import { readOwnResult } from "./read-own-result.ts";
import { linkOfResult } from "./result-link.ts";
import { retryOf } from "./retry.ts";
import { type Apps, toConnection } from "./to-connection.ts";

type Thought = Extract<ChatMessage, { role: "tool_thought" }>;
type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** Everything in a message came out of `JSON.parse`, so what it holds is JSON. */
const asJson = (value: unknown) => value as Json;
export const asJsonObject = (value: WireObject) => value as JsonObject;

/** Links to the pages that resolve an error, where the app has them. */
export type Places = Partial<Readonly<Record<Exclude<ErrorRemedy, "retry">, string>>>;

type TranscriptOptions = {
  /** Path of an inbox item. */
  readonly inboxItem?: (id: string) => string;
  /** The page says already that the built-in planner answers. */
  readonly plannerShown?: boolean;
  /** When the reading of files last changed, by their names: older answers from them are out of date. */
  readonly readingChanges?: ReadingChanges;
};

const isPlannerNotice = (message: ChatMessage): boolean =>
  message.role === "status" && message.reason === "planner";

/**
 * The view of a conversation, in which a tool's thought and its result become one row.
 * Messages that did not change keep the same view objects, so that a chunk renders its own message only.
 */
export function createTranscriptView(
  apps: Apps = new Map(),
  places: Places = {},
  { plannerShown = false, inboxItem, readingChanges = new Map() }: TranscriptOptions = {},
): (state: ChatState) => readonly TranscriptMessage[] {
  const plain = new WeakMap<ChatMessage, TranscriptMessage>();
  const merged = new WeakMap<Thought, WeakMap<Result, TranscriptMessage>>();
  const retried = new WeakMap<ChatMessage, TranscriptMessage>();
  const answered = new WeakMap<ChatMessage, { answer: string | null; view: TranscriptMessage }>();
  const outdated = new WeakMap<ChatMessage, TranscriptMessage>();
  const thought = new WeakMap<ChatMessage, TranscriptMessage & { kind: "reasoning" }>();
  const trimmed = new WeakMap<ChatMessage, { is: Repetition; view: TranscriptMessage }>();
  const toView = createToView(apps, places, inboxItem);

  /** What a message says beside the answer that is shown with its question. */
  const asRepetition = (message: ChatMessage, is: Repetition, live: boolean) => {
    const known = trimmed.get(message);
    if (known && sameRepetition(known.is, is)) return known.view;
    const view = withoutRepetition(toView(message, live), is);
    if (!live) trimmed.set(message, { is, view });
    return view;
  };

  /**
   * An answer from a file that is read differently now. What the built-in planner read is asked again as it was read: a
   * question that followed another one would mean something else at the end of the chat.
   */
  const asOutdated = (
    message: ChatMessage,
    { prompt, read, question }: AskedBy,
    planned: boolean,
  ) => {
    const known = outdated.get(message);
    if (known !== undefined) return known;
    const view = once(message, () => toView(message, false));
    const again = question ?? (planned ? read : undefined);
    const next =
      view.kind === "assistant"
        ? { ...view, outdated: { prompt, ...(again && { question: again }) } }
        : view;
    outdated.set(message, next);
    return next;
  };

  /** Reasoning with how long it took, up to what came next. */
  const asThought = (message: ChatMessage, next: ChatMessage | undefined) => {
    const view = once(message, () => toView(message, false));
    if (view.kind !== "reasoning" || message.at === undefined || next?.at === undefined)
      return view;
    const durationMs = Math.max(0, next.at - message.at);
    const known = thought.get(message);
    if (known?.durationMs === durationMs) return known;
    const timed = { ...view, durationMs };
    thought.set(message, timed);
    return timed;
  };

  /** A question with choices and what the person said next. */
  const withAnswer = (message: ChatMessage, answer: string | null) => {
    const view = once(message, () => toView(message, false));
    if (view.kind !== "choices" || answer === null) return view;
    const known = answered.get(message);
    if (known?.answer === answer) return known.view;
    const question = { ...view.question, answer };
    const next: TranscriptMessage = { ...view, question };
    answered.set(message, { answer, view: next });
    return next;
  };

  const once = (message: ChatMessage, make: () => TranscriptMessage) => {
    const known = plain.get(message);
    if (known !== undefined) return known;
    const view = make();
    plain.set(message, view);
    return view;
  };

  return (state) => {
    const { messages } = state;
    const live = isLoading(state);
    const last = messages.length - 1;
    const resultOf = pairResults(messages);
    const paired = new Set<ChatMessage>(resultOf.values());
    const goesOn = live ? ofLiveRun(state) : () => false;
    const failure = retryOf(state) === null ? undefined : messages.at(-1);
    const prompts = outdatedAnswers(messages, readingChanges);
    const repeated = repeatedAnswers(messages);
    const views: TranscriptMessage[] = [];
    for (const [index, message] of messages.entries()) {
      if (paired.has(message) || (plannerShown && isPlannerNotice(message))) continue;
      const repetition = repeated.get(message);
      // A chart has no view that is hidden.
      if (repetition?.kind === "nothing" && message.role !== "assistant") continue;
      const result = message.role === "tool_thought" ? resultOf.get(message) : undefined;
      if (message.role === "tool_thought" && result !== undefined) {
        const known = merged.get(message) ?? new WeakMap<Result, TranscriptMessage>();
        merged.set(message, known);
        const view = known.get(result) ?? toolRow(message, result, false, apps, inboxItem);
        known.set(result, view);
        views.push(view);
      } else if (message === failure) {
        const view = retried.get(message) ?? withRetry(toView(message, false));
        retried.set(message, view);
        views.push(view);
      } else if (repetition && (repetition.kind !== "rest" || !prompts.has(message))) {
        views.push(asRepetition(message, repetition, live && index === last));
      } else if (
        message.role === "tool_thought" ? goesOn(message, index) : live && index === last
      ) {
        // The end of a live conversation still changes, so its view is not cached.
        views.push(toView(message, true));
      } else if (message.role === "reasoning") {
        views.push(asThought(message, messages[index + 1]));
      } else {
        const prompt = prompts.get(message);
        views.push(
          prompt === undefined
            ? withAnswer(message, saidAfter(messages, index))
            : asOutdated(message, prompt, repetition?.kind === "rest"),
        );
      }
    }
    return views;
  };
}

/** What the person said after a question with choices; null for any other message, and while it is open. */
function saidAfter(messages: readonly ChatMessage[], index: number): string | null {
  const message = messages[index];
  if (message?.role !== "tool_result" || message.call.name !== "offer_choices") return null;
  const next = messages.slice(index + 1).find(({ role }) => role === "user");
  return next?.role === "user" ? next.text : null;
}

/** Whether a call belongs to the live run: an older one that was denied must not look as if it ran after all. */
function ofLiveRun({ messages, runId }: ChatState): (thought: Thought, index: number) => boolean {
  const begin = messages.findLastIndex(({ role }) => role === "user");
  return (thought, index) =>
    thought.runId === undefined ? index > begin : thought.runId === runId;
}

/**
 * Pairs each thought with the result of the same call id; without ids, with the next result of the same tool. Those of different runs, or
 * on both sides of a prompt, are never paired.
 */
function pairResults(messages: readonly ChatMessage[]): Map<Thought, Result> {
  let open: Thought[] = [];
  const pairs = new Map<Thought, Result>();
  for (const message of messages) {
    if (message.role === "user") open = [];
    if (message.role === "tool_thought") open.push(message);
    if (message.role !== "tool_result") continue;
    const { id, name } = message.call;
    const at = open.findIndex(({ call, runId }) => {
      const same = id === undefined || call.id === undefined ? call.name === name : call.id === id;
      return same && (runId ?? message.runId) === (message.runId ?? runId);
    });
    const thought = open[at];
    if (thought === undefined) continue;
    open.splice(at, 1);
    pairs.set(thought, message);
  }
  return pairs;
}

const createToView =
  (apps: Apps, places: Places, inboxItem: TranscriptOptions["inboxItem"]) =>
  (message: ChatMessage, live: boolean) => {
    const { at } = message;
    const view = toKind(message, live, apps, places, inboxItem);
    return at === undefined ? view : { ...view, at };
  };

const withRetry = (view: TranscriptMessage): TranscriptMessage =>
  view.kind === "error" ? { ...view, action: { kind: "retry" } } : view;

const linkWords = {
  pricing: chatTexts.addCredits,
  connections: chatTexts.manageConnections,
  login: chatTexts.logIn,
  chat: chatTexts.newChat,
} as const;

function linkOf(reason: string | undefined, places: Places): ErrorAction | undefined {
  const remedy = remedyFor(reason);
  if (remedy === null || remedy === "retry") return undefined;
  const href = places[remedy];
  return href === undefined ? undefined : { kind: "link", label: linkWords[remedy], href };
}

function toKind(
  message: ChatMessage,
  live: boolean,
  apps: Apps,
  places: Places,
  inboxItem: TranscriptOptions["inboxItem"],
): TranscriptMessage {
  const { id } = message;
  switch (message.role) {
    case "user":
      return { kind: "user", id, text: message.text, ...(isLocal(message) && { asked: true }) };
    case "assistant":
      return { kind: "assistant", id, text: message.text, streaming: live };
    case "reasoning":
      return { kind: "reasoning", id, text: message.text, streaming: live };
    case "tool_thought":
      return toolRow(message, null, live, apps, inboxItem);
    case "tool_result": {
      const asked = readQuestion(message);
      if (asked !== null) return { kind: "question", id, asked };
      const own = readOwnResult(message);
      if (own !== null) return { id, ...own };
      const discovery = readDiscovery(message, apps);
      return discovery === null
        ? toolRow(null, message, live, apps, inboxItem)
        : { kind: "discovery", id, discovery };
    }
    case "file":
      return { kind: "file", id, file: message.file };
    case "status":
      return {
        kind: "status",
        id,
        text: isPlannerNotice(message) ? chatTexts.plannerAnswered : message.text,
        // The next attempt is on its way only while nothing came after it.
        mark: live && message.reason === "retry" ? "busy" : markOf(message.reason),
      };
    case "error":
      return { kind: "error", id, text: message.text, action: linkOf(message.reason, places) };
    case "unknown":
      return { kind: "unknown", id, content: asJson(message.value) };
    case "malformed":
      return { kind: "malformed", id, part: message.part };
  }
}

function toolRow(
  thought: Thought | null,
  result: Result | null,
  live: boolean,
  apps: Apps,
  inboxItem: TranscriptOptions["inboxItem"],
): TranscriptMessage {
  const first = thought ?? result;
  if (first === null) throw new Error("A tool row needs a thought or a result.");
  const { id, at } = first;
  const time = at === undefined ? {} : { at };
  const asked = result === null && !live ? null : readQuestion(result ?? first);
  if (asked !== null) return { kind: "question", id, asked, ...time };
  const connection = result?.connection ?? thought?.connection;
  const call: ToolCallView = {
    id: first.call.id ?? first.id,
    name: first.call.name,
    arguments: asJsonObject((result ?? first).call.arguments),
    label: thought?.label,
    effect: result?.effect ?? thought?.effect,
    connection: connection && toConnection(connection, apps),
    state: stateOf(result, live),
    startedAt: thought?.receivedAt ?? thought?.at,
    durationMs: result?.durationMs,
    ...(result === null ? {} : { result: asJson(result.result) }),
    ...(result?.edited && result.proposedArguments
      ? { proposedArguments: asJsonObject(result.proposedArguments) }
      : {}),
    ...(result?.denialReason === undefined ? {} : { denialReason: result.denialReason }),
    ...(result && { link: linkOfResult(result, inboxItem) }),
  };
  return { kind: "tool_call", id, call, ...time };
}

function stateOf(result: Result | null, live: boolean): ToolCallState {
  if (result === null) return live ? "running" : "proposed";
  return result.outcome ?? (result.isError ? "failed" : "done");
}

const marks = {
  approved: "done",
  uploaded: "done",
  denied: "denied",
  stopped: "stopped",
  failed: "failed",
  interrupted: "failed",
  uploading: "busy",
} as const;

const markOf = (reason: string | undefined) =>
  reason !== undefined && Object.hasOwn(marks, reason)
    ? marks[reason as keyof typeof marks]
    : undefined;
