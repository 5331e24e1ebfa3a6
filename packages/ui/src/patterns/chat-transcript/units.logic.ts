import type { ToolCallView } from "../tool-call/types.ts";
import type { TranscriptMessage } from "./types.ts";

type CallMessage = Extract<TranscriptMessage, { kind: "tool_call" }>;

/** Consecutive calls as one entry. It has the id of the first, so it keeps its place when others join. */
export type CallGroup = {
  kind: "tool_calls";
  id: string;
  at?: number;
  calls: readonly ToolCallView[];
};

/** What one row of a transcript shows. */
export type Unit = TranscriptMessage | CallGroup;

/** The calls of a unit; empty for anything else. */
export function callsOf(unit: Unit): readonly ToolCallView[] {
  if (unit.kind === "tool_calls") return unit.calls;
  return unit.kind === "tool_call" ? [unit.call] : [];
}

/**
 * Creates the function that groups messages into rows: consecutive calls share one, and what is hidden has none. Rows that did not change keep their
 * object, as messages do; a conversation without consecutive calls is returned as it is.
 */
export function createUnits(): (messages: readonly TranscriptMessage[]) => readonly Unit[] {
  const known = new WeakMap<CallMessage, { parts: readonly CallMessage[]; group: CallGroup }>();
  let last: { messages: readonly TranscriptMessage[]; units: readonly Unit[] } | null = null;

  const grouped = (parts: readonly CallMessage[]): Unit | undefined => {
    const [first] = parts;
    if (first === undefined || parts.length === 1) return first;
    const before = known.get(first);
    const same =
      before?.parts.length === parts.length && before.parts.every((part, at) => part === parts[at]);
    if (same) return before.group;
    const { id, at } = first;
    const calls = parts.map(({ call }) => call);
    const group: CallGroup = { kind: "tool_calls", id, calls, ...(at === undefined ? {} : { at }) };
    known.set(first, { parts, group });
    return group;
  };

  return function unitsOf(messages) {
    if (last?.messages === messages) return last.units;
    const units: Unit[] = [];
    let parts: CallMessage[] = [];
    const close = () => {
      const unit = grouped(parts);
      if (unit) units.push(unit);
      parts = [];
    };
    for (const message of messages) {
      if (message.kind === "assistant" && message.hidden) continue;
      if (message.kind === "tool_call") parts.push(message);
      else {
        if (parts.length > 0) close();
        units.push(message);
      }
    }
    close();
    last = { messages, units: units.length === messages.length ? messages : units };
    return last.units;
  };
}
