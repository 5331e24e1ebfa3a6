import type { Run } from "./ports.ts";
import type { Message } from "../chat/ports.ts";
import type { NewId } from "../../ids.ts";
import { isMessageEvent, type MessageEvent, type NewEvent, type RunEvent } from "./events.ts";
import { storable } from "../storable.ts";
import type { Repositories } from "../unit-of-work.ts";

const ROLES = {
  status: "STATUS",
  error: "ERROR",
  assistant: "ASSISTANT",
  reasoning: "REASONING",
  tool_thought: "TOOL_THOUGHT",
  tool_result: "TOOL_RESULT",
} as const satisfies Record<MessageEvent["type"], Message["role"]>;

const isText = (role: Message["role"]) => role === "ASSISTANT" || role === "REASONING";

type Recording = {
  readonly newId: NewId;
  readonly now: Date;
  /** What the user said before these events, which begins a run. */
  readonly prompt?: Message["content"];
  /** Whether the session is a new one: nothing was said in it. */
  readonly isFirst?: boolean;
};

/**
 * Numbers events, adds them to the log and applies them to the conversation, all in the caller's transaction, so that log and
 * conversation always agree. The caller holds a lock on the run's row.
 * @returns the events as sent; the last one's `seq` is the run's new `lastSeq`
 */
export async function recordEvents(
  tx: Repositories,
  run: Pick<Run, "id" | "sessionId" | "userId" | "lastSeq">,
  events: readonly NewEvent[],
  { newId, now, prompt, isFirst = false }: Recording,
): Promise<RunEvent[]> {
  if (events.length === 0) return [];
  const says = prompt !== undefined || events.some(isMessageEvent);
  const tail = says && !isFirst ? await tx.messages.findLast(run.sessionId) : undefined;
  let position = tail?.position ?? 0;
  // Text that arrives in pieces is one message until something else comes between.
  let open = tail && tail.runId === run.id && isText(tail.role) ? tail : undefined;
  let appended = "";
  const fresh: Message[] = [];
  const recorded: RunEvent[] = [];

  const say = (role: Message["role"], content: Message["content"]): Message => {
    position += 1;
    const { id: runId, sessionId, userId } = run;
    return { id: newId(), sessionId, userId, runId, position, role, content, createdAt: now };
  };
  if (prompt) fresh.push(say("USER", prompt));

  for (const [index, raw] of events.entries()) {
    const event = storable(raw);
    const base = { ...event, seq: run.lastSeq + index + 1, run_id: run.id };
    if (!isMessageEvent(event)) {
      recorded.push(base);
      continue;
    }
    const { type, ...content } = event;
    if (open?.role === ROLES[event.type] && "content" in event) {
      if (open === tail) appended += event.content;
      else open.content["content"] = `${String(open.content["content"])}${event.content}`;
      recorded.push({ ...base, message_id: open.id });
      continue;
    }
    const message = say(ROLES[type], content);
    fresh.push(message);
    open = isText(message.role) ? message : undefined;
    // Also sent to live readers, so that their time and the stored message's agree.
    recorded.push({ ...base, message_id: message.id, created_at: now.toISOString() });
  }

  if (tail && appended !== "") await tx.messages.appendText(tail.id, appended);
  await tx.messages.insert(fresh);
  await tx.runEvents.insert(
    recorded.map((event) => ({
      runId: run.id,
      seq: event.seq,
      type: event.type,
      body: event,
      createdAt: now,
    })),
  );
  return recorded;
}
